CREATE TRIGGER sales_unchanged BEFORE UPDATE ON sales BEGIN
  SELECT raise(ABORT, 'till_is_kept');
END;
--> statement-breakpoint
CREATE TRIGGER sales_stay BEFORE DELETE ON sales BEGIN
  SELECT raise(ABORT, 'till_is_kept');
END;
