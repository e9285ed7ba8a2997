CREATE TABLE `invoices` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`status` text NOT NULL,
	`number` text,
	`client_id` text,
	`supplier_id` text,
	`party_name` text NOT NULL,
	`reference` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`issued_on` text NOT NULL,
	`sold_on` text,
	`due_on` text,
	`payment_terms` text,
	`seller` text,
	`buyer` text,
	`delivery_address` text,
	`language` text DEFAULT 'fr' NOT NULL,
	`lines` text NOT NULL,
	`vat` text NOT NULL,
	`subtotal` integer NOT NULL,
	`tax` integer NOT NULL,
	`total` integer NOT NULL,
	`paid` integer DEFAULT 0 NOT NULL,
	`credits_id` text,
	`order_id` text,
	`restock_id` text,
	`scan_id` text,
	`recurring_id` text,
	`dispute` text DEFAULT '' NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`sent_at` integer,
	`paid_on` text,
	`search_text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`due` integer GENERATED ALWAYS AS (case when status in ('sent', 'to_pay') and type in ('client', 'supplier') then total - paid else 0 end) VIRTUAL NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "paid_within" CHECK("invoices"."paid" >= 0 and "invoices"."paid" <= "invoices"."total")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_number` ON `invoices` (`number`) WHERE type <> 'supplier' and number is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_of_supplier_number` ON `invoices` (`supplier_id`,`number`) WHERE type = 'supplier' and status <> 'cancelled';--> statement-breakpoint
CREATE INDEX `invoices_newest` ON `invoices` (`type`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_by_status` ON `invoices` (`type`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_of_client` ON `invoices` (`client_id`,`issued_on`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_of_supplier` ON `invoices` (`supplier_id`,`issued_on`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_due` ON `invoices` (`type`,`due_on`,`id`) WHERE status in ('sent', 'to_pay');--> statement-breakpoint
CREATE INDEX `invoices_by_day` ON `invoices` (`type`,`issued_on`,`client_id`);--> statement-breakpoint
CREATE INDEX `invoices_of_order` ON `invoices` (`order_id`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`invoice_id` text NOT NULL,
	`paid_on` text NOT NULL,
	`amount` integer NOT NULL,
	`method` text NOT NULL,
	`credit_id` text,
	`reverses` text,
	`note` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `payments_of_invoice` ON `payments` (`invoice_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `payments_by_day` ON `payments` (`paid_on`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_reversed_once` ON `payments` (`reverses`) WHERE reverses is not null;--> statement-breakpoint
CREATE TABLE `recurring_invoices` (
	`id` text PRIMARY KEY NOT NULL,
	`client_id` text NOT NULL,
	`description` text NOT NULL,
	`every_months` integer NOT NULL,
	`next_on` text NOT NULL,
	`ends_on` text,
	`lines` text NOT NULL,
	`paused` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `recurring_invoices_newest` ON `recurring_invoices` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `recurring_invoices_due` ON `recurring_invoices` (`paused`,`next_on`);--> statement-breakpoint
CREATE TABLE `reminder_scenario` (
	`id` text PRIMARY KEY NOT NULL,
	`after_days` integer NOT NULL,
	`active` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `reminders` (
	`id` text PRIMARY KEY NOT NULL,
	`client_id` text NOT NULL,
	`step` text NOT NULL,
	`language` text NOT NULL,
	`sent_to` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`invoices` text NOT NULL,
	`total` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `reminders_newest` ON `reminders` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `reminders_of_client` ON `reminders` (`client_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `scan_lessons` (
	`id` text PRIMARY KEY NOT NULL,
	`supplier_id` text NOT NULL,
	`field` text NOT NULL,
	`seen` text NOT NULL,
	`meant` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `scan_lessons_of` ON `scan_lessons` (`supplier_id`,`field`,`seen`);--> statement-breakpoint
CREATE TABLE `scans` (
	`id` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`file_name` text NOT NULL,
	`file_key` text NOT NULL,
	`media_type` text NOT NULL,
	`size` integer NOT NULL,
	`digest` text NOT NULL,
	`pages` integer,
	`reading` text,
	`fields` text,
	`confidence` integer,
	`failure` text DEFAULT '' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`supplier_id` text,
	`supplier_name` text DEFAULT '' NOT NULL,
	`invoice_id` text,
	`counted_in` text,
	`extra_pages` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `scans_newest` ON `scans` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `scans_by_status` ON `scans` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `scans_counted` ON `scans` (`counted_in`);--> statement-breakpoint
CREATE UNIQUE INDEX `scans_digest` ON `scans` (`digest`) WHERE status <> 'discarded';--> statement-breakpoint
CREATE TABLE `bank_balances` (
	`id` text PRIMARY KEY NOT NULL,
	`balance` integer NOT NULL,
	`day` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `bank_balances_newest` ON `bank_balances` (`day`,`created_at`);--> statement-breakpoint
CREATE TABLE `bank_lessons` (
	`id` text PRIMARY KEY NOT NULL,
	`words` text NOT NULL,
	`client_id` text,
	`supplier_id` text,
	`category` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_lessons_words_unique` ON `bank_lessons` (`words`);--> statement-breakpoint
CREATE TABLE `bank_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`label` text NOT NULL,
	`amount` integer NOT NULL,
	`fingerprint` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`entry_id` text,
	`invoice_id` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_lines_fingerprint_unique` ON `bank_lines` (`fingerprint`);--> statement-breakpoint
CREATE INDEX `bank_lines_newest` ON `bank_lines` (`day`,`id`);--> statement-breakpoint
CREATE INDEX `bank_lines_by_state` ON `bank_lines` (`state`,`day`,`id`);--> statement-breakpoint
CREATE TABLE `closings` (
	`id` text PRIMARY KEY NOT NULL,
	`until` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `closings_until_unique` ON `closings` (`until`);--> statement-breakpoint
CREATE TABLE `treasury_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`type` text NOT NULL,
	`category` text NOT NULL,
	`description` text NOT NULL,
	`amount` integer NOT NULL,
	`payment_id` text,
	`invoice_id` text,
	`plan_id` text,
	`bank_line_id` text,
	`search_text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`signed` integer GENERATED ALWAYS AS (case type when 'income' then amount else -amount end) VIRTUAL NOT NULL
);
--> statement-breakpoint
CREATE INDEX `treasury_entries_by_day` ON `treasury_entries` (`day`,`id`);--> statement-breakpoint
CREATE INDEX `treasury_entries_of_type` ON `treasury_entries` (`type`,`day`,`id`);--> statement-breakpoint
CREATE INDEX `treasury_entries_of_category` ON `treasury_entries` (`category`,`day`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `treasury_entries_of_payment` ON `treasury_entries` (`payment_id`) WHERE payment_id is not null;--> statement-breakpoint
CREATE TABLE `treasury_plans` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`category` text NOT NULL,
	`description` text NOT NULL,
	`amount` integer NOT NULL,
	`rhythm` text,
	`next_on` text NOT NULL,
	`ends_on` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `treasury_plans_by_day` ON `treasury_plans` (`next_on`,`id`);