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
CREATE INDEX `heat_treatments_of_lot` ON `heat_treatments` (`lot_id`);