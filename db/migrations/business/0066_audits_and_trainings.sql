CREATE TABLE `audit_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`sort_name` text NOT NULL,
	`status` text NOT NULL,
	`kind` text NOT NULL,
	`pass_mark` integer NOT NULL,
	`questions` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_templates_by_name` ON `audit_templates` (`status`,`sort_name`,`id`);--> statement-breakpoint
CREATE TABLE `audits` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`status` text NOT NULL,
	`kind` text NOT NULL,
	`template_id` text,
	`name` text NOT NULL,
	`pass_mark` integer NOT NULL,
	`questions` text NOT NULL,
	`supplier_id` text,
	`auditor` text DEFAULT '' NOT NULL,
	`scope` text DEFAULT '' NOT NULL,
	`held_on` text NOT NULL,
	`conclusion` text DEFAULT '' NOT NULL,
	`score` integer,
	`minor` integer DEFAULT 0 NOT NULL,
	`major` integer DEFAULT 0 NOT NULL,
	`completed_at` integer,
	`completer` text DEFAULT '' NOT NULL,
	`actor` text NOT NULL,
	`search_text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `audits_reference_unique` ON `audits` (`reference`);--> statement-breakpoint
CREATE INDEX `audits_newest` ON `audits` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `audits_by_status` ON `audits` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `audits_by_kind` ON `audits` (`kind`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `audits_of_supplier` ON `audits` (`supplier_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `trainings` (
	`id` text PRIMARY KEY NOT NULL,
	`person` text NOT NULL,
	`subject` text NOT NULL,
	`trainer` text DEFAULT '' NOT NULL,
	`held_on` text NOT NULL,
	`valid_until` text,
	`note` text DEFAULT '' NOT NULL,
	`search_text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `trainings_newest` ON `trainings` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `trainings_by_day` ON `trainings` (`held_on`,`id`);--> statement-breakpoint
CREATE INDEX `trainings_by_end` ON `trainings` (`valid_until`);--> statement-breakpoint
ALTER TABLE `document_links` ADD `part` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE TRIGGER audits_unchanged BEFORE UPDATE ON audits WHEN old.status = 'completed' BEGIN
  SELECT raise(ABORT, 'audits_are_kept');
END;
--> statement-breakpoint
CREATE TRIGGER audits_stay BEFORE DELETE ON audits WHEN old.status = 'completed' BEGIN
  SELECT raise(ABORT, 'audits_are_kept');
END;
