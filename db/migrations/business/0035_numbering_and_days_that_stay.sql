CREATE TABLE `invoice_series` (
	`id` text PRIMARY KEY NOT NULL,
	`prefix` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_series_prefix_unique` ON `invoice_series` (`prefix`);--> statement-breakpoint
ALTER TABLE `recurring_invoices` ADD `day_of_month` integer;--> statement-breakpoint
ALTER TABLE `treasury_plans` ADD `day_of_month` integer;