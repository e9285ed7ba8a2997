CREATE TABLE `visits` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`user_id` text NOT NULL,
	`reason` text NOT NULL,
	`ends_at` integer NOT NULL,
	`withdrawn_at` integer,
	`entries` integer DEFAULT 0 NOT NULL,
	`entered_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `visits_of_business` ON `visits` (`business_id`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `visit_id` text;