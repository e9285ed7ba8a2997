CREATE TABLE `audit` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`door` text NOT NULL,
	`operation` text NOT NULL,
	`record` text NOT NULL,
	`record_id` text NOT NULL,
	`before` text,
	`after` text
);
--> statement-breakpoint
CREATE INDEX `audit_by_record` ON `audit` (`record`,`record_id`,`at`);--> statement-breakpoint
CREATE TABLE `guard` (
	`changed` integer,
	`within` integer,
	CONSTRAINT "stale" CHECK(coalesce("guard"."changed", 1) > 0),
	CONSTRAINT "limit_reached" CHECK(coalesce("guard"."within", 1) > 0)
);
--> statement-breakpoint
CREATE TABLE `idempotency` (
	`key` text PRIMARY KEY NOT NULL,
	`operation` text NOT NULL,
	`input_hash` text NOT NULL,
	`output` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `idempotency_by_age` ON `idempotency` (`at`);--> statement-breakpoint
CREATE TABLE `limit_marks` (
	`name` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`message` text NOT NULL,
	`at` integer NOT NULL,
	`sent_at` integer
);
--> statement-breakpoint
CREATE INDEX `outbox_waiting` ON `outbox` (`at`) WHERE "outbox"."sent_at" is null;--> statement-breakpoint
CREATE TABLE `items` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`name` text NOT NULL,
	`sort_name` text NOT NULL,
	`sku` text NOT NULL,
	`barcode` text,
	`category` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`unit` text NOT NULL,
	`price` integer,
	`cost` integer,
	`vat_rate` integer NOT NULL,
	`allergens` text,
	`supplier_name` text DEFAULT '' NOT NULL,
	`customer_name` text DEFAULT '' NOT NULL,
	`search_text` text NOT NULL,
	`archived_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`margin` integer GENERATED ALWAYS AS (case when cost > 0 and price is not null then cast(round((price - cost) * 10000.0 / cost) as integer) end) VIRTUAL,
	`section` text GENERATED ALWAYS AS (case when kind in ('ingredient', 'packaging') then 'ingredients' when status = 'rnd' then 'rnd' when kind in ('service', 'other') then 'services' else 'catalogue' end) VIRTUAL NOT NULL,
	`archived` integer GENERATED ALWAYS AS (archived_at is not null) VIRTUAL NOT NULL,
	`sort_price` integer GENERATED ALWAYS AS (coalesce(price, -1)) VIRTUAL NOT NULL,
	`sort_margin` integer GENERATED ALWAYS AS (coalesce(margin, -1000000)) VIRTUAL NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `items_id_unique` ON `items` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `items_sku` ON `items` (`sku`);--> statement-breakpoint
CREATE UNIQUE INDEX `items_barcode` ON `items` (`barcode`) WHERE barcode is not null and archived_at is null;--> statement-breakpoint
CREATE INDEX `items_by_name` ON `items` (`archived`,`sort_name`,`seq`);--> statement-breakpoint
CREATE INDEX `items_in_section_by_name` ON `items` (`archived`,`section`,`sort_name`,`seq`);--> statement-breakpoint
CREATE INDEX `items_in_section_by_sku` ON `items` (`archived`,`section`,`sku`,`seq`);--> statement-breakpoint
CREATE INDEX `items_in_section_by_category` ON `items` (`archived`,`section`,`category`,`seq`);--> statement-breakpoint
CREATE INDEX `items_in_section_by_price` ON `items` (`archived`,`section`,`sort_price`,`seq`);--> statement-breakpoint
CREATE INDEX `items_in_section_by_margin` ON `items` (`archived`,`section`,`sort_margin`,`seq`);