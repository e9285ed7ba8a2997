DROP INDEX `documents_newest`;--> statement-breakpoint
DROP INDEX `documents_by_title`;--> statement-breakpoint
DROP INDEX `documents_by_end`;--> statement-breakpoint
DROP INDEX `documents_in_folder`;--> statement-breakpoint
ALTER TABLE `documents` ADD `place` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `documents_place` ON `documents` (`place`);--> statement-breakpoint
CREATE INDEX `documents_newest` ON `documents` (`trashed`,`created_at`,`id`,`place`);--> statement-breakpoint
CREATE INDEX `documents_by_title` ON `documents` (`trashed`,`sort_title`,`id`,`place`);--> statement-breakpoint
CREATE INDEX `documents_by_end` ON `documents` (`trashed`,`valid_until`,`id`,`place`);--> statement-breakpoint
CREATE INDEX `documents_in_folder` ON `documents` (`trashed`,`folder`,`created_at`,`id`,`place`);--> statement-breakpoint
UPDATE documents SET place = rowid;
--> statement-breakpoint
CREATE VIRTUAL TABLE documents_found USING fts5(words, content='', contentless_delete=1, detail=none, prefix='1 2 3 4 5 6 7 8 9 10 11 12');
--> statement-breakpoint
INSERT INTO documents_found(rowid, words)
  SELECT d.place, p.head || ' ' || coalesce((SELECT group_concat(words, ' ') FROM document_pages WHERE document_id = d.id), '')
  FROM documents d JOIN document_pages p ON p.document_id = d.id AND p.page = 0;
--> statement-breakpoint
CREATE TRIGGER documents_place_insert AFTER INSERT ON documents BEGIN
  UPDATE documents SET place = (SELECT coalesce(max(place), 0) + 1 FROM documents) WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER documents_place_delete AFTER DELETE ON documents BEGIN
  DELETE FROM documents_found WHERE rowid = old.place;
END;
--> statement-breakpoint
CREATE TRIGGER documents_whole_insert AFTER INSERT ON document_pages WHEN new.page = 0 BEGIN
  DELETE FROM documents_found WHERE rowid = (SELECT place FROM documents WHERE id = new.document_id);
  INSERT INTO documents_found(rowid, words)
    SELECT place, new.head || ' ' || coalesce((SELECT group_concat(words, ' ') FROM document_pages WHERE document_id = new.document_id), '')
    FROM documents WHERE id = new.document_id;
END;
--> statement-breakpoint
CREATE TRIGGER documents_whole_update AFTER UPDATE OF head ON document_pages WHEN new.page = 0 BEGIN
  DELETE FROM documents_found WHERE rowid = (SELECT place FROM documents WHERE id = new.document_id);
  INSERT INTO documents_found(rowid, words)
    SELECT place, new.head || ' ' || coalesce((SELECT group_concat(words, ' ') FROM document_pages WHERE document_id = new.document_id), '')
    FROM documents WHERE id = new.document_id;
END;
