CREATE TABLE `document_parts` (
	`id` text PRIMARY KEY NOT NULL,
	`digest` text NOT NULL,
	`part` integer NOT NULL,
	`size` integer NOT NULL,
	`whole` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `document_parts_of` ON `document_parts` (`digest`,`part`);--> statement-breakpoint
CREATE INDEX `document_parts_age` ON `document_parts` (`created_at`);--> statement-breakpoint
ALTER TABLE `signatures` ADD `audit_id` text;--> statement-breakpoint
CREATE INDEX `signatures_of_audit` ON `signatures` (`audit_id`,`created_at`);