CREATE TABLE `invoice_bundles` (
	`id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`invoice_ids` text NOT NULL,
	`total` integer NOT NULL,
	`printed` integer DEFAULT 0 NOT NULL,
	`file_name` text NOT NULL,
	`file_key` text NOT NULL,
	`size` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `invoice_bundles_newest` ON `invoice_bundles` (`created_at`,`id`);