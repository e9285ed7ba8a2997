CREATE TABLE `complaints` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`status` text NOT NULL,
	`subject` text NOT NULL,
	`category` text NOT NULL,
	`severity` text NOT NULL,
	`received_on` text NOT NULL,
	`client_id` text,
	`contact` text DEFAULT '' NOT NULL,
	`item_id` text,
	`lot_id` text,
	`description` text DEFAULT '' NOT NULL,
	`non_conformity_id` text,
	`recall_id` text,
	`answer` text DEFAULT '' NOT NULL,
	`answered_on` text,
	`search_text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`lot_id`) REFERENCES `lots`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `complaints_reference_unique` ON `complaints` (`reference`);--> statement-breakpoint
CREATE INDEX `complaints_newest` ON `complaints` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `complaints_by_status` ON `complaints` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `complaints_by_day` ON `complaints` (`received_on`,`category`,`item_id`,`severity`);--> statement-breakpoint
CREATE INDEX `complaints_of_client` ON `complaints` (`client_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `complaints_of_item` ON `complaints` (`item_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `complaints_of_lot` ON `complaints` (`lot_id`,`created_at`);