CREATE TRIGGER till_closings_unchanged BEFORE UPDATE ON till_closings BEGIN
  SELECT raise(ABORT, 'till_is_kept');
END;
--> statement-breakpoint
CREATE TRIGGER till_closings_stay BEFORE DELETE ON till_closings BEGIN
  SELECT raise(ABORT, 'till_is_kept');
END;
