CREATE TABLE `calibrations` (
	`id` text PRIMARY KEY NOT NULL,
	`instrument_id` text NOT NULL,
	`day` text NOT NULL,
	`outcome` text NOT NULL,
	`due_on` text NOT NULL,
	`deviation` text DEFAULT '' NOT NULL,
	`done_by` text DEFAULT '' NOT NULL,
	`certificate` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`non_conformity_id` text,
	`actor` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`instrument_id`) REFERENCES `instruments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `calibrations_of_instrument` ON `calibrations` (`instrument_id`,`day`,`id`);--> statement-breakpoint
CREATE TABLE `instruments` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`name` text NOT NULL,
	`sort_name` text NOT NULL,
	`kind` text NOT NULL,
	`serial` text DEFAULT '' NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`every_months` integer NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`status` text NOT NULL,
	`last_on` text,
	`last_outcome` text,
	`due_on` text NOT NULL,
	`search_text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `instruments_reference_unique` ON `instruments` (`reference`);--> statement-breakpoint
CREATE INDEX `instruments_by_due` ON `instruments` (`due_on`,`id`);--> statement-breakpoint
CREATE INDEX `instruments_by_status` ON `instruments` (`status`,`due_on`,`id`);--> statement-breakpoint
CREATE INDEX `instruments_by_name` ON `instruments` (`sort_name`);--> statement-breakpoint
ALTER TABLE `readings` ADD `instrument_id` text;--> statement-breakpoint
ALTER TABLE `readings` ADD `calibration` text;--> statement-breakpoint
CREATE INDEX `readings_of_instrument` ON `readings` (`instrument_id`,`day`);