ALTER TABLE `saved_reports` ADD `rhythm` text;--> statement-breakpoint
ALTER TABLE `saved_reports` ADD `recipients` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `saved_reports` ADD `next_on` text;--> statement-breakpoint
ALTER TABLE `saved_reports` ADD `sent_at` integer;--> statement-breakpoint
ALTER TABLE `saved_reports` ADD `language` text DEFAULT 'fr' NOT NULL;--> statement-breakpoint
ALTER TABLE `saved_reports` ADD `place` integer;