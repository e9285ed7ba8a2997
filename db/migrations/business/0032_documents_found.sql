CREATE VIRTUAL TABLE documents_search USING fts5(head, words, content='document_pages', content_rowid='seq', prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER documents_search_insert AFTER INSERT ON document_pages BEGIN
  INSERT INTO documents_search(rowid, head, words) VALUES (new.seq, new.head, new.words);
END;
--> statement-breakpoint
CREATE TRIGGER documents_search_delete AFTER DELETE ON document_pages BEGIN
  INSERT INTO documents_search(documents_search, rowid, head, words) VALUES ('delete', old.seq, old.head, old.words);
END;
--> statement-breakpoint
CREATE TRIGGER documents_search_update AFTER UPDATE OF head, words ON document_pages BEGIN
  INSERT INTO documents_search(documents_search, rowid, head, words) VALUES ('delete', old.seq, old.head, old.words);
  INSERT INTO documents_search(rowid, head, words) VALUES (new.seq, new.head, new.words);
END;
--> statement-breakpoint
CREATE TRIGGER document_tallies_insert AFTER INSERT ON documents BEGIN
  INSERT INTO document_tallies(kind, name, trashed, count, bytes) VALUES ('folder', new.folder, new.trashed, 1, new.bytes)
    ON CONFLICT DO UPDATE SET count = count + 1, bytes = bytes + excluded.bytes;
  INSERT INTO document_tallies(kind, name, trashed, count, bytes) SELECT 'tag', value, new.trashed, 1, 0 FROM json_each(new.tags) WHERE true
    ON CONFLICT DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER document_tallies_delete AFTER DELETE ON documents BEGIN
  UPDATE document_tallies SET count = count - 1, bytes = bytes - old.bytes WHERE kind = 'folder' AND name = old.folder AND trashed = old.trashed;
  UPDATE document_tallies SET count = count - 1 WHERE kind = 'tag' AND trashed = old.trashed AND name IN (SELECT value FROM json_each(old.tags));
  DELETE FROM document_tallies WHERE count = 0;
END;
--> statement-breakpoint
CREATE TRIGGER document_tallies_update AFTER UPDATE OF folder, tags, trashed, bytes ON documents BEGIN
  UPDATE document_tallies SET count = count - 1, bytes = bytes - old.bytes WHERE kind = 'folder' AND name = old.folder AND trashed = old.trashed;
  UPDATE document_tallies SET count = count - 1 WHERE kind = 'tag' AND trashed = old.trashed AND name IN (SELECT value FROM json_each(old.tags));
  INSERT INTO document_tallies(kind, name, trashed, count, bytes) VALUES ('folder', new.folder, new.trashed, 1, new.bytes)
    ON CONFLICT DO UPDATE SET count = count + 1, bytes = bytes + excluded.bytes;
  INSERT INTO document_tallies(kind, name, trashed, count, bytes) SELECT 'tag', value, new.trashed, 1, 0 FROM json_each(new.tags) WHERE true
    ON CONFLICT DO UPDATE SET count = count + 1;
  DELETE FROM document_tallies WHERE count = 0;
END;
