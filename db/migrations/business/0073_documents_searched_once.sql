-- Words of documents are found in documents_found, whole documents at a time: the index of their pages is asked by nobody any more.
DROP TRIGGER documents_search_insert;
--> statement-breakpoint
DROP TRIGGER documents_search_delete;
--> statement-breakpoint
DROP TRIGGER documents_search_update;
--> statement-breakpoint
DROP TABLE documents_search;
