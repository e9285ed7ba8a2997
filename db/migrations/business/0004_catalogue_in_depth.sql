CREATE TABLE `clients` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`company_name` text NOT NULL,
	`sort_name` text NOT NULL,
	`commercial_name` text DEFAULT '' NOT NULL,
	`contact_person` text DEFAULT '' NOT NULL,
	`email` text,
	`phone` text,
	`category` text NOT NULL,
	`status` text NOT NULL,
	`price_list` text,
	`discount` integer DEFAULT 0 NOT NULL,
	`payment_terms` text NOT NULL,
	`billing_address` text,
	`shipping_address` text,
	`other_addresses` text DEFAULT '[]' NOT NULL,
	`contacts` text DEFAULT '[]' NOT NULL,
	`minimum_shelf_life_days` integer,
	`language` text DEFAULT 'fr' NOT NULL,
	`siret` text,
	`vat_number` text,
	`notes` text DEFAULT '' NOT NULL,
	`search_text` text NOT NULL,
	`archived_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived` integer GENERATED ALWAYS AS (archived_at is not null) VIRTUAL NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `clients_reference_unique` ON `clients` (`reference`);--> statement-breakpoint
CREATE INDEX `clients_by_name` ON `clients` (`archived`,`sort_name`,`id`);--> statement-breakpoint
CREATE INDEX `clients_by_category` ON `clients` (`archived`,`category`,`sort_name`,`id`);--> statement-breakpoint
CREATE INDEX `clients_by_status` ON `clients` (`archived`,`status`,`sort_name`,`id`);--> statement-breakpoint
CREATE TABLE `counters` (
	`series` text PRIMARY KEY NOT NULL,
	`last` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `item_costs` (
	`item_id` text NOT NULL,
	`at` integer NOT NULL,
	`cost` integer
);
--> statement-breakpoint
CREATE INDEX `item_costs_by_item` ON `item_costs` (`item_id`,`at`);--> statement-breakpoint
CREATE TABLE `item_prices` (
	`id` text PRIMARY KEY NOT NULL,
	`item_id` text NOT NULL,
	`category` text NOT NULL,
	`price` integer NOT NULL,
	`starts_on` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `item_prices_of_item` ON `item_prices` (`item_id`,`category`,`starts_on`);--> statement-breakpoint
CREATE TABLE `recipe_lines` (
	`recipe_id` text NOT NULL,
	`place` integer NOT NULL,
	`item_id` text NOT NULL,
	`amount` integer NOT NULL,
	`unit` text NOT NULL,
	`loss` integer DEFAULT 0 NOT NULL,
	`quid` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`recipe_id`, `place`),
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `recipe_lines_of_item` ON `recipe_lines` (`item_id`,`recipe_id`);--> statement-breakpoint
CREATE TABLE `recipes` (
	`id` text PRIMARY KEY NOT NULL,
	`item_id` text NOT NULL,
	`number` integer NOT NULL,
	`status` text NOT NULL,
	`output_amount` integer NOT NULL,
	`output_unit` text NOT NULL,
	`yield` integer DEFAULT 10000 NOT NULL,
	`labour_minutes` integer DEFAULT 0 NOT NULL,
	`hourly_rate` integer DEFAULT 0 NOT NULL,
	`overhead` integer DEFAULT 0 NOT NULL,
	`method` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recipes_of_item` ON `recipes` (`item_id`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `recipes_active` ON `recipes` (`item_id`) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX `recipes_newest` ON `recipes` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `suppliers` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`type` text NOT NULL,
	`name` text NOT NULL,
	`sort_name` text NOT NULL,
	`contact_name` text DEFAULT '' NOT NULL,
	`email` text,
	`phone` text,
	`website` text DEFAULT '' NOT NULL,
	`address` text,
	`siret` text,
	`vat_number` text,
	`iban` text,
	`payment_terms` text,
	`lead_time_days` integer,
	`minimum_order` integer,
	`contacts` text DEFAULT '[]' NOT NULL,
	`certificates` text DEFAULT '[]' NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`search_text` text NOT NULL,
	`archived_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived` integer GENERATED ALWAYS AS (archived_at is not null) VIRTUAL NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `suppliers_reference_unique` ON `suppliers` (`reference`);--> statement-breakpoint
CREATE INDEX `suppliers_by_name` ON `suppliers` (`archived`,`sort_name`,`id`);--> statement-breakpoint
CREATE INDEX `suppliers_of_type_by_name` ON `suppliers` (`archived`,`type`,`sort_name`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `suppliers_siret` ON `suppliers` (`siret`) WHERE siret is not null and archived_at is null;--> statement-breakpoint
CREATE TABLE `tariff_prices` (
	`tariff_id` text NOT NULL,
	`at` integer NOT NULL,
	`price` integer NOT NULL,
	`pack_amount` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tariff_prices_by_tariff` ON `tariff_prices` (`tariff_id`,`at`);--> statement-breakpoint
CREATE TABLE `tariffs` (
	`id` text PRIMARY KEY NOT NULL,
	`item_id` text NOT NULL,
	`supplier_id` text NOT NULL,
	`supplier_code` text DEFAULT '' NOT NULL,
	`pack` text DEFAULT '' NOT NULL,
	`pack_amount` integer NOT NULL,
	`pack_unit` text NOT NULL,
	`price` integer NOT NULL,
	`preferred` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tariffs_of_pack` ON `tariffs` (`item_id`,`supplier_id`,`pack_amount`,`pack`);--> statement-breakpoint
CREATE UNIQUE INDEX `tariffs_preferred` ON `tariffs` (`item_id`) WHERE preferred = 1;--> statement-breakpoint
CREATE INDEX `tariffs_of_supplier` ON `tariffs` (`supplier_id`,`item_id`);--> statement-breakpoint
ALTER TABLE `items` ADD `traces` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `items` ADD `nutrition` text;--> statement-breakpoint
ALTER TABLE `items` ADD `label_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `items` ADD `labels` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `items` ADD `origin` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `items` ADD `weight` integer;--> statement-breakpoint
ALTER TABLE `items` ADD `dimensions` text;--> statement-breakpoint
ALTER TABLE `items` ADD `density` integer;--> statement-breakpoint
ALTER TABLE `items` ADD `loss` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `items` ADD `stage` text;--> statement-breakpoint
ALTER TABLE `items` ADD `recipe_id` text;