CREATE TABLE `calendar_feeds` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_key_unique` ON `calendar_feeds` (`key`);--> statement-breakpoint
CREATE TABLE `provider_files` (
	`id` text PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`record_id` text NOT NULL,
	`user_id` text NOT NULL,
	`is_staff` integer NOT NULL,
	`file_name` text NOT NULL,
	`media_type` text NOT NULL,
	`size` integer NOT NULL,
	`digest` text NOT NULL,
	`file_key` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `provider_files_of_record` ON `provider_files` (`record_id`,`id`);