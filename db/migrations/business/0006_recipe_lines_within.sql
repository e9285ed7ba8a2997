CREATE TABLE `cost_refreshes` (
	`id` text PRIMARY KEY NOT NULL,
	`pending` text NOT NULL,
	`total` integer NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`finished_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `cost_refreshes_newest` ON `cost_refreshes` (`created_at`);--> statement-breakpoint
ALTER TABLE `recipes` ADD `lines` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `recipe_lines` DROP COLUMN `amount`;--> statement-breakpoint
ALTER TABLE `recipe_lines` DROP COLUMN `unit`;--> statement-breakpoint
ALTER TABLE `recipe_lines` DROP COLUMN `loss`;--> statement-breakpoint
ALTER TABLE `recipe_lines` DROP COLUMN `quid`;