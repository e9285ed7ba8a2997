CREATE TABLE `heat_scales` (
	`id` text PRIMARY KEY NOT NULL,
	`item_id` text NOT NULL,
	`kind` text NOT NULL,
	`reference_temperature` integer NOT NULL,
	`z` integer NOT NULL,
	`scale` integer NOT NULL,
	`source` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `heat_scales_item_id_unique` ON `heat_scales` (`item_id`);--> statement-breakpoint
CREATE TABLE `shelf_life_studies` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`status` text NOT NULL,
	`verdict` text NOT NULL,
	`item_id` text NOT NULL,
	`lot_id` text,
	`date_kind` text NOT NULL,
	`started_on` text NOT NULL,
	`target_days` integer NOT NULL,
	`margin` integer DEFAULT 0 NOT NULL,
	`conditions` text DEFAULT '' NOT NULL,
	`analyses` text NOT NULL,
	`points` text NOT NULL,
	`last_day` integer,
	`failed_day` integer,
	`proposed_days` integer,
	`limiting` text DEFAULT '' NOT NULL,
	`concluded_on` text,
	`applied_on` text,
	`applied_days` integer,
	`former_days` integer,
	`former_kind` text,
	`notes` text DEFAULT '' NOT NULL,
	`actor` text NOT NULL,
	`search_text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`lot_id`) REFERENCES `lots`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shelf_life_studies_reference_unique` ON `shelf_life_studies` (`reference`);--> statement-breakpoint
CREATE INDEX `shelf_life_studies_newest` ON `shelf_life_studies` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `shelf_life_studies_by_status` ON `shelf_life_studies` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `shelf_life_studies_of_item` ON `shelf_life_studies` (`item_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `shelf_life_studies_of_lot` ON `shelf_life_studies` (`lot_id`,`created_at`);--> statement-breakpoint
DROP INDEX `readings_of_point`;--> statement-breakpoint
CREATE INDEX `readings_of_point` ON `readings` (`point_id`,`at`,`id`,`value`,`outcome`);