CREATE TABLE `counters` (
	`series` text PRIMARY KEY NOT NULL,
	`last` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`plan` text,
	`period` text,
	`credits` integer DEFAULT 0 NOT NULL,
	`starts_on` text,
	`ends_on` text,
	`lines` text NOT NULL,
	`net` integer NOT NULL,
	`vat` integer NOT NULL,
	`total` integer NOT NULL,
	`pages` integer DEFAULT 0 NOT NULL,
	`session` text,
	`url` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`number` text,
	`buyer` text,
	`paid_on` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_number_unique` ON `payments` (`number`);--> statement-breakpoint
CREATE INDEX `payments_of_business` ON `payments` (`business_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `payments_by_state` ON `payments` (`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `payments_by_day` ON `payments` (`paid_on`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_of_period` ON `payments` (`business_id`,`kind`,`starts_on`) WHERE kind = 'renewal';--> statement-breakpoint
ALTER TABLE `businesses` ADD `renews_on` text;--> statement-breakpoint
ALTER TABLE `businesses` ADD `next_plan` text;--> statement-breakpoint
ALTER TABLE `businesses` ADD `next_period` text;--> statement-breakpoint
ALTER TABLE `businesses` ADD `is_ending` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `businesses` ADD `due_since` text;--> statement-breakpoint
ALTER TABLE `businesses` ADD `paid_since` text;--> statement-breakpoint
ALTER TABLE `businesses` ADD `ended_on` text;--> statement-breakpoint
ALTER TABLE `businesses` ADD `reminded_at` integer;--> statement-breakpoint
ALTER TABLE `businesses` ADD `customer` text;