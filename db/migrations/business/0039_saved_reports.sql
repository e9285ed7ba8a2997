CREATE TABLE `saved_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`question` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `saved_reports_newest` ON `saved_reports` (`created_at`,`id`);