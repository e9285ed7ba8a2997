CREATE TRIGGER credit_entries_unchanged BEFORE UPDATE ON credit_entries BEGIN
  SELECT raise(ABORT, 'ledger_is_kept');
END;
--> statement-breakpoint
CREATE TRIGGER credit_entries_stay BEFORE DELETE ON credit_entries BEGIN
  SELECT raise(ABORT, 'ledger_is_kept');
END;
--> statement-breakpoint
CREATE TRIGGER credit_entries_counted AFTER INSERT ON credit_entries BEGIN
  INSERT OR IGNORE INTO user_credits (user_id) VALUES (new.user_id);
  UPDATE user_credits SET
    credits = credits + CASE new.type WHEN 'grant' THEN new.credits WHEN 'purchase' THEN new.credits WHEN 'release' THEN new.credits
      WHEN 'hold' THEN -new.credits WHEN 'expire' THEN -new.credits ELSE 0 END,
    held = held + CASE new.type WHEN 'hold' THEN new.credits WHEN 'capture' THEN -new.credits WHEN 'release' THEN -new.credits ELSE 0 END
    WHERE user_id = new.user_id;
END;
