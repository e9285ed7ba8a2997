CREATE TABLE `bank_layouts` (
	`id` text PRIMARY KEY NOT NULL,
	`signature` text NOT NULL,
	`layout` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_layouts_signature_unique` ON `bank_layouts` (`signature`);--> statement-breakpoint
CREATE TABLE `bank_rules` (
	`id` text PRIMARY KEY NOT NULL,
	`most_difference` integer NOT NULL,
	`category` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
