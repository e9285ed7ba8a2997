CREATE TRIGGER recipe_lines_insert AFTER INSERT ON recipes BEGIN
  INSERT INTO recipe_lines SELECT new.id, key, value ->> 'itemId' FROM json_each(new.lines);
END;
--> statement-breakpoint
CREATE TRIGGER recipe_lines_update AFTER UPDATE OF lines ON recipes BEGIN
  DELETE FROM recipe_lines WHERE recipe_id = new.id;
  INSERT INTO recipe_lines SELECT new.id, key, value ->> 'itemId' FROM json_each(new.lines);
END;
