CREATE TABLE `control_plans` (
	`id` text PRIMARY KEY NOT NULL,
	`series_id` text NOT NULL,
	`edition` integer NOT NULL,
	`name` text NOT NULL,
	`template` text NOT NULL,
	`status` text NOT NULL,
	`category` text DEFAULT '' NOT NULL,
	`steps` text NOT NULL,
	`works_on` text NOT NULL,
	`points` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`approved_on` text,
	`approved_by` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `control_plans_newest` ON `control_plans` (`created_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `control_plans_edition` ON `control_plans` (`series_id`,`edition`);--> statement-breakpoint
CREATE UNIQUE INDEX `control_plans_one_draft` ON `control_plans` (`series_id`) WHERE status = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX `control_plans_one_active` ON `control_plans` (`series_id`) WHERE status = 'active';--> statement-breakpoint
CREATE TABLE `readings` (
	`id` text PRIMARY KEY NOT NULL,
	`point_id` text NOT NULL,
	`plan_id` text NOT NULL,
	`point_name` text NOT NULL,
	`kind` text NOT NULL,
	`measure` text NOT NULL,
	`at` integer NOT NULL,
	`day` text NOT NULL,
	`value` integer,
	`target` integer,
	`lower` integer,
	`upper` integer,
	`outcome` text NOT NULL,
	`action` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`actor` text NOT NULL,
	`production_id` text,
	`non_conformity_id` text,
	`corrects` text,
	`reason` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `readings_newest` ON `readings` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `readings_of_point` ON `readings` (`point_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `readings_by_day` ON `readings` (`day`,`point_id`,`corrects`);--> statement-breakpoint
CREATE INDEX `readings_of_production` ON `readings` (`production_id`,`point_id`);--> statement-breakpoint
CREATE INDEX `readings_by_outcome` ON `readings` (`outcome`,`at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `readings_corrected_once` ON `readings` (`corrects`);--> statement-breakpoint
CREATE TABLE `non_conformities` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`status` text NOT NULL,
	`title` text NOT NULL,
	`severity` text NOT NULL,
	`origin` text NOT NULL,
	`origin_id` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`tasks` text NOT NULL,
	`disposition` text,
	`conclusion` text DEFAULT '' NOT NULL,
	`opened_on` text NOT NULL,
	`closed_on` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `non_conformities_reference_unique` ON `non_conformities` (`reference`);--> statement-breakpoint
CREATE INDEX `non_conformities_newest` ON `non_conformities` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `non_conformities_by_status` ON `non_conformities` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `non_conformities_of_origin` ON `non_conformities` (`origin_id`);--> statement-breakpoint
CREATE TABLE `non_conformity_lots` (
	`non_conformity_id` text NOT NULL,
	`lot_id` text NOT NULL,
	PRIMARY KEY(`non_conformity_id`, `lot_id`),
	FOREIGN KEY (`lot_id`) REFERENCES `lots`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `non_conformity_lots_of_lot` ON `non_conformity_lots` (`lot_id`);--> statement-breakpoint
CREATE TABLE `recall_clients` (
	`id` text PRIMARY KEY NOT NULL,
	`recall_id` text NOT NULL,
	`client_id` text NOT NULL,
	`reference` text NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`phone` text,
	`language` text NOT NULL,
	`goods` text NOT NULL,
	`told_at` integer,
	`answered_at` integer,
	`note` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`recall_id`) REFERENCES `recalls`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recall_clients_of_recall` ON `recall_clients` (`recall_id`,`client_id`);--> statement-breakpoint
CREATE TABLE `recalls` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`status` text NOT NULL,
	`kind` text NOT NULL,
	`origin` text NOT NULL,
	`mock` integer NOT NULL,
	`subject` text NOT NULL,
	`supplier_id` text,
	`cause` text NOT NULL,
	`hazard` text NOT NULL,
	`danger` text DEFAULT '' NOT NULL,
	`lots` text NOT NULL,
	`activated_at` integer,
	`trade_deadline` integer,
	`authority_deadline` integer,
	`notified_at` integer,
	`authority_told_at` integer,
	`closed_at` integer,
	`conclusion` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recalls_reference_unique` ON `recalls` (`reference`);--> statement-breakpoint
CREATE INDEX `recalls_newest` ON `recalls` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `recalls_by_status` ON `recalls` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `recalls_of_drills` ON `recalls` (`mock`,`activated_at`);--> statement-breakpoint
CREATE TABLE `heat_treatments` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`kind` text NOT NULL,
	`equipment` text NOT NULL,
	`started_at` integer NOT NULL,
	`production_id` text,
	`lot_id` text,
	`reference_temperature` integer NOT NULL,
	`z` integer NOT NULL,
	`scale` integer NOT NULL,
	`value` integer NOT NULL,
	`peak` integer NOT NULL,
	`duration` integer NOT NULL,
	`points` text NOT NULL,
	`outcome` text NOT NULL,
	`action` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`non_conformity_id` text,
	`actor` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `heat_treatments_reference_unique` ON `heat_treatments` (`reference`);--> statement-breakpoint
CREATE INDEX `heat_treatments_newest` ON `heat_treatments` (`started_at`,`id`);--> statement-breakpoint
CREATE INDEX `heat_treatments_by_outcome` ON `heat_treatments` (`outcome`,`started_at`,`id`);--> statement-breakpoint
CREATE INDEX `heat_treatments_of_production` ON `heat_treatments` (`production_id`);--> statement-breakpoint
CREATE INDEX `heat_treatments_of_lot` ON `heat_treatments` (`lot_id`);--> statement-breakpoint
ALTER TABLE `suppliers` ADD `directory_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `suppliers_directory_id_unique` ON `suppliers` (`directory_id`);