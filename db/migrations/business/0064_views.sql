CREATE TABLE `views` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`screen` text NOT NULL,
	`search` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `views_name` ON `views` (`name`,`screen`);--> statement-breakpoint
CREATE INDEX `views_newest` ON `views` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `views_newest_of_screen` ON `views` (`screen`,`created_at`,`id`);