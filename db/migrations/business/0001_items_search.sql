CREATE VIRTUAL TABLE items_search USING fts5(search_text, content='items', content_rowid='seq', prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER items_search_insert AFTER INSERT ON items BEGIN
  INSERT INTO items_search(rowid, search_text) VALUES (new.seq, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER items_search_delete AFTER DELETE ON items BEGIN
  INSERT INTO items_search(items_search, rowid, search_text) VALUES ('delete', old.seq, old.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER items_search_update AFTER UPDATE OF search_text ON items BEGIN
  INSERT INTO items_search(items_search, rowid, search_text) VALUES ('delete', old.seq, old.search_text);
  INSERT INTO items_search(rowid, search_text) VALUES (new.seq, new.search_text);
END;
