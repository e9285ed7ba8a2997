INSERT INTO item_tallies SELECT archived, section, kind, status, category, count(*), total(margin < 0) FROM items GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
CREATE TRIGGER item_tallies_insert AFTER INSERT ON items BEGIN
  INSERT INTO item_tallies VALUES (new.archived, new.section, new.kind, new.status, new.category, 1, coalesce(new.margin < 0, 0))
    ON CONFLICT DO UPDATE SET count = count + 1, at_loss = at_loss + excluded.at_loss;
END;
--> statement-breakpoint
CREATE TRIGGER item_tallies_delete AFTER DELETE ON items BEGIN
  UPDATE item_tallies SET count = count - 1, at_loss = at_loss - coalesce(old.margin < 0, 0)
    WHERE (archived, section, kind, status, category) = (old.archived, old.section, old.kind, old.status, old.category);
  DELETE FROM item_tallies WHERE count = 0;
END;
--> statement-breakpoint
CREATE TRIGGER item_tallies_update AFTER UPDATE OF kind, status, category, archived_at, price, cost ON items BEGIN
  UPDATE item_tallies SET count = count - 1, at_loss = at_loss - coalesce(old.margin < 0, 0)
    WHERE (archived, section, kind, status, category) = (old.archived, old.section, old.kind, old.status, old.category);
  INSERT INTO item_tallies VALUES (new.archived, new.section, new.kind, new.status, new.category, 1, coalesce(new.margin < 0, 0))
    ON CONFLICT DO UPDATE SET count = count + 1, at_loss = at_loss + excluded.at_loss;
  DELETE FROM item_tallies WHERE count = 0;
END;
