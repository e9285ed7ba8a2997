CREATE TABLE `samples` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `samples_of_kind` ON `samples` (`kind`);--> statement-breakpoint
ALTER TABLE `items` ADD `shelf_life_days` integer;--> statement-breakpoint
ALTER TABLE `items` ADD `date_kind` text DEFAULT 'ddm' NOT NULL;--> statement-breakpoint
ALTER TABLE `items` ADD `storage` text DEFAULT '' NOT NULL;