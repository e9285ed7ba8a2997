CREATE TRIGGER readings_unchanged BEFORE UPDATE ON readings BEGIN
  SELECT raise(ABORT, 'readings_are_kept');
END;
--> statement-breakpoint
CREATE TRIGGER readings_stay BEFORE DELETE ON readings BEGIN
  SELECT raise(ABORT, 'readings_are_kept');
END;
