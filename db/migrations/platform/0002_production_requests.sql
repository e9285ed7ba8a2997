CREATE TABLE `production_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`user_id` text,
	`product` text NOT NULL,
	`item_id` text,
	`amount` integer NOT NULL,
	`unit` text NOT NULL,
	`requested_on` text NOT NULL,
	`completed_on` text,
	`urgency` text NOT NULL,
	`notes` text NOT NULL,
	`status` text NOT NULL,
	`reason` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `production_requests_of_business` ON `production_requests` (`business_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `production_requests_by_status` ON `production_requests` (`status`,`created_at`,`id`);