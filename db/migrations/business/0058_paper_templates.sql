CREATE TABLE `paper_bundles` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`records` text NOT NULL,
	`choices` text NOT NULL,
	`total` integer NOT NULL,
	`printed` integer DEFAULT 0 NOT NULL,
	`entries` text DEFAULT '[]' NOT NULL,
	`refused` text DEFAULT '[]' NOT NULL,
	`file_name` text NOT NULL,
	`file_key` text NOT NULL,
	`parts` text DEFAULT '[]' NOT NULL,
	`email` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `paper_bundles_newest` ON `paper_bundles` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `paper_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`accent` text NOT NULL,
	`titles` text NOT NULL,
	`columns` text NOT NULL,
	`opening_fr` text DEFAULT '' NOT NULL,
	`opening_en` text DEFAULT '' NOT NULL,
	`closing_fr` text DEFAULT '' NOT NULL,
	`closing_en` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL
);
