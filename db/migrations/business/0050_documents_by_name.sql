INSERT INTO search_entries(record, record_id, words) SELECT 'documents', id, sort_title || ' ' || lower(file_name) || ' ' || lower(folder) || ' ' || lower(tags) FROM documents WHERE trashed = 0;
--> statement-breakpoint
CREATE TRIGGER documents_found_insert AFTER INSERT ON documents BEGIN
  INSERT INTO search_entries(record, record_id, words) VALUES ('documents', new.id, new.sort_title || ' ' || lower(new.file_name) || ' ' || lower(new.folder) || ' ' || lower(new.tags));
END;
--> statement-breakpoint
CREATE TRIGGER documents_found_update AFTER UPDATE OF sort_title, file_name, folder, tags, trashed ON documents BEGIN
  DELETE FROM search_entries WHERE record = 'documents' AND record_id = old.id;
  INSERT INTO search_entries(record, record_id, words)
    SELECT 'documents', new.id, new.sort_title || ' ' || lower(new.file_name) || ' ' || lower(new.folder) || ' ' || lower(new.tags) WHERE new.trashed = 0;
END;
--> statement-breakpoint
CREATE TRIGGER documents_found_delete AFTER DELETE ON documents BEGIN
  DELETE FROM search_entries WHERE record = 'documents' AND record_id = old.id;
END;
