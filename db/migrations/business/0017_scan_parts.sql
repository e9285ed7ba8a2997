ALTER TABLE `scans` ADD `first_page` integer;--> statement-breakpoint
ALTER TABLE `scans` ADD `last_page` integer;