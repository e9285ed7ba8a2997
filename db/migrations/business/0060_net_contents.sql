CREATE TABLE `net_content_checks` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`status` text NOT NULL,
	`verdict` text NOT NULL,
	`item_id` text NOT NULL,
	`lot_id` text NOT NULL,
	`checked_on` text NOT NULL,
	`nominal` integer NOT NULL,
	`unit` text NOT NULL,
	`batch` integer NOT NULL,
	`destructive` integer NOT NULL,
	`tare` integer NOT NULL,
	`weights` text NOT NULL,
	`density` integer,
	`notes` text DEFAULT '' NOT NULL,
	`non_conformity_id` text,
	`actor` text NOT NULL,
	`search_text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`lot_id`) REFERENCES `lots`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `net_content_checks_reference_unique` ON `net_content_checks` (`reference`);--> statement-breakpoint
CREATE INDEX `net_content_checks_newest` ON `net_content_checks` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `net_content_checks_by_status` ON `net_content_checks` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `net_content_checks_by_verdict` ON `net_content_checks` (`verdict`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `net_content_checks_of_lot` ON `net_content_checks` (`lot_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `net_content_checks_of_item` ON `net_content_checks` (`item_id`,`created_at`);