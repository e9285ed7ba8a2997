CREATE TABLE `company` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`legal_form` text DEFAULT '' NOT NULL,
	`capital` integer,
	`siret` text,
	`vat_number` text,
	`register` text DEFAULT '' NOT NULL,
	`address` text,
	`phone` text,
	`email` text,
	`website` text DEFAULT '' NOT NULL,
	`iban` text,
	`bic` text,
	`approval` text DEFAULT '' NOT NULL,
	`tagline` text DEFAULT '' NOT NULL,
	`logo` text,
	`payment_terms` text DEFAULT '30_days' NOT NULL,
	`penalty_rate` integer,
	`discount_terms` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `counts` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`status` text NOT NULL,
	`location_id` text NOT NULL,
	`blind` integer NOT NULL,
	`lines` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`posted_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `counts_reference_unique` ON `counts` (`reference`);--> statement-breakpoint
CREATE INDEX `counts_newest` ON `counts` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`order_id` text NOT NULL,
	`client_id` text NOT NULL,
	`status` text NOT NULL,
	`shipped_on` text NOT NULL,
	`delivered_on` text,
	`address` text,
	`carrier` text DEFAULT '' NOT NULL,
	`lines` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `deliveries_reference_unique` ON `deliveries` (`reference`);--> statement-breakpoint
CREATE INDEX `deliveries_newest` ON `deliveries` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `deliveries_of_order` ON `deliveries` (`order_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `deliveries_of_client` ON `deliveries` (`client_id`,`shipped_on`,`id`);--> statement-breakpoint
CREATE TABLE `order_lines` (
	`order_id` text NOT NULL,
	`place` integer NOT NULL,
	`item_id` text NOT NULL,
	`amount` integer NOT NULL,
	`shipped` integer NOT NULL,
	`unit` text NOT NULL,
	`total` integer NOT NULL,
	PRIMARY KEY(`order_id`, `place`)
);
--> statement-breakpoint
CREATE INDEX `order_lines_of_item` ON `order_lines` (`item_id`,`order_id`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`client_reference` text DEFAULT '' NOT NULL,
	`client_id` text NOT NULL,
	`status` text NOT NULL,
	`held_from` text,
	`price_list` text NOT NULL,
	`ordered_on` text NOT NULL,
	`valid_until` text,
	`due_on` text,
	`delivery_address` text,
	`lines` text NOT NULL,
	`subtotal` integer NOT NULL,
	`vat` text NOT NULL,
	`total` integer NOT NULL,
	`delivered_share` integer DEFAULT 0 NOT NULL,
	`invoiced_share` integer DEFAULT 0 NOT NULL,
	`standing_order_id` text,
	`confirmed_at` integer,
	`notes` text DEFAULT '' NOT NULL,
	`search_text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_reference_unique` ON `orders` (`reference`);--> statement-breakpoint
CREATE INDEX `orders_newest` ON `orders` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_by_status` ON `orders` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_of_client` ON `orders` (`client_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_by_due` ON `orders` (`due_on`,`id`);--> statement-breakpoint
CREATE INDEX `orders_by_day` ON `orders` (`ordered_on`,`client_id`);--> statement-breakpoint
CREATE TABLE `standing_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`client_id` text NOT NULL,
	`rhythm` text NOT NULL,
	`next_on` text NOT NULL,
	`ends_on` text,
	`lead_days` integer DEFAULT 0 NOT NULL,
	`lines` text NOT NULL,
	`paused` integer DEFAULT false NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `standing_orders_newest` ON `standing_orders` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `standing_orders_due` ON `standing_orders` (`paused`,`next_on`);--> statement-breakpoint
CREATE TABLE `productions` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`item_id` text NOT NULL,
	`status` text NOT NULL,
	`priority` text NOT NULL,
	`amount` integer NOT NULL,
	`unit` text NOT NULL,
	`requested_on` text NOT NULL,
	`facility` text DEFAULT '' NOT NULL,
	`snapshot` text NOT NULL,
	`location_id` text NOT NULL,
	`started_at` integer,
	`completed_at` integer,
	`completed_on` text,
	`output` integer,
	`used` text DEFAULT '[]' NOT NULL,
	`losses` text DEFAULT '[]' NOT NULL,
	`labour_minutes` integer,
	`cost` text,
	`lot_id` text,
	`notes` text DEFAULT '' NOT NULL,
	`search_text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `productions_reference_unique` ON `productions` (`reference`);--> statement-breakpoint
CREATE INDEX `productions_newest` ON `productions` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `productions_by_status` ON `productions` (`status`,`requested_on`,`id`);--> statement-breakpoint
CREATE INDEX `productions_by_day` ON `productions` (`requested_on`,`id`);--> statement-breakpoint
CREATE INDEX `productions_of_item` ON `productions` (`item_id`,`requested_on`,`id`);--> statement-breakpoint
CREATE TABLE `receipts` (
	`id` text PRIMARY KEY NOT NULL,
	`restock_id` text NOT NULL,
	`supplier_id` text NOT NULL,
	`received_on` text NOT NULL,
	`delivery_note` text DEFAULT '' NOT NULL,
	`lines` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`restock_id`) REFERENCES `restocks`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `receipts_of_restock` ON `receipts` (`restock_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `receipts_of_supplier` ON `receipts` (`supplier_id`,`received_on`);--> statement-breakpoint
CREATE TABLE `restock_lines` (
	`restock_id` text NOT NULL,
	`place` integer NOT NULL,
	`item_id` text NOT NULL,
	`amount` integer NOT NULL,
	`received` integer NOT NULL,
	`unit` text NOT NULL,
	PRIMARY KEY(`restock_id`, `place`)
);
--> statement-breakpoint
CREATE INDEX `restock_lines_of_item` ON `restock_lines` (`item_id`,`restock_id`);--> statement-breakpoint
CREATE TABLE `restocks` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`supplier_id` text NOT NULL,
	`status` text NOT NULL,
	`ordered_on` text,
	`expected_on` text,
	`received_on` text,
	`lines` text NOT NULL,
	`subtotal` integer NOT NULL,
	`fees` integer DEFAULT 0 NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`search_text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `restocks_reference_unique` ON `restocks` (`reference`);--> statement-breakpoint
CREATE INDEX `restocks_newest` ON `restocks` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `restocks_by_status` ON `restocks` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `restocks_of_supplier` ON `restocks` (`supplier_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `restocks_expected` ON `restocks` (`expected_on`);--> statement-breakpoint
CREATE TABLE `item_stocks` (
	`id` text PRIMARY KEY NOT NULL,
	`minimum` integer,
	`amount` integer DEFAULT 0 NOT NULL,
	`reserved` integer DEFAULT 0 NOT NULL,
	`held` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer DEFAULT 0 NOT NULL,
	`is_short` integer GENERATED ALWAYS AS (minimum is not null and amount - reserved - held < minimum) VIRTUAL NOT NULL
);
--> statement-breakpoint
CREATE INDEX `item_stocks_short` ON `item_stocks` (`id`) WHERE is_short = 1;--> statement-breakpoint
CREATE INDEX `item_stocks_stocked` ON `item_stocks` (`id`) WHERE amount > 0;--> statement-breakpoint
CREATE TABLE `levels` (
	`lot_id` text NOT NULL,
	`location_id` text NOT NULL,
	`item_id` text NOT NULL,
	`amount` integer NOT NULL,
	`reserved` integer NOT NULL,
	PRIMARY KEY(`lot_id`, `location_id`),
	CONSTRAINT "not_enough" CHECK("levels"."reserved" >= 0 and "levels"."amount" >= "levels"."reserved")
);
--> statement-breakpoint
CREATE INDEX `levels_of_item` ON `levels` (`item_id`);--> statement-breakpoint
CREATE INDEX `levels_of_location` ON `levels` (`location_id`,`item_id`);--> statement-breakpoint
CREATE TABLE `locations` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`sort_name` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`archived_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `locations_name` ON `locations` (`sort_name`) WHERE archived_at is null;--> statement-breakpoint
CREATE TABLE `lots` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`item_id` text NOT NULL,
	`supplier_id` text,
	`supplier_lot` text DEFAULT '' NOT NULL,
	`dlc` text,
	`ddm` text,
	`decision` text DEFAULT 'available' NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`unit_cost` integer NOT NULL,
	`born_on` text NOT NULL,
	`cause` text NOT NULL,
	`cause_id` text NOT NULL,
	`temperature` integer,
	`notes` text DEFAULT '' NOT NULL,
	`amount` integer DEFAULT 0 NOT NULL,
	`reserved` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`use_by` text GENERATED ALWAYS AS (coalesce(dlc, ddm, '9999-12-31')) VIRTUAL NOT NULL,
	`state` text GENERATED ALWAYS AS (case when decision = 'available' and amount = 0 then 'consumed' else decision end) VIRTUAL NOT NULL,
	`stocked` integer GENERATED ALWAYS AS (amount > 0) VIRTUAL NOT NULL,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "one_date" CHECK("lots"."dlc" is null or "lots"."ddm" is null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lots_number_unique` ON `lots` (`number`);--> statement-breakpoint
CREATE INDEX `lots_of_item` ON `lots` (`item_id`,`stocked`,`use_by`,`id`);--> statement-breakpoint
CREATE INDEX `lots_by_date` ON `lots` (`stocked`,`use_by`,`id`);--> statement-breakpoint
CREATE INDEX `lots_by_state` ON `lots` (`state`,`use_by`,`id`);--> statement-breakpoint
CREATE INDEX `lots_newest` ON `lots` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `lots_by_supplier_lot` ON `lots` (`supplier_lot`);--> statement-breakpoint
CREATE INDEX `lots_of_supplier` ON `lots` (`supplier_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `lots_of_cause` ON `lots` (`cause_id`);--> statement-breakpoint
CREATE TABLE `movements` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`day` text NOT NULL,
	`type` text NOT NULL,
	`item_id` text NOT NULL,
	`lot_id` text NOT NULL,
	`location_id` text NOT NULL,
	`amount` integer NOT NULL,
	`unit_cost` integer NOT NULL,
	`cause` text NOT NULL,
	`cause_id` text NOT NULL,
	`reverses` text,
	`actor` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`lot_id`) REFERENCES `lots`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "moved" CHECK("movements"."amount" <> 0)
);
--> statement-breakpoint
CREATE INDEX `movements_of_lot` ON `movements` (`lot_id`,`type`,`id`);--> statement-breakpoint
CREATE INDEX `movements_of_item` ON `movements` (`item_id`,`id`);--> statement-breakpoint
CREATE INDEX `movements_of_cause` ON `movements` (`cause_id`,`type`);--> statement-breakpoint
CREATE INDEX `movements_of_type` ON `movements` (`type`,`id`);--> statement-breakpoint
CREATE INDEX `movements_by_day` ON `movements` (`day`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `movements_reversed_once` ON `movements` (`reverses`) WHERE reverses is not null;--> statement-breakpoint
CREATE TABLE `promises` (
	`id` text PRIMARY KEY NOT NULL,
	`item_id` text NOT NULL,
	`lot_id` text NOT NULL,
	`location_id` text NOT NULL,
	`amount` integer NOT NULL,
	`cause` text NOT NULL,
	`cause_id` text NOT NULL,
	`line_id` text NOT NULL,
	`actor` text NOT NULL,
	`at` integer NOT NULL,
	CONSTRAINT "promised" CHECK("promises"."amount" > 0)
);
--> statement-breakpoint
CREATE INDEX `promises_of_cause` ON `promises` (`cause_id`,`line_id`);--> statement-breakpoint
CREATE INDEX `promises_of_lot` ON `promises` (`lot_id`);--> statement-breakpoint
CREATE INDEX `promises_of_item` ON `promises` (`item_id`);