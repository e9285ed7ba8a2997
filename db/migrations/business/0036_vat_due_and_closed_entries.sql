CREATE TABLE `ledger_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`name` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ledger_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`number` integer NOT NULL,
	`day` text NOT NULL,
	`entry` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_entries_number_unique` ON `ledger_entries` (`number`);--> statement-breakpoint
CREATE INDEX `ledger_entries_by_day` ON `ledger_entries` (`day`,`number`);--> statement-breakpoint
ALTER TABLE `invoices` ADD `posted_on` text;--> statement-breakpoint
ALTER TABLE `invoices` ADD `booked_on` text GENERATED ALWAYS AS (coalesce(posted_on, issued_on)) VIRTUAL NOT NULL;--> statement-breakpoint
CREATE INDEX `invoices_booked` ON `invoices` (`type`,`booked_on`);--> statement-breakpoint
ALTER TABLE `closings` ADD `last_number` integer;