CREATE TABLE `search_entries` (
	`seq` integer PRIMARY KEY NOT NULL,
	`record` text NOT NULL,
	`record_id` text NOT NULL,
	`words` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_entries_of_record` ON `search_entries` (`record`,`record_id`);