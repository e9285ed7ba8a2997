CREATE TABLE `checklists` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`sort_name` text NOT NULL,
	`status` text NOT NULL,
	`moment` text NOT NULL,
	`families` text NOT NULL,
	`item_ids` text NOT NULL,
	`points` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `checklists_by_name` ON `checklists` (`status`,`sort_name`,`id`);--> statement-breakpoint
CREATE TABLE `lot_checks` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`status` text NOT NULL,
	`moment` text NOT NULL,
	`checklist_id` text NOT NULL,
	`name` text NOT NULL,
	`points` text NOT NULL,
	`lot_id` text NOT NULL,
	`item_id` text NOT NULL,
	`holds` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`answered_at` integer,
	`answerer` text DEFAULT '' NOT NULL,
	`non_conformity_id` text,
	`actor` text NOT NULL,
	`search_text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`lot_id`) REFERENCES `lots`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lot_checks_reference_unique` ON `lot_checks` (`reference`);--> statement-breakpoint
CREATE INDEX `lot_checks_newest` ON `lot_checks` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `lot_checks_by_status` ON `lot_checks` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `lot_checks_by_moment` ON `lot_checks` (`moment`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `lot_checks_of_lot` ON `lot_checks` (`lot_id`,`status`);--> statement-breakpoint
CREATE INDEX `lot_checks_of_item` ON `lot_checks` (`item_id`,`created_at`);