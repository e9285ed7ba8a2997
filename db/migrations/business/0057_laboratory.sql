CREATE TABLE `analysis_plans` (
	`id` text PRIMARY KEY NOT NULL,
	`item_id` text NOT NULL,
	`analyses` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `analysis_plans_item_id_unique` ON `analysis_plans` (`item_id`);--> statement-breakpoint
CREATE TABLE `lab_samples` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`status` text NOT NULL,
	`outcome` text NOT NULL,
	`purpose` text NOT NULL,
	`item_id` text NOT NULL,
	`lot_id` text NOT NULL,
	`taken_on` text NOT NULL,
	`laboratory` text DEFAULT '' NOT NULL,
	`analyses` text NOT NULL,
	`holds` integer DEFAULT false NOT NULL,
	`report` text DEFAULT '' NOT NULL,
	`reported_on` text,
	`notes` text DEFAULT '' NOT NULL,
	`non_conformity_id` text,
	`recall_id` text,
	`actor` text NOT NULL,
	`search_text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`lot_id`) REFERENCES `lots`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lab_samples_reference_unique` ON `lab_samples` (`reference`);--> statement-breakpoint
CREATE INDEX `lab_samples_newest` ON `lab_samples` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `lab_samples_by_status` ON `lab_samples` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `lab_samples_by_outcome` ON `lab_samples` (`outcome`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `lab_samples_of_lot` ON `lab_samples` (`lot_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `lab_samples_of_item` ON `lab_samples` (`item_id`,`created_at`);