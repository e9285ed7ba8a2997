CREATE TABLE `ledger_openings` (
	`id` text PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`closing_month` integer NOT NULL,
	`lines` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `bank_rules` ADD `most_share` integer DEFAULT 0 NOT NULL;