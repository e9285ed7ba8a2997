import type { Migration } from "@/db/migration";

/** Written by `npm run db:generate`: do not edit. */
export const migrations: Migration[] = [
  {
    "id": "0000_kernel_and_items",
    "statements": [
      "CREATE TABLE `audit` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`at` integer NOT NULL,\n\t`actor` text NOT NULL,\n\t`door` text NOT NULL,\n\t`operation` text NOT NULL,\n\t`record` text NOT NULL,\n\t`record_id` text NOT NULL,\n\t`before` text,\n\t`after` text\n);",
      "CREATE INDEX `audit_by_record` ON `audit` (`record`,`record_id`,`at`);",
      "CREATE TABLE `guard` (\n\t`changed` integer,\n\t`within` integer,\n\tCONSTRAINT \"stale\" CHECK(coalesce(\"guard\".\"changed\", 1) > 0),\n\tCONSTRAINT \"limit_reached\" CHECK(coalesce(\"guard\".\"within\", 1) > 0)\n);",
      "CREATE TABLE `idempotency` (\n\t`key` text PRIMARY KEY NOT NULL,\n\t`operation` text NOT NULL,\n\t`input_hash` text NOT NULL,\n\t`output` text,\n\t`at` integer NOT NULL\n);",
      "CREATE INDEX `idempotency_by_age` ON `idempotency` (`at`);",
      "CREATE TABLE `limit_marks` (\n\t`name` text PRIMARY KEY NOT NULL,\n\t`count` integer NOT NULL\n);",
      "CREATE TABLE `outbox` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`message` text NOT NULL,\n\t`at` integer NOT NULL,\n\t`sent_at` integer\n);",
      "CREATE INDEX `outbox_waiting` ON `outbox` (`at`) WHERE \"outbox\".\"sent_at\" is null;",
      "CREATE TABLE `items` (\n\t`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,\n\t`id` text NOT NULL,\n\t`kind` text NOT NULL,\n\t`status` text NOT NULL,\n\t`name` text NOT NULL,\n\t`sort_name` text NOT NULL,\n\t`sku` text NOT NULL,\n\t`barcode` text,\n\t`category` text DEFAULT '' NOT NULL,\n\t`description` text DEFAULT '' NOT NULL,\n\t`unit` text NOT NULL,\n\t`price` integer,\n\t`cost` integer,\n\t`vat_rate` integer NOT NULL,\n\t`allergens` text,\n\t`supplier_name` text DEFAULT '' NOT NULL,\n\t`customer_name` text DEFAULT '' NOT NULL,\n\t`search_text` text NOT NULL,\n\t`archived_at` integer,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\t`margin` integer GENERATED ALWAYS AS (case when cost > 0 and price is not null then cast(round((price - cost) * 10000.0 / cost) as integer) end) VIRTUAL,\n\t`section` text GENERATED ALWAYS AS (case when kind in ('ingredient', 'packaging') then 'ingredients' when status = 'rnd' then 'rnd' when kind in ('service', 'other') then 'services' else 'catalogue' end) VIRTUAL NOT NULL,\n\t`archived` integer GENERATED ALWAYS AS (archived_at is not null) VIRTUAL NOT NULL,\n\t`sort_price` integer GENERATED ALWAYS AS (coalesce(price, -1)) VIRTUAL NOT NULL,\n\t`sort_margin` integer GENERATED ALWAYS AS (coalesce(margin, -1000000)) VIRTUAL NOT NULL\n);",
      "CREATE UNIQUE INDEX `items_id_unique` ON `items` (`id`);",
      "CREATE UNIQUE INDEX `items_sku` ON `items` (`sku`);",
      "CREATE UNIQUE INDEX `items_barcode` ON `items` (`barcode`) WHERE barcode is not null and archived_at is null;",
      "CREATE INDEX `items_by_name` ON `items` (`archived`,`sort_name`,`seq`);",
      "CREATE INDEX `items_in_section_by_name` ON `items` (`archived`,`section`,`sort_name`,`seq`);",
      "CREATE INDEX `items_in_section_by_sku` ON `items` (`archived`,`section`,`sku`,`seq`);",
      "CREATE INDEX `items_in_section_by_category` ON `items` (`archived`,`section`,`category`,`seq`);",
      "CREATE INDEX `items_in_section_by_price` ON `items` (`archived`,`section`,`sort_price`,`seq`);",
      "CREATE INDEX `items_in_section_by_margin` ON `items` (`archived`,`section`,`sort_margin`,`seq`);"
    ]
  },
  {
    "id": "0001_items_search",
    "statements": [
      "CREATE VIRTUAL TABLE items_search USING fts5(search_text, content='items', content_rowid='seq', prefix='2 3');",
      "CREATE TRIGGER items_search_insert AFTER INSERT ON items BEGIN\n  INSERT INTO items_search(rowid, search_text) VALUES (new.seq, new.search_text);\nEND;",
      "CREATE TRIGGER items_search_delete AFTER DELETE ON items BEGIN\n  INSERT INTO items_search(items_search, rowid, search_text) VALUES ('delete', old.seq, old.search_text);\nEND;",
      "CREATE TRIGGER items_search_update AFTER UPDATE OF search_text ON items BEGIN\n  INSERT INTO items_search(items_search, rowid, search_text) VALUES ('delete', old.seq, old.search_text);\n  INSERT INTO items_search(rowid, search_text) VALUES (new.seq, new.search_text);\nEND;"
    ]
  },
  {
    "id": "0002_item_tallies",
    "statements": [
      "CREATE TABLE `item_tallies` (\n\t`archived` integer NOT NULL,\n\t`section` text NOT NULL,\n\t`kind` text NOT NULL,\n\t`status` text NOT NULL,\n\t`category` text NOT NULL,\n\t`count` integer NOT NULL,\n\t`at_loss` integer NOT NULL,\n\tPRIMARY KEY(`archived`, `section`, `kind`, `status`, `category`)\n);"
    ]
  },
  {
    "id": "0003_item_tallies_kept",
    "statements": [
      "INSERT INTO item_tallies SELECT archived, section, kind, status, category, count(*), total(margin < 0) FROM items GROUP BY 1, 2, 3, 4, 5;",
      "CREATE TRIGGER item_tallies_insert AFTER INSERT ON items BEGIN\n  INSERT INTO item_tallies VALUES (new.archived, new.section, new.kind, new.status, new.category, 1, coalesce(new.margin < 0, 0))\n    ON CONFLICT DO UPDATE SET count = count + 1, at_loss = at_loss + excluded.at_loss;\nEND;",
      "CREATE TRIGGER item_tallies_delete AFTER DELETE ON items BEGIN\n  UPDATE item_tallies SET count = count - 1, at_loss = at_loss - coalesce(old.margin < 0, 0)\n    WHERE (archived, section, kind, status, category) = (old.archived, old.section, old.kind, old.status, old.category);\n  DELETE FROM item_tallies WHERE count = 0;\nEND;",
      "CREATE TRIGGER item_tallies_update AFTER UPDATE OF kind, status, category, archived_at, price, cost ON items BEGIN\n  UPDATE item_tallies SET count = count - 1, at_loss = at_loss - coalesce(old.margin < 0, 0)\n    WHERE (archived, section, kind, status, category) = (old.archived, old.section, old.kind, old.status, old.category);\n  INSERT INTO item_tallies VALUES (new.archived, new.section, new.kind, new.status, new.category, 1, coalesce(new.margin < 0, 0))\n    ON CONFLICT DO UPDATE SET count = count + 1, at_loss = at_loss + excluded.at_loss;\n  DELETE FROM item_tallies WHERE count = 0;\nEND;"
    ]
  },
  {
    "id": "0004_catalogue_in_depth",
    "statements": [
      "CREATE TABLE `clients` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`reference` text NOT NULL,\n\t`company_name` text NOT NULL,\n\t`sort_name` text NOT NULL,\n\t`commercial_name` text DEFAULT '' NOT NULL,\n\t`contact_person` text DEFAULT '' NOT NULL,\n\t`email` text,\n\t`phone` text,\n\t`category` text NOT NULL,\n\t`status` text NOT NULL,\n\t`price_list` text,\n\t`discount` integer DEFAULT 0 NOT NULL,\n\t`payment_terms` text NOT NULL,\n\t`billing_address` text,\n\t`shipping_address` text,\n\t`other_addresses` text DEFAULT '[]' NOT NULL,\n\t`contacts` text DEFAULT '[]' NOT NULL,\n\t`minimum_shelf_life_days` integer,\n\t`language` text DEFAULT 'fr' NOT NULL,\n\t`siret` text,\n\t`vat_number` text,\n\t`notes` text DEFAULT '' NOT NULL,\n\t`search_text` text NOT NULL,\n\t`archived_at` integer,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\t`archived` integer GENERATED ALWAYS AS (archived_at is not null) VIRTUAL NOT NULL\n);",
      "CREATE UNIQUE INDEX `clients_reference_unique` ON `clients` (`reference`);",
      "CREATE INDEX `clients_by_name` ON `clients` (`archived`,`sort_name`,`id`);",
      "CREATE INDEX `clients_by_category` ON `clients` (`archived`,`category`,`sort_name`,`id`);",
      "CREATE INDEX `clients_by_status` ON `clients` (`archived`,`status`,`sort_name`,`id`);",
      "CREATE TABLE `counters` (\n\t`series` text PRIMARY KEY NOT NULL,\n\t`last` integer NOT NULL\n);",
      "CREATE TABLE `item_costs` (\n\t`item_id` text NOT NULL,\n\t`at` integer NOT NULL,\n\t`cost` integer\n);",
      "CREATE INDEX `item_costs_by_item` ON `item_costs` (`item_id`,`at`);",
      "CREATE TABLE `item_prices` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`item_id` text NOT NULL,\n\t`category` text NOT NULL,\n\t`price` integer NOT NULL,\n\t`starts_on` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE UNIQUE INDEX `item_prices_of_item` ON `item_prices` (`item_id`,`category`,`starts_on`);",
      "CREATE TABLE `recipe_lines` (\n\t`recipe_id` text NOT NULL,\n\t`place` integer NOT NULL,\n\t`item_id` text NOT NULL,\n\t`amount` integer NOT NULL,\n\t`unit` text NOT NULL,\n\t`loss` integer DEFAULT 0 NOT NULL,\n\t`quid` integer DEFAULT false NOT NULL,\n\tPRIMARY KEY(`recipe_id`, `place`),\n\tFOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade,\n\tFOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE INDEX `recipe_lines_of_item` ON `recipe_lines` (`item_id`,`recipe_id`);",
      "CREATE TABLE `recipes` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`item_id` text NOT NULL,\n\t`number` integer NOT NULL,\n\t`status` text NOT NULL,\n\t`output_amount` integer NOT NULL,\n\t`output_unit` text NOT NULL,\n\t`yield` integer DEFAULT 10000 NOT NULL,\n\t`labour_minutes` integer DEFAULT 0 NOT NULL,\n\t`hourly_rate` integer DEFAULT 0 NOT NULL,\n\t`overhead` integer DEFAULT 0 NOT NULL,\n\t`method` text DEFAULT '' NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE UNIQUE INDEX `recipes_of_item` ON `recipes` (`item_id`,`number`);",
      "CREATE UNIQUE INDEX `recipes_active` ON `recipes` (`item_id`) WHERE status = 'active';",
      "CREATE INDEX `recipes_newest` ON `recipes` (`created_at`,`id`);",
      "CREATE TABLE `suppliers` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`reference` text NOT NULL,\n\t`type` text NOT NULL,\n\t`name` text NOT NULL,\n\t`sort_name` text NOT NULL,\n\t`contact_name` text DEFAULT '' NOT NULL,\n\t`email` text,\n\t`phone` text,\n\t`website` text DEFAULT '' NOT NULL,\n\t`address` text,\n\t`siret` text,\n\t`vat_number` text,\n\t`iban` text,\n\t`payment_terms` text,\n\t`lead_time_days` integer,\n\t`minimum_order` integer,\n\t`contacts` text DEFAULT '[]' NOT NULL,\n\t`certificates` text DEFAULT '[]' NOT NULL,\n\t`notes` text DEFAULT '' NOT NULL,\n\t`search_text` text NOT NULL,\n\t`archived_at` integer,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\t`archived` integer GENERATED ALWAYS AS (archived_at is not null) VIRTUAL NOT NULL\n);",
      "CREATE UNIQUE INDEX `suppliers_reference_unique` ON `suppliers` (`reference`);",
      "CREATE INDEX `suppliers_by_name` ON `suppliers` (`archived`,`sort_name`,`id`);",
      "CREATE INDEX `suppliers_of_type_by_name` ON `suppliers` (`archived`,`type`,`sort_name`,`id`);",
      "CREATE UNIQUE INDEX `suppliers_siret` ON `suppliers` (`siret`) WHERE siret is not null and archived_at is null;",
      "CREATE TABLE `tariff_prices` (\n\t`tariff_id` text NOT NULL,\n\t`at` integer NOT NULL,\n\t`price` integer NOT NULL,\n\t`pack_amount` integer NOT NULL\n);",
      "CREATE INDEX `tariff_prices_by_tariff` ON `tariff_prices` (`tariff_id`,`at`);",
      "CREATE TABLE `tariffs` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`item_id` text NOT NULL,\n\t`supplier_id` text NOT NULL,\n\t`supplier_code` text DEFAULT '' NOT NULL,\n\t`pack` text DEFAULT '' NOT NULL,\n\t`pack_amount` integer NOT NULL,\n\t`pack_unit` text NOT NULL,\n\t`price` integer NOT NULL,\n\t`preferred` integer DEFAULT false NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE no action,\n\tFOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE UNIQUE INDEX `tariffs_of_pack` ON `tariffs` (`item_id`,`supplier_id`,`pack_amount`,`pack`);",
      "CREATE UNIQUE INDEX `tariffs_preferred` ON `tariffs` (`item_id`) WHERE preferred = 1;",
      "CREATE INDEX `tariffs_of_supplier` ON `tariffs` (`supplier_id`,`item_id`);",
      "ALTER TABLE `items` ADD `traces` text DEFAULT '[]' NOT NULL;",
      "ALTER TABLE `items` ADD `nutrition` text;",
      "ALTER TABLE `items` ADD `label_name` text DEFAULT '' NOT NULL;",
      "ALTER TABLE `items` ADD `labels` text DEFAULT '[]' NOT NULL;",
      "ALTER TABLE `items` ADD `origin` text DEFAULT '' NOT NULL;",
      "ALTER TABLE `items` ADD `weight` integer;",
      "ALTER TABLE `items` ADD `dimensions` text;",
      "ALTER TABLE `items` ADD `density` integer;",
      "ALTER TABLE `items` ADD `loss` integer DEFAULT 0 NOT NULL;",
      "ALTER TABLE `items` ADD `stage` text;",
      "ALTER TABLE `items` ADD `recipe_id` text;"
    ]
  },
  {
    "id": "0005_catalogue_history",
    "statements": [
      "INSERT INTO item_costs SELECT id, updated_at, cost FROM items WHERE cost IS NOT NULL;",
      "CREATE TRIGGER item_costs_insert AFTER INSERT ON items WHEN new.cost IS NOT NULL BEGIN\n  INSERT INTO item_costs VALUES (new.id, new.updated_at, new.cost);\nEND;",
      "CREATE TRIGGER item_costs_update AFTER UPDATE OF cost ON items WHEN new.cost IS NOT old.cost BEGIN\n  INSERT INTO item_costs VALUES (new.id, new.updated_at, new.cost);\nEND;",
      "CREATE TRIGGER tariff_prices_insert AFTER INSERT ON tariffs BEGIN\n  INSERT INTO tariff_prices VALUES (new.id, new.updated_at, new.price, new.pack_amount);\nEND;",
      "CREATE TRIGGER tariff_prices_update AFTER UPDATE OF price, pack_amount ON tariffs\nWHEN new.price IS NOT old.price OR new.pack_amount IS NOT old.pack_amount BEGIN\n  INSERT INTO tariff_prices VALUES (new.id, new.updated_at, new.price, new.pack_amount);\nEND;",
      "CREATE TRIGGER tariff_prices_delete AFTER DELETE ON tariffs BEGIN\n  DELETE FROM tariff_prices WHERE tariff_id = old.id;\nEND;"
    ]
  },
  {
    "id": "0006_recipe_lines_within",
    "statements": [
      "CREATE TABLE `cost_refreshes` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`pending` text NOT NULL,\n\t`total` integer NOT NULL,\n\t`done` integer DEFAULT 0 NOT NULL,\n\t`finished_at` integer,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE INDEX `cost_refreshes_newest` ON `cost_refreshes` (`created_at`);",
      "ALTER TABLE `recipes` ADD `lines` text DEFAULT '[]' NOT NULL;",
      "ALTER TABLE `recipe_lines` DROP COLUMN `amount`;",
      "ALTER TABLE `recipe_lines` DROP COLUMN `unit`;",
      "ALTER TABLE `recipe_lines` DROP COLUMN `loss`;",
      "ALTER TABLE `recipe_lines` DROP COLUMN `quid`;"
    ]
  },
  {
    "id": "0007_recipe_lines_kept",
    "statements": [
      "CREATE TRIGGER recipe_lines_insert AFTER INSERT ON recipes BEGIN\n  INSERT INTO recipe_lines SELECT new.id, key, value ->> 'itemId' FROM json_each(new.lines);\nEND;",
      "CREATE TRIGGER recipe_lines_update AFTER UPDATE OF lines ON recipes BEGIN\n  DELETE FROM recipe_lines WHERE recipe_id = new.id;\n  INSERT INTO recipe_lines SELECT new.id, key, value ->> 'itemId' FROM json_each(new.lines);\nEND;"
    ]
  },
  {
    "id": "0008_imports",
    "statements": [
      "CREATE TABLE `import_lines` (\n\t`import_id` text NOT NULL,\n\t`place` integer NOT NULL,\n\t`line` integer NOT NULL,\n\t`cells` text NOT NULL,\n\t`problem` text,\n\t`state` text NOT NULL,\n\t`problems` text NOT NULL,\n\t`record_id` text,\n\t`record_version` integer,\n\t`before` text,\n\tPRIMARY KEY(`import_id`, `place`),\n\tFOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade\n);",
      "CREATE INDEX `import_lines_of_record` ON `import_lines` (`record_id`) WHERE record_id is not null;",
      "CREATE INDEX `import_lines_by_state` ON `import_lines` (`import_id`,`state`,`place`);",
      "CREATE TABLE `import_mappings` (\n\t`target` text PRIMARY KEY NOT NULL,\n\t`fields` text NOT NULL\n);",
      "CREATE TABLE `imports` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`target` text NOT NULL,\n\t`file_name` text NOT NULL,\n\t`state` text NOT NULL,\n\t`columns` text NOT NULL,\n\t`lines` integer NOT NULL,\n\t`to_create` integer NOT NULL,\n\t`to_update` integer NOT NULL,\n\t`unchanged` integer NOT NULL,\n\t`refused` integer NOT NULL,\n\t`handled` integer DEFAULT 0 NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE INDEX `imports_newest` ON `imports` (`created_at`,`id`);"
    ]
  },
  {
    "id": "0009_flow_of_goods",
    "statements": [
      "CREATE TABLE `company` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`name` text NOT NULL,\n\t`legal_form` text DEFAULT '' NOT NULL,\n\t`capital` integer,\n\t`siret` text,\n\t`vat_number` text,\n\t`register` text DEFAULT '' NOT NULL,\n\t`address` text,\n\t`phone` text,\n\t`email` text,\n\t`website` text DEFAULT '' NOT NULL,\n\t`iban` text,\n\t`bic` text,\n\t`approval` text DEFAULT '' NOT NULL,\n\t`tagline` text DEFAULT '' NOT NULL,\n\t`logo` text,\n\t`payment_terms` text DEFAULT '30_days' NOT NULL,\n\t`penalty_rate` integer,\n\t`discount_terms` text DEFAULT '' NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE TABLE `counts` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`reference` text NOT NULL,\n\t`status` text NOT NULL,\n\t`location_id` text NOT NULL,\n\t`blind` integer NOT NULL,\n\t`lines` text NOT NULL,\n\t`notes` text DEFAULT '' NOT NULL,\n\t`posted_at` integer,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE UNIQUE INDEX `counts_reference_unique` ON `counts` (`reference`);",
      "CREATE INDEX `counts_newest` ON `counts` (`created_at`,`id`);",
      "CREATE TABLE `deliveries` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`reference` text NOT NULL,\n\t`order_id` text NOT NULL,\n\t`client_id` text NOT NULL,\n\t`status` text NOT NULL,\n\t`shipped_on` text NOT NULL,\n\t`delivered_on` text,\n\t`address` text,\n\t`carrier` text DEFAULT '' NOT NULL,\n\t`lines` text NOT NULL,\n\t`notes` text DEFAULT '' NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE UNIQUE INDEX `deliveries_reference_unique` ON `deliveries` (`reference`);",
      "CREATE INDEX `deliveries_newest` ON `deliveries` (`created_at`,`id`);",
      "CREATE INDEX `deliveries_of_order` ON `deliveries` (`order_id`,`created_at`);",
      "CREATE INDEX `deliveries_of_client` ON `deliveries` (`client_id`,`shipped_on`,`id`);",
      "CREATE TABLE `order_lines` (\n\t`order_id` text NOT NULL,\n\t`place` integer NOT NULL,\n\t`item_id` text NOT NULL,\n\t`amount` integer NOT NULL,\n\t`shipped` integer NOT NULL,\n\t`unit` text NOT NULL,\n\t`total` integer NOT NULL,\n\tPRIMARY KEY(`order_id`, `place`)\n);",
      "CREATE INDEX `order_lines_of_item` ON `order_lines` (`item_id`,`order_id`);",
      "CREATE TABLE `orders` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`reference` text NOT NULL,\n\t`client_reference` text DEFAULT '' NOT NULL,\n\t`client_id` text NOT NULL,\n\t`status` text NOT NULL,\n\t`held_from` text,\n\t`price_list` text NOT NULL,\n\t`ordered_on` text NOT NULL,\n\t`valid_until` text,\n\t`due_on` text,\n\t`delivery_address` text,\n\t`lines` text NOT NULL,\n\t`subtotal` integer NOT NULL,\n\t`vat` text NOT NULL,\n\t`total` integer NOT NULL,\n\t`delivered_share` integer DEFAULT 0 NOT NULL,\n\t`invoiced_share` integer DEFAULT 0 NOT NULL,\n\t`standing_order_id` text,\n\t`confirmed_at` integer,\n\t`notes` text DEFAULT '' NOT NULL,\n\t`search_text` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE UNIQUE INDEX `orders_reference_unique` ON `orders` (`reference`);",
      "CREATE INDEX `orders_newest` ON `orders` (`created_at`,`id`);",
      "CREATE INDEX `orders_by_status` ON `orders` (`status`,`created_at`,`id`);",
      "CREATE INDEX `orders_of_client` ON `orders` (`client_id`,`created_at`,`id`);",
      "CREATE INDEX `orders_by_due` ON `orders` (`due_on`,`id`);",
      "CREATE INDEX `orders_by_day` ON `orders` (`ordered_on`,`client_id`);",
      "CREATE TABLE `standing_orders` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`client_id` text NOT NULL,\n\t`rhythm` text NOT NULL,\n\t`next_on` text NOT NULL,\n\t`ends_on` text,\n\t`lead_days` integer DEFAULT 0 NOT NULL,\n\t`lines` text NOT NULL,\n\t`paused` integer DEFAULT false NOT NULL,\n\t`notes` text DEFAULT '' NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE INDEX `standing_orders_newest` ON `standing_orders` (`created_at`,`id`);",
      "CREATE INDEX `standing_orders_due` ON `standing_orders` (`paused`,`next_on`);",
      "CREATE TABLE `productions` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`reference` text NOT NULL,\n\t`item_id` text NOT NULL,\n\t`status` text NOT NULL,\n\t`priority` text NOT NULL,\n\t`amount` integer NOT NULL,\n\t`unit` text NOT NULL,\n\t`requested_on` text NOT NULL,\n\t`facility` text DEFAULT '' NOT NULL,\n\t`snapshot` text NOT NULL,\n\t`location_id` text NOT NULL,\n\t`started_at` integer,\n\t`completed_at` integer,\n\t`completed_on` text,\n\t`output` integer,\n\t`used` text DEFAULT '[]' NOT NULL,\n\t`losses` text DEFAULT '[]' NOT NULL,\n\t`labour_minutes` integer,\n\t`cost` text,\n\t`lot_id` text,\n\t`notes` text DEFAULT '' NOT NULL,\n\t`search_text` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE UNIQUE INDEX `productions_reference_unique` ON `productions` (`reference`);",
      "CREATE INDEX `productions_newest` ON `productions` (`created_at`,`id`);",
      "CREATE INDEX `productions_by_status` ON `productions` (`status`,`requested_on`,`id`);",
      "CREATE INDEX `productions_by_day` ON `productions` (`requested_on`,`id`);",
      "CREATE INDEX `productions_of_item` ON `productions` (`item_id`,`requested_on`,`id`);",
      "CREATE TABLE `receipts` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`restock_id` text NOT NULL,\n\t`supplier_id` text NOT NULL,\n\t`received_on` text NOT NULL,\n\t`delivery_note` text DEFAULT '' NOT NULL,\n\t`lines` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`restock_id`) REFERENCES `restocks`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE INDEX `receipts_of_restock` ON `receipts` (`restock_id`,`created_at`);",
      "CREATE INDEX `receipts_of_supplier` ON `receipts` (`supplier_id`,`received_on`);",
      "CREATE TABLE `restock_lines` (\n\t`restock_id` text NOT NULL,\n\t`place` integer NOT NULL,\n\t`item_id` text NOT NULL,\n\t`amount` integer NOT NULL,\n\t`received` integer NOT NULL,\n\t`unit` text NOT NULL,\n\tPRIMARY KEY(`restock_id`, `place`)\n);",
      "CREATE INDEX `restock_lines_of_item` ON `restock_lines` (`item_id`,`restock_id`);",
      "CREATE TABLE `restocks` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`reference` text NOT NULL,\n\t`supplier_id` text NOT NULL,\n\t`status` text NOT NULL,\n\t`ordered_on` text,\n\t`expected_on` text,\n\t`received_on` text,\n\t`lines` text NOT NULL,\n\t`subtotal` integer NOT NULL,\n\t`fees` integer DEFAULT 0 NOT NULL,\n\t`notes` text DEFAULT '' NOT NULL,\n\t`search_text` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE UNIQUE INDEX `restocks_reference_unique` ON `restocks` (`reference`);",
      "CREATE INDEX `restocks_newest` ON `restocks` (`created_at`,`id`);",
      "CREATE INDEX `restocks_by_status` ON `restocks` (`status`,`created_at`,`id`);",
      "CREATE INDEX `restocks_of_supplier` ON `restocks` (`supplier_id`,`created_at`,`id`);",
      "CREATE INDEX `restocks_expected` ON `restocks` (`expected_on`);",
      "CREATE TABLE `item_stocks` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`minimum` integer,\n\t`amount` integer DEFAULT 0 NOT NULL,\n\t`reserved` integer DEFAULT 0 NOT NULL,\n\t`held` integer DEFAULT 0 NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`updated_at` integer DEFAULT 0 NOT NULL,\n\t`is_short` integer GENERATED ALWAYS AS (minimum is not null and amount - reserved - held < minimum) VIRTUAL NOT NULL\n);",
      "CREATE INDEX `item_stocks_short` ON `item_stocks` (`id`) WHERE is_short = 1;",
      "CREATE INDEX `item_stocks_stocked` ON `item_stocks` (`id`) WHERE amount > 0;",
      "CREATE TABLE `levels` (\n\t`lot_id` text NOT NULL,\n\t`location_id` text NOT NULL,\n\t`item_id` text NOT NULL,\n\t`amount` integer NOT NULL,\n\t`reserved` integer NOT NULL,\n\tPRIMARY KEY(`lot_id`, `location_id`),\n\tCONSTRAINT \"not_enough\" CHECK(\"levels\".\"reserved\" >= 0 and \"levels\".\"amount\" >= \"levels\".\"reserved\")\n);",
      "CREATE INDEX `levels_of_item` ON `levels` (`item_id`);",
      "CREATE INDEX `levels_of_location` ON `levels` (`location_id`,`item_id`);",
      "CREATE TABLE `locations` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`name` text NOT NULL,\n\t`sort_name` text NOT NULL,\n\t`notes` text DEFAULT '' NOT NULL,\n\t`archived_at` integer,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE UNIQUE INDEX `locations_name` ON `locations` (`sort_name`) WHERE archived_at is null;",
      "CREATE TABLE `lots` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`number` text NOT NULL,\n\t`item_id` text NOT NULL,\n\t`supplier_id` text,\n\t`supplier_lot` text DEFAULT '' NOT NULL,\n\t`dlc` text,\n\t`ddm` text,\n\t`decision` text DEFAULT 'available' NOT NULL,\n\t`reason` text DEFAULT '' NOT NULL,\n\t`unit_cost` integer NOT NULL,\n\t`born_on` text NOT NULL,\n\t`cause` text NOT NULL,\n\t`cause_id` text NOT NULL,\n\t`temperature` integer,\n\t`notes` text DEFAULT '' NOT NULL,\n\t`amount` integer DEFAULT 0 NOT NULL,\n\t`reserved` integer DEFAULT 0 NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\t`use_by` text GENERATED ALWAYS AS (coalesce(dlc, ddm, '9999-12-31')) VIRTUAL NOT NULL,\n\t`state` text GENERATED ALWAYS AS (case when decision = 'available' and amount = 0 then 'consumed' else decision end) VIRTUAL NOT NULL,\n\t`stocked` integer GENERATED ALWAYS AS (amount > 0) VIRTUAL NOT NULL,\n\tFOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE no action,\n\tFOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE no action,\n\tCONSTRAINT \"one_date\" CHECK(\"lots\".\"dlc\" is null or \"lots\".\"ddm\" is null)\n);",
      "CREATE UNIQUE INDEX `lots_number_unique` ON `lots` (`number`);",
      "CREATE INDEX `lots_of_item` ON `lots` (`item_id`,`stocked`,`use_by`,`id`);",
      "CREATE INDEX `lots_by_date` ON `lots` (`stocked`,`use_by`,`id`);",
      "CREATE INDEX `lots_by_state` ON `lots` (`state`,`use_by`,`id`);",
      "CREATE INDEX `lots_newest` ON `lots` (`created_at`,`id`);",
      "CREATE INDEX `lots_by_supplier_lot` ON `lots` (`supplier_lot`);",
      "CREATE INDEX `lots_of_supplier` ON `lots` (`supplier_id`,`created_at`);",
      "CREATE INDEX `lots_of_cause` ON `lots` (`cause_id`);",
      "CREATE TABLE `movements` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`at` integer NOT NULL,\n\t`day` text NOT NULL,\n\t`type` text NOT NULL,\n\t`item_id` text NOT NULL,\n\t`lot_id` text NOT NULL,\n\t`location_id` text NOT NULL,\n\t`amount` integer NOT NULL,\n\t`unit_cost` integer NOT NULL,\n\t`cause` text NOT NULL,\n\t`cause_id` text NOT NULL,\n\t`reverses` text,\n\t`actor` text NOT NULL,\n\t`reason` text DEFAULT '' NOT NULL,\n\tFOREIGN KEY (`lot_id`) REFERENCES `lots`(`id`) ON UPDATE no action ON DELETE no action,\n\tFOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE no action,\n\tCONSTRAINT \"moved\" CHECK(\"movements\".\"amount\" <> 0)\n);",
      "CREATE INDEX `movements_of_lot` ON `movements` (`lot_id`,`type`,`id`);",
      "CREATE INDEX `movements_of_item` ON `movements` (`item_id`,`id`);",
      "CREATE INDEX `movements_of_cause` ON `movements` (`cause_id`,`type`);",
      "CREATE INDEX `movements_of_type` ON `movements` (`type`,`id`);",
      "CREATE INDEX `movements_by_day` ON `movements` (`day`,`id`);",
      "CREATE UNIQUE INDEX `movements_reversed_once` ON `movements` (`reverses`) WHERE reverses is not null;",
      "CREATE TABLE `promises` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`item_id` text NOT NULL,\n\t`lot_id` text NOT NULL,\n\t`location_id` text NOT NULL,\n\t`amount` integer NOT NULL,\n\t`cause` text NOT NULL,\n\t`cause_id` text NOT NULL,\n\t`line_id` text NOT NULL,\n\t`actor` text NOT NULL,\n\t`at` integer NOT NULL,\n\tCONSTRAINT \"promised\" CHECK(\"promises\".\"amount\" > 0)\n);",
      "CREATE INDEX `promises_of_cause` ON `promises` (`cause_id`,`line_id`);",
      "CREATE INDEX `promises_of_lot` ON `promises` (`lot_id`);",
      "CREATE INDEX `promises_of_item` ON `promises` (`item_id`);"
    ]
  },
  {
    "id": "0010_stock_kept",
    "statements": [
      "INSERT INTO locations (id, name, sort_name, created_at, updated_at) VALUES ('main', 'Réserve', 'reserve', 0, 0);",
      "INSERT INTO item_stocks (id) SELECT id FROM items;",
      "CREATE TRIGGER item_stocks_insert AFTER INSERT ON items BEGIN\n  INSERT OR IGNORE INTO item_stocks (id) VALUES (new.id);\nEND;",
      "CREATE TRIGGER item_stocks_delete AFTER DELETE ON items BEGIN\n  DELETE FROM item_stocks WHERE id = old.id;\nEND;",
      "CREATE TRIGGER movements_unchanged BEFORE UPDATE ON movements BEGIN\n  SELECT raise(ABORT, 'ledger_is_kept');\nEND;",
      "CREATE TRIGGER movements_stay BEFORE DELETE ON movements BEGIN\n  SELECT raise(ABORT, 'ledger_is_kept');\nEND;",
      "CREATE TRIGGER movements_blocked BEFORE INSERT ON movements WHEN new.type IN ('shipment', 'consumption') AND new.amount < 0 BEGIN\n  SELECT raise(ABORT, 'lot_held') FROM lots WHERE id = new.lot_id AND decision <> 'available';\n  SELECT raise(ABORT, 'lot_expired') FROM lots WHERE id = new.lot_id AND dlc < new.day;\nEND;",
      "CREATE TRIGGER movements_levels AFTER INSERT ON movements BEGIN\n  INSERT OR IGNORE INTO levels VALUES (new.lot_id, new.location_id, new.item_id, 0, 0);\n  UPDATE levels SET amount = amount + new.amount WHERE lot_id = new.lot_id AND location_id = new.location_id;\nEND;",
      "CREATE TRIGGER promises_made AFTER INSERT ON promises BEGIN\n  SELECT raise(ABORT, 'lot_held') FROM lots WHERE id = new.lot_id AND decision <> 'available';\n  INSERT OR IGNORE INTO levels VALUES (new.lot_id, new.location_id, new.item_id, 0, 0);\n  UPDATE levels SET reserved = reserved + new.amount WHERE lot_id = new.lot_id AND location_id = new.location_id;\nEND;",
      "CREATE TRIGGER promises_changed AFTER UPDATE OF amount ON promises BEGIN\n  UPDATE levels SET reserved = reserved + new.amount - old.amount WHERE lot_id = new.lot_id AND location_id = new.location_id;\nEND;",
      "CREATE TRIGGER promises_released AFTER DELETE ON promises BEGIN\n  UPDATE levels SET reserved = reserved - old.amount WHERE lot_id = old.lot_id AND location_id = old.location_id;\nEND;",
      "CREATE TRIGGER levels_lots AFTER UPDATE OF amount, reserved ON levels BEGIN\n  UPDATE lots SET amount = amount + new.amount - old.amount, reserved = reserved + new.reserved - old.reserved WHERE id = new.lot_id;\nEND;",
      "CREATE TRIGGER lots_items AFTER UPDATE OF amount, reserved, decision ON lots BEGIN\n  UPDATE item_stocks SET\n    amount = amount + new.amount - old.amount,\n    reserved = reserved + new.reserved - old.reserved,\n    held = held + iif(new.decision = 'available', 0, new.amount) - iif(old.decision = 'available', 0, old.amount)\n    WHERE id = new.item_id;\nEND;",
      "CREATE TRIGGER restock_lines_insert AFTER INSERT ON restocks BEGIN\n  INSERT INTO restock_lines SELECT new.id, key, value ->> 'itemId', (value ->> 'packs') * (value ->> 'packAmount'), value ->> 'received', value ->> 'packUnit' FROM json_each(new.lines);\nEND;",
      "CREATE TRIGGER restock_lines_update AFTER UPDATE OF lines ON restocks BEGIN\n  DELETE FROM restock_lines WHERE restock_id = new.id;\n  INSERT INTO restock_lines SELECT new.id, key, value ->> 'itemId', (value ->> 'packs') * (value ->> 'packAmount'), value ->> 'received', value ->> 'packUnit' FROM json_each(new.lines);\nEND;",
      "CREATE TRIGGER restock_lines_delete AFTER DELETE ON restocks BEGIN\n  DELETE FROM restock_lines WHERE restock_id = old.id;\nEND;",
      "CREATE TRIGGER order_lines_insert AFTER INSERT ON orders BEGIN\n  INSERT INTO order_lines SELECT new.id, key, value ->> 'itemId', value ->> 'amount', value ->> 'shipped', value ->> 'unit', value ->> 'total' FROM json_each(new.lines);\nEND;",
      "CREATE TRIGGER order_lines_update AFTER UPDATE OF lines ON orders BEGIN\n  DELETE FROM order_lines WHERE order_id = new.id;\n  INSERT INTO order_lines SELECT new.id, key, value ->> 'itemId', value ->> 'amount', value ->> 'shipped', value ->> 'unit', value ->> 'total' FROM json_each(new.lines);\nEND;",
      "CREATE TRIGGER order_lines_delete AFTER DELETE ON orders BEGIN\n  DELETE FROM order_lines WHERE order_id = old.id;\nEND;"
    ]
  },
  {
    "id": "0011_money_and_scans",
    "statements": [
      "CREATE TABLE `invoices` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`type` text NOT NULL,\n\t`status` text NOT NULL,\n\t`number` text,\n\t`client_id` text,\n\t`supplier_id` text,\n\t`party_name` text NOT NULL,\n\t`reference` text DEFAULT '' NOT NULL,\n\t`description` text DEFAULT '' NOT NULL,\n\t`issued_on` text NOT NULL,\n\t`sold_on` text,\n\t`due_on` text,\n\t`payment_terms` text,\n\t`seller` text,\n\t`buyer` text,\n\t`delivery_address` text,\n\t`language` text DEFAULT 'fr' NOT NULL,\n\t`lines` text NOT NULL,\n\t`vat` text NOT NULL,\n\t`subtotal` integer NOT NULL,\n\t`tax` integer NOT NULL,\n\t`total` integer NOT NULL,\n\t`paid` integer DEFAULT 0 NOT NULL,\n\t`credits_id` text,\n\t`order_id` text,\n\t`restock_id` text,\n\t`scan_id` text,\n\t`recurring_id` text,\n\t`dispute` text DEFAULT '' NOT NULL,\n\t`notes` text DEFAULT '' NOT NULL,\n\t`sent_at` integer,\n\t`paid_on` text,\n\t`search_text` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\t`due` integer GENERATED ALWAYS AS (case when status in ('sent', 'to_pay') and type in ('client', 'supplier') then total - paid else 0 end) VIRTUAL NOT NULL,\n\tFOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action,\n\tFOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE no action,\n\tCONSTRAINT \"paid_within\" CHECK(\"invoices\".\"paid\" >= 0 and \"invoices\".\"paid\" <= \"invoices\".\"total\")\n);",
      "CREATE UNIQUE INDEX `invoices_number` ON `invoices` (`number`) WHERE type <> 'supplier' and number is not null;",
      "CREATE UNIQUE INDEX `invoices_of_supplier_number` ON `invoices` (`supplier_id`,`number`) WHERE type = 'supplier' and status <> 'cancelled';",
      "CREATE INDEX `invoices_newest` ON `invoices` (`type`,`created_at`,`id`);",
      "CREATE INDEX `invoices_by_status` ON `invoices` (`type`,`status`,`created_at`,`id`);",
      "CREATE INDEX `invoices_of_client` ON `invoices` (`client_id`,`issued_on`,`id`);",
      "CREATE INDEX `invoices_of_supplier` ON `invoices` (`supplier_id`,`issued_on`,`id`);",
      "CREATE INDEX `invoices_due` ON `invoices` (`type`,`due_on`,`id`) WHERE status in ('sent', 'to_pay');",
      "CREATE INDEX `invoices_by_day` ON `invoices` (`type`,`issued_on`,`client_id`);",
      "CREATE INDEX `invoices_of_order` ON `invoices` (`order_id`);",
      "CREATE TABLE `payments` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`invoice_id` text NOT NULL,\n\t`paid_on` text NOT NULL,\n\t`amount` integer NOT NULL,\n\t`method` text NOT NULL,\n\t`credit_id` text,\n\t`reverses` text,\n\t`note` text DEFAULT '' NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE INDEX `payments_of_invoice` ON `payments` (`invoice_id`,`created_at`);",
      "CREATE INDEX `payments_by_day` ON `payments` (`paid_on`,`id`);",
      "CREATE UNIQUE INDEX `payments_reversed_once` ON `payments` (`reverses`) WHERE reverses is not null;",
      "CREATE TABLE `recurring_invoices` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`client_id` text NOT NULL,\n\t`description` text NOT NULL,\n\t`every_months` integer NOT NULL,\n\t`next_on` text NOT NULL,\n\t`ends_on` text,\n\t`lines` text NOT NULL,\n\t`paused` integer DEFAULT false NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE INDEX `recurring_invoices_newest` ON `recurring_invoices` (`created_at`,`id`);",
      "CREATE INDEX `recurring_invoices_due` ON `recurring_invoices` (`paused`,`next_on`);",
      "CREATE TABLE `reminder_scenario` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`after_days` integer NOT NULL,\n\t`active` integer NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE TABLE `reminders` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`client_id` text NOT NULL,\n\t`step` text NOT NULL,\n\t`language` text NOT NULL,\n\t`sent_to` text NOT NULL,\n\t`subject` text NOT NULL,\n\t`message` text NOT NULL,\n\t`invoices` text NOT NULL,\n\t`total` integer NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE INDEX `reminders_newest` ON `reminders` (`created_at`,`id`);",
      "CREATE INDEX `reminders_of_client` ON `reminders` (`client_id`,`created_at`);",
      "CREATE TABLE `scan_lessons` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`supplier_id` text NOT NULL,\n\t`field` text NOT NULL,\n\t`seen` text NOT NULL,\n\t`meant` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE UNIQUE INDEX `scan_lessons_of` ON `scan_lessons` (`supplier_id`,`field`,`seen`);",
      "CREATE TABLE `scans` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`status` text NOT NULL,\n\t`file_name` text NOT NULL,\n\t`file_key` text NOT NULL,\n\t`media_type` text NOT NULL,\n\t`size` integer NOT NULL,\n\t`digest` text NOT NULL,\n\t`pages` integer,\n\t`reading` text,\n\t`fields` text,\n\t`confidence` integer,\n\t`failure` text DEFAULT '' NOT NULL,\n\t`attempts` integer DEFAULT 0 NOT NULL,\n\t`supplier_id` text,\n\t`supplier_name` text DEFAULT '' NOT NULL,\n\t`invoice_id` text,\n\t`counted_in` text,\n\t`extra_pages` integer DEFAULT 0 NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE INDEX `scans_newest` ON `scans` (`created_at`,`id`);",
      "CREATE INDEX `scans_by_status` ON `scans` (`status`,`created_at`,`id`);",
      "CREATE INDEX `scans_counted` ON `scans` (`counted_in`);",
      "CREATE UNIQUE INDEX `scans_digest` ON `scans` (`digest`) WHERE status <> 'discarded';",
      "CREATE TABLE `bank_balances` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`balance` integer NOT NULL,\n\t`day` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE INDEX `bank_balances_newest` ON `bank_balances` (`day`,`created_at`);",
      "CREATE TABLE `bank_lessons` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`words` text NOT NULL,\n\t`client_id` text,\n\t`supplier_id` text,\n\t`category` text,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE UNIQUE INDEX `bank_lessons_words_unique` ON `bank_lessons` (`words`);",
      "CREATE TABLE `bank_lines` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`day` text NOT NULL,\n\t`label` text NOT NULL,\n\t`amount` integer NOT NULL,\n\t`fingerprint` text NOT NULL,\n\t`state` text DEFAULT 'open' NOT NULL,\n\t`entry_id` text,\n\t`invoice_id` text,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE UNIQUE INDEX `bank_lines_fingerprint_unique` ON `bank_lines` (`fingerprint`);",
      "CREATE INDEX `bank_lines_newest` ON `bank_lines` (`day`,`id`);",
      "CREATE INDEX `bank_lines_by_state` ON `bank_lines` (`state`,`day`,`id`);",
      "CREATE TABLE `closings` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`until` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE UNIQUE INDEX `closings_until_unique` ON `closings` (`until`);",
      "CREATE TABLE `treasury_entries` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`day` text NOT NULL,\n\t`type` text NOT NULL,\n\t`category` text NOT NULL,\n\t`description` text NOT NULL,\n\t`amount` integer NOT NULL,\n\t`payment_id` text,\n\t`invoice_id` text,\n\t`plan_id` text,\n\t`bank_line_id` text,\n\t`search_text` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\t`signed` integer GENERATED ALWAYS AS (case type when 'income' then amount else -amount end) VIRTUAL NOT NULL\n);",
      "CREATE INDEX `treasury_entries_by_day` ON `treasury_entries` (`day`,`id`);",
      "CREATE INDEX `treasury_entries_of_type` ON `treasury_entries` (`type`,`day`,`id`);",
      "CREATE INDEX `treasury_entries_of_category` ON `treasury_entries` (`category`,`day`,`id`);",
      "CREATE UNIQUE INDEX `treasury_entries_of_payment` ON `treasury_entries` (`payment_id`) WHERE payment_id is not null;",
      "CREATE TABLE `treasury_plans` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`type` text NOT NULL,\n\t`category` text NOT NULL,\n\t`description` text NOT NULL,\n\t`amount` integer NOT NULL,\n\t`rhythm` text,\n\t`next_on` text NOT NULL,\n\t`ends_on` text,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE INDEX `treasury_plans_by_day` ON `treasury_plans` (`next_on`,`id`);"
    ]
  },
  {
    "id": "0012_calculations",
    "statements": [
      "CREATE TABLE `calculations` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`name` text NOT NULL,\n\t`facts` text NOT NULL,\n\t`search_text` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE INDEX `calculations_newest` ON `calculations` (`created_at`,`id`);"
    ]
  },
  {
    "id": "0013_invoice_lines",
    "statements": [
      "CREATE TABLE `invoice_lines` (\n\t`invoice_id` text NOT NULL,\n\t`place` integer NOT NULL,\n\t`item_id` text,\n\t`order_id` text,\n\t`order_line_id` text,\n\t`amount` integer NOT NULL,\n\t`total` integer NOT NULL,\n\t`vat_rate` integer NOT NULL,\n\tPRIMARY KEY(`invoice_id`, `place`)\n);",
      "CREATE INDEX `invoice_lines_of_order` ON `invoice_lines` (`order_id`);",
      "CREATE INDEX `invoice_lines_of_item` ON `invoice_lines` (`item_id`);"
    ]
  },
  {
    "id": "0014_invoice_lines_kept",
    "statements": [
      "CREATE TRIGGER invoice_lines_insert AFTER INSERT ON invoices BEGIN\n  INSERT INTO invoice_lines SELECT new.id, key, value ->> 'itemId', value ->> 'orderId', value ->> 'orderLineId', value ->> 'amount', value ->> 'total', value ->> 'vatRate' FROM json_each(new.lines);\nEND;",
      "CREATE TRIGGER invoice_lines_update AFTER UPDATE OF lines ON invoices BEGIN\n  DELETE FROM invoice_lines WHERE invoice_id = new.id;\n  INSERT INTO invoice_lines SELECT new.id, key, value ->> 'itemId', value ->> 'orderId', value ->> 'orderLineId', value ->> 'amount', value ->> 'total', value ->> 'vatRate' FROM json_each(new.lines);\nEND;",
      "CREATE TRIGGER invoice_lines_delete AFTER DELETE ON invoices BEGIN\n  DELETE FROM invoice_lines WHERE invoice_id = old.id;\nEND;",
      "CREATE TRIGGER orders_invoiced AFTER INSERT ON invoice_lines WHEN new.order_id IS NOT NULL BEGIN\n  UPDATE orders SET invoiced_share = (\n    SELECT max(0, min(10000, coalesce(sum(line.total), 0) * 10000 / max(orders.subtotal, 1))) FROM invoice_lines AS line JOIN invoices ON invoices.id = line.invoice_id\n    WHERE line.order_id = new.order_id AND invoices.status <> 'cancelled' AND invoices.type = 'client') WHERE id = new.order_id;\nEND;",
      "CREATE TRIGGER orders_uninvoiced AFTER DELETE ON invoice_lines WHEN old.order_id IS NOT NULL BEGIN\n  UPDATE orders SET invoiced_share = (\n    SELECT max(0, min(10000, coalesce(sum(line.total), 0) * 10000 / max(orders.subtotal, 1))) FROM invoice_lines AS line JOIN invoices ON invoices.id = line.invoice_id\n    WHERE line.order_id = old.order_id AND invoices.status <> 'cancelled' AND invoices.type = 'client') WHERE id = old.order_id;\nEND;",
      "CREATE TRIGGER orders_invoice_cancelled AFTER UPDATE OF status ON invoices WHEN new.status = 'cancelled' BEGIN\n  UPDATE orders SET invoiced_share = (\n    SELECT max(0, min(10000, coalesce(sum(line.total), 0) * 10000 / max(orders.subtotal, 1))) FROM invoice_lines AS line JOIN invoices ON invoices.id = line.invoice_id\n    WHERE line.order_id = orders.id AND invoices.status <> 'cancelled' AND invoices.type = 'client')\n    WHERE id IN (SELECT order_id FROM invoice_lines WHERE invoice_id = new.id);\nEND;"
    ]
  },
  {
    "id": "0015_scans_agreed",
    "statements": [
      "ALTER TABLE `scans` ADD `agreed` integer DEFAULT false NOT NULL;"
    ]
  },
  {
    "id": "0016_credit_notes_of_suppliers",
    "statements": [
      "DROP INDEX `invoices_number`;",
      "DROP INDEX `invoices_of_supplier_number`;",
      "CREATE UNIQUE INDEX `invoices_number` ON `invoices` (`number`) WHERE type not in ('supplier', 'supplier_credit') and number is not null;",
      "CREATE UNIQUE INDEX `invoices_of_supplier_number` ON `invoices` (`supplier_id`,`number`) WHERE type in ('supplier', 'supplier_credit') and status <> 'cancelled';"
    ]
  },
  {
    "id": "0017_scan_parts",
    "statements": [
      "ALTER TABLE `scans` ADD `first_page` integer;",
      "ALTER TABLE `scans` ADD `last_page` integer;"
    ]
  },
  {
    "id": "0018_vat_reasons",
    "statements": [
      "ALTER TABLE `company` ADD `vat_regime` text DEFAULT 'normal' NOT NULL;",
      "ALTER TABLE `invoices` ADD `vat_reason` text;"
    ]
  },
  {
    "id": "0019_invoice_bundles",
    "statements": [
      "CREATE TABLE `invoice_bundles` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`state` text NOT NULL,\n\t`invoice_ids` text NOT NULL,\n\t`total` integer NOT NULL,\n\t`printed` integer DEFAULT 0 NOT NULL,\n\t`file_name` text NOT NULL,\n\t`file_key` text NOT NULL,\n\t`size` integer DEFAULT 0 NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE INDEX `invoice_bundles_newest` ON `invoice_bundles` (`created_at`,`id`);"
    ]
  },
  {
    "id": "0020_where_cards_are_paid_to",
    "statements": [
      "ALTER TABLE `company` ADD `stripe_account` text;"
    ]
  },
  {
    "id": "0021_discounts_on_the_whole",
    "statements": [
      "ALTER TABLE `invoices` ADD `discount` integer DEFAULT 0 NOT NULL;",
      "ALTER TABLE `invoices` ADD `discount_amount` integer DEFAULT 0 NOT NULL;",
      "ALTER TABLE `invoices` ADD `rebates` text DEFAULT '[]' NOT NULL;"
    ]
  },
  {
    "id": "0022_why_recurring_bears_no_tax",
    "statements": [
      "ALTER TABLE `recurring_invoices` ADD `vat_reason` text;"
    ]
  },
  {
    "id": "0023_credits_count",
    "statements": [
      "UPDATE invoices SET paid = (SELECT min(invoices.total, coalesce(sum(amount), 0)) FROM payments WHERE payments.credit_id = invoices.id) WHERE type = 'credit';",
      "DROP TRIGGER orders_invoiced;",
      "DROP TRIGGER orders_uninvoiced;",
      "DROP TRIGGER orders_invoice_cancelled;",
      "CREATE TRIGGER orders_invoiced AFTER INSERT ON invoice_lines WHEN new.order_id IS NOT NULL BEGIN\n  UPDATE orders SET invoiced_share = (\n    SELECT max(0, min(10000, coalesce(sum(CASE invoices.type WHEN 'credit' THEN -line.total ELSE line.total END), 0) * 10000 / max(orders.subtotal, 1)))\n    FROM invoice_lines AS line JOIN invoices ON invoices.id = line.invoice_id LEFT JOIN invoices AS corrected ON corrected.id = invoices.credits_id\n    WHERE line.order_id = new.order_id AND invoices.type IN ('client', 'credit') AND coalesce(corrected.status, invoices.status) <> 'cancelled') WHERE id = new.order_id;\nEND;",
      "CREATE TRIGGER orders_uninvoiced AFTER DELETE ON invoice_lines WHEN old.order_id IS NOT NULL BEGIN\n  UPDATE orders SET invoiced_share = (\n    SELECT max(0, min(10000, coalesce(sum(CASE invoices.type WHEN 'credit' THEN -line.total ELSE line.total END), 0) * 10000 / max(orders.subtotal, 1)))\n    FROM invoice_lines AS line JOIN invoices ON invoices.id = line.invoice_id LEFT JOIN invoices AS corrected ON corrected.id = invoices.credits_id\n    WHERE line.order_id = old.order_id AND invoices.type IN ('client', 'credit') AND coalesce(corrected.status, invoices.status) <> 'cancelled') WHERE id = old.order_id;\nEND;",
      "CREATE TRIGGER orders_invoice_cancelled AFTER UPDATE OF status ON invoices WHEN (new.status = 'cancelled') <> (old.status = 'cancelled') BEGIN\n  UPDATE orders SET invoiced_share = (\n    SELECT max(0, min(10000, coalesce(sum(CASE invoices.type WHEN 'credit' THEN -line.total ELSE line.total END), 0) * 10000 / max(orders.subtotal, 1)))\n    FROM invoice_lines AS line JOIN invoices ON invoices.id = line.invoice_id LEFT JOIN invoices AS corrected ON corrected.id = invoices.credits_id\n    WHERE line.order_id = orders.id AND invoices.type IN ('client', 'credit') AND coalesce(corrected.status, invoices.status) <> 'cancelled')\n    WHERE id IN (SELECT order_id FROM invoice_lines WHERE invoice_id = new.id);\nEND;"
    ]
  },
  {
    "id": "0024_links_and_found_invoices",
    "statements": [
      "ALTER TABLE `invoices` ADD `link_key` text DEFAULT '' NOT NULL;",
      "CREATE INDEX `invoices_by_number` ON `invoices` (`number`) WHERE number is not null;",
      "CREATE INDEX `invoices_of_credited` ON `invoices` (`credits_id`) WHERE credits_id is not null;",
      "CREATE INDEX `invoices_of_restock` ON `invoices` (`restock_id`) WHERE restock_id is not null;",
      "CREATE INDEX `invoices_of_recurring` ON `invoices` (`recurring_id`,`created_at`) WHERE recurring_id is not null;",
      "CREATE INDEX `payments_of_credit` ON `payments` (`credit_id`) WHERE credit_id is not null;",
      "CREATE INDEX `productions_by_facility` ON `productions` (`facility`);",
      "CREATE INDEX `scans_by_digest` ON `scans` (`digest`);",
      "CREATE INDEX `scans_of_file` ON `scans` (`file_key`);"
    ]
  },
  {
    "id": "0025_bank_line_entries",
    "statements": [
      "CREATE INDEX `treasury_entries_of_bank_line` ON `treasury_entries` (`bank_line_id`) WHERE bank_line_id is not null;"
    ]
  },
  {
    "id": "0026_search_entries",
    "statements": [
      "CREATE TABLE `search_entries` (\n\t`seq` integer PRIMARY KEY NOT NULL,\n\t`record` text NOT NULL,\n\t`record_id` text NOT NULL,\n\t`words` text NOT NULL\n);",
      "CREATE UNIQUE INDEX `search_entries_of_record` ON `search_entries` (`record`,`record_id`);"
    ]
  },
  {
    "id": "0027_search_everything",
    "statements": [
      "CREATE VIRTUAL TABLE records_search USING fts5(words, content='search_entries', content_rowid='seq', tokenize='trigram remove_diacritics 1');",
      "CREATE TRIGGER search_entries_insert AFTER INSERT ON search_entries BEGIN\n  INSERT INTO records_search(rowid, words) VALUES (new.seq, new.words);\nEND;",
      "CREATE TRIGGER search_entries_delete AFTER DELETE ON search_entries BEGIN\n  INSERT INTO records_search(records_search, rowid, words) VALUES ('delete', old.seq, old.words);\nEND;",
      "CREATE TRIGGER search_entries_update AFTER UPDATE OF words ON search_entries WHEN old.words <> new.words BEGIN\n  INSERT INTO records_search(records_search, rowid, words) VALUES ('delete', old.seq, old.words);\n  INSERT INTO records_search(rowid, words) VALUES (new.seq, new.words);\nEND;",
      "INSERT INTO search_entries(record, record_id, words) SELECT 'items', id, items.search_text FROM items;",
      "CREATE TRIGGER items_found_insert AFTER INSERT ON items BEGIN\n  INSERT INTO search_entries(record, record_id, words) VALUES ('items', new.id, new.search_text);\nEND;",
      "CREATE TRIGGER items_found_update AFTER UPDATE OF search_text ON items WHEN old.search_text <> new.search_text BEGIN\n  UPDATE search_entries SET words = new.search_text WHERE record = 'items' AND record_id = new.id;\nEND;",
      "CREATE TRIGGER items_found_delete AFTER DELETE ON items BEGIN\n  DELETE FROM search_entries WHERE record = 'items' AND record_id = old.id;\nEND;",
      "INSERT INTO search_entries(record, record_id, words) SELECT 'clients', id, clients.search_text FROM clients;",
      "CREATE TRIGGER clients_found_insert AFTER INSERT ON clients BEGIN\n  INSERT INTO search_entries(record, record_id, words) VALUES ('clients', new.id, new.search_text);\nEND;",
      "CREATE TRIGGER clients_found_update AFTER UPDATE OF search_text ON clients WHEN old.search_text <> new.search_text BEGIN\n  UPDATE search_entries SET words = new.search_text WHERE record = 'clients' AND record_id = new.id;\nEND;",
      "CREATE TRIGGER clients_found_delete AFTER DELETE ON clients BEGIN\n  DELETE FROM search_entries WHERE record = 'clients' AND record_id = old.id;\nEND;",
      "INSERT INTO search_entries(record, record_id, words) SELECT 'suppliers', id, suppliers.search_text FROM suppliers;",
      "CREATE TRIGGER suppliers_found_insert AFTER INSERT ON suppliers BEGIN\n  INSERT INTO search_entries(record, record_id, words) VALUES ('suppliers', new.id, new.search_text);\nEND;",
      "CREATE TRIGGER suppliers_found_update AFTER UPDATE OF search_text ON suppliers WHEN old.search_text <> new.search_text BEGIN\n  UPDATE search_entries SET words = new.search_text WHERE record = 'suppliers' AND record_id = new.id;\nEND;",
      "CREATE TRIGGER suppliers_found_delete AFTER DELETE ON suppliers BEGIN\n  DELETE FROM search_entries WHERE record = 'suppliers' AND record_id = old.id;\nEND;",
      "INSERT INTO search_entries(record, record_id, words) SELECT 'orders', id, orders.search_text FROM orders;",
      "CREATE TRIGGER orders_found_insert AFTER INSERT ON orders BEGIN\n  INSERT INTO search_entries(record, record_id, words) VALUES ('orders', new.id, new.search_text);\nEND;",
      "CREATE TRIGGER orders_found_update AFTER UPDATE OF search_text ON orders WHEN old.search_text <> new.search_text BEGIN\n  UPDATE search_entries SET words = new.search_text WHERE record = 'orders' AND record_id = new.id;\nEND;",
      "CREATE TRIGGER orders_found_delete AFTER DELETE ON orders BEGIN\n  DELETE FROM search_entries WHERE record = 'orders' AND record_id = old.id;\nEND;",
      "INSERT INTO search_entries(record, record_id, words) SELECT 'productions', id, productions.search_text FROM productions;",
      "CREATE TRIGGER productions_found_insert AFTER INSERT ON productions BEGIN\n  INSERT INTO search_entries(record, record_id, words) VALUES ('productions', new.id, new.search_text);\nEND;",
      "CREATE TRIGGER productions_found_update AFTER UPDATE OF search_text ON productions WHEN old.search_text <> new.search_text BEGIN\n  UPDATE search_entries SET words = new.search_text WHERE record = 'productions' AND record_id = new.id;\nEND;",
      "CREATE TRIGGER productions_found_delete AFTER DELETE ON productions BEGIN\n  DELETE FROM search_entries WHERE record = 'productions' AND record_id = old.id;\nEND;",
      "INSERT INTO search_entries(record, record_id, words) SELECT 'restocks', id, restocks.search_text FROM restocks;",
      "CREATE TRIGGER restocks_found_insert AFTER INSERT ON restocks BEGIN\n  INSERT INTO search_entries(record, record_id, words) VALUES ('restocks', new.id, new.search_text);\nEND;",
      "CREATE TRIGGER restocks_found_update AFTER UPDATE OF search_text ON restocks WHEN old.search_text <> new.search_text BEGIN\n  UPDATE search_entries SET words = new.search_text WHERE record = 'restocks' AND record_id = new.id;\nEND;",
      "CREATE TRIGGER restocks_found_delete AFTER DELETE ON restocks BEGIN\n  DELETE FROM search_entries WHERE record = 'restocks' AND record_id = old.id;\nEND;",
      "INSERT INTO search_entries(record, record_id, words) SELECT 'invoices', id, invoices.search_text FROM invoices;",
      "CREATE TRIGGER invoices_found_insert AFTER INSERT ON invoices BEGIN\n  INSERT INTO search_entries(record, record_id, words) VALUES ('invoices', new.id, new.search_text);\nEND;",
      "CREATE TRIGGER invoices_found_update AFTER UPDATE OF search_text ON invoices WHEN old.search_text <> new.search_text BEGIN\n  UPDATE search_entries SET words = new.search_text WHERE record = 'invoices' AND record_id = new.id;\nEND;",
      "CREATE TRIGGER invoices_found_delete AFTER DELETE ON invoices BEGIN\n  DELETE FROM search_entries WHERE record = 'invoices' AND record_id = old.id;\nEND;",
      "INSERT INTO search_entries(record, record_id, words) SELECT 'deliveries', id, deliveries.reference || ' ' || coalesce((SELECT search_text FROM clients WHERE clients.id = deliveries.client_id), '') FROM deliveries;",
      "CREATE TRIGGER deliveries_found_insert AFTER INSERT ON deliveries BEGIN\n  INSERT INTO search_entries(record, record_id, words) VALUES ('deliveries', new.id, new.reference || ' ' || coalesce((SELECT search_text FROM clients WHERE clients.id = new.client_id), ''));\nEND;",
      "CREATE TRIGGER deliveries_found_update AFTER UPDATE OF reference ON deliveries WHEN old.reference <> new.reference BEGIN\n  UPDATE search_entries SET words = new.reference || ' ' || coalesce((SELECT search_text FROM clients WHERE clients.id = new.client_id), '') WHERE record = 'deliveries' AND record_id = new.id;\nEND;",
      "CREATE TRIGGER deliveries_found_delete AFTER DELETE ON deliveries BEGIN\n  DELETE FROM search_entries WHERE record = 'deliveries' AND record_id = old.id;\nEND;",
      "INSERT INTO search_entries(record, record_id, words) SELECT 'lots', id, lots.number || ' ' || lots.supplier_lot || ' ' || coalesce((SELECT search_text FROM items WHERE items.id = lots.item_id), '') FROM lots;",
      "CREATE TRIGGER lots_found_insert AFTER INSERT ON lots BEGIN\n  INSERT INTO search_entries(record, record_id, words) VALUES ('lots', new.id, new.number || ' ' || new.supplier_lot || ' ' || coalesce((SELECT search_text FROM items WHERE items.id = new.item_id), ''));\nEND;",
      "CREATE TRIGGER lots_found_update AFTER UPDATE OF number, supplier_lot ON lots WHEN old.number <> new.number OR old.supplier_lot <> new.supplier_lot BEGIN\n  UPDATE search_entries SET words = new.number || ' ' || new.supplier_lot || ' ' || coalesce((SELECT search_text FROM items WHERE items.id = new.item_id), '') WHERE record = 'lots' AND record_id = new.id;\nEND;",
      "CREATE TRIGGER lots_found_delete AFTER DELETE ON lots BEGIN\n  DELETE FROM search_entries WHERE record = 'lots' AND record_id = old.id;\nEND;",
      "INSERT INTO search_entries(record, record_id, words) SELECT 'scans', id, scans.file_name FROM scans;",
      "CREATE TRIGGER scans_found_insert AFTER INSERT ON scans BEGIN\n  INSERT INTO search_entries(record, record_id, words) VALUES ('scans', new.id, new.file_name);\nEND;",
      "CREATE TRIGGER scans_found_update AFTER UPDATE OF file_name ON scans WHEN old.file_name <> new.file_name BEGIN\n  UPDATE search_entries SET words = new.file_name WHERE record = 'scans' AND record_id = new.id;\nEND;",
      "CREATE TRIGGER scans_found_delete AFTER DELETE ON scans BEGIN\n  DELETE FROM search_entries WHERE record = 'scans' AND record_id = old.id;\nEND;"
    ]
  },
  {
    "id": "0028_suppliers_of_directory",
    "statements": [
      "ALTER TABLE `suppliers` ADD `directory_id` text;",
      "CREATE UNIQUE INDEX `suppliers_directory_id_unique` ON `suppliers` (`directory_id`);"
    ]
  },
  {
    "id": "0029_food_safety",
    "statements": [
      "CREATE TABLE `control_plans` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`series_id` text NOT NULL,\n\t`edition` integer NOT NULL,\n\t`name` text NOT NULL,\n\t`template` text NOT NULL,\n\t`status` text NOT NULL,\n\t`category` text DEFAULT '' NOT NULL,\n\t`steps` text NOT NULL,\n\t`works_on` text NOT NULL,\n\t`points` text NOT NULL,\n\t`notes` text DEFAULT '' NOT NULL,\n\t`approved_on` text,\n\t`approved_by` text,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE INDEX `control_plans_newest` ON `control_plans` (`created_at`,`id`);",
      "CREATE UNIQUE INDEX `control_plans_edition` ON `control_plans` (`series_id`,`edition`);",
      "CREATE UNIQUE INDEX `control_plans_one_draft` ON `control_plans` (`series_id`) WHERE status = 'draft';",
      "CREATE UNIQUE INDEX `control_plans_one_active` ON `control_plans` (`series_id`) WHERE status = 'active';",
      "CREATE TABLE `readings` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`point_id` text NOT NULL,\n\t`plan_id` text NOT NULL,\n\t`point_name` text NOT NULL,\n\t`kind` text NOT NULL,\n\t`measure` text NOT NULL,\n\t`at` integer NOT NULL,\n\t`day` text NOT NULL,\n\t`value` integer,\n\t`target` integer,\n\t`lower` integer,\n\t`upper` integer,\n\t`outcome` text NOT NULL,\n\t`action` text DEFAULT '' NOT NULL,\n\t`note` text DEFAULT '' NOT NULL,\n\t`actor` text NOT NULL,\n\t`production_id` text,\n\t`non_conformity_id` text,\n\t`corrects` text,\n\t`reason` text DEFAULT '' NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE INDEX `readings_newest` ON `readings` (`at`,`id`);",
      "CREATE INDEX `readings_of_point` ON `readings` (`point_id`,`at`,`id`);",
      "CREATE INDEX `readings_by_day` ON `readings` (`day`,`point_id`,`corrects`);",
      "CREATE INDEX `readings_of_production` ON `readings` (`production_id`,`point_id`);",
      "CREATE INDEX `readings_by_outcome` ON `readings` (`outcome`,`at`,`id`);",
      "CREATE UNIQUE INDEX `readings_corrected_once` ON `readings` (`corrects`);",
      "CREATE TABLE `non_conformities` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`reference` text NOT NULL,\n\t`status` text NOT NULL,\n\t`title` text NOT NULL,\n\t`severity` text NOT NULL,\n\t`origin` text NOT NULL,\n\t`origin_id` text DEFAULT '' NOT NULL,\n\t`description` text DEFAULT '' NOT NULL,\n\t`tasks` text NOT NULL,\n\t`disposition` text,\n\t`conclusion` text DEFAULT '' NOT NULL,\n\t`opened_on` text NOT NULL,\n\t`closed_on` text,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE UNIQUE INDEX `non_conformities_reference_unique` ON `non_conformities` (`reference`);",
      "CREATE INDEX `non_conformities_newest` ON `non_conformities` (`created_at`,`id`);",
      "CREATE INDEX `non_conformities_by_status` ON `non_conformities` (`status`,`created_at`,`id`);",
      "CREATE INDEX `non_conformities_of_origin` ON `non_conformities` (`origin_id`);",
      "CREATE TABLE `non_conformity_lots` (\n\t`non_conformity_id` text NOT NULL,\n\t`lot_id` text NOT NULL,\n\tPRIMARY KEY(`non_conformity_id`, `lot_id`),\n\tFOREIGN KEY (`lot_id`) REFERENCES `lots`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE INDEX `non_conformity_lots_of_lot` ON `non_conformity_lots` (`lot_id`);",
      "CREATE TABLE `recall_clients` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`recall_id` text NOT NULL,\n\t`client_id` text NOT NULL,\n\t`reference` text NOT NULL,\n\t`name` text NOT NULL,\n\t`email` text,\n\t`phone` text,\n\t`language` text NOT NULL,\n\t`goods` text NOT NULL,\n\t`told_at` integer,\n\t`answered_at` integer,\n\t`note` text DEFAULT '' NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`recall_id`) REFERENCES `recalls`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE UNIQUE INDEX `recall_clients_of_recall` ON `recall_clients` (`recall_id`,`client_id`);",
      "CREATE TABLE `recalls` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`reference` text NOT NULL,\n\t`status` text NOT NULL,\n\t`kind` text NOT NULL,\n\t`origin` text NOT NULL,\n\t`mock` integer NOT NULL,\n\t`subject` text NOT NULL,\n\t`supplier_id` text,\n\t`cause` text NOT NULL,\n\t`hazard` text NOT NULL,\n\t`danger` text DEFAULT '' NOT NULL,\n\t`lots` text NOT NULL,\n\t`activated_at` integer,\n\t`trade_deadline` integer,\n\t`authority_deadline` integer,\n\t`notified_at` integer,\n\t`authority_told_at` integer,\n\t`closed_at` integer,\n\t`conclusion` text DEFAULT '' NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE UNIQUE INDEX `recalls_reference_unique` ON `recalls` (`reference`);",
      "CREATE INDEX `recalls_newest` ON `recalls` (`created_at`,`id`);",
      "CREATE INDEX `recalls_by_status` ON `recalls` (`status`,`created_at`,`id`);",
      "CREATE INDEX `recalls_of_drills` ON `recalls` (`mock`,`activated_at`);",
      "CREATE TABLE `heat_treatments` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`reference` text NOT NULL,\n\t`kind` text NOT NULL,\n\t`equipment` text NOT NULL,\n\t`started_at` integer NOT NULL,\n\t`production_id` text,\n\t`lot_id` text,\n\t`reference_temperature` integer NOT NULL,\n\t`z` integer NOT NULL,\n\t`scale` integer NOT NULL,\n\t`value` integer NOT NULL,\n\t`peak` integer NOT NULL,\n\t`duration` integer NOT NULL,\n\t`points` text NOT NULL,\n\t`outcome` text NOT NULL,\n\t`action` text DEFAULT '' NOT NULL,\n\t`note` text DEFAULT '' NOT NULL,\n\t`non_conformity_id` text,\n\t`actor` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE UNIQUE INDEX `heat_treatments_reference_unique` ON `heat_treatments` (`reference`);",
      "CREATE INDEX `heat_treatments_newest` ON `heat_treatments` (`started_at`,`id`);",
      "CREATE INDEX `heat_treatments_by_outcome` ON `heat_treatments` (`outcome`,`started_at`,`id`);",
      "CREATE INDEX `heat_treatments_of_production` ON `heat_treatments` (`production_id`);",
      "CREATE INDEX `heat_treatments_of_lot` ON `heat_treatments` (`lot_id`);"
    ]
  },
  {
    "id": "0030_readings_kept",
    "statements": [
      "CREATE TRIGGER readings_unchanged BEFORE UPDATE ON readings BEGIN\n  SELECT raise(ABORT, 'readings_are_kept');\nEND;",
      "CREATE TRIGGER readings_stay BEFORE DELETE ON readings BEGIN\n  SELECT raise(ABORT, 'readings_are_kept');\nEND;"
    ]
  },
  {
    "id": "0031_documents_and_signatures",
    "statements": [
      "CREATE TABLE `document_links` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`document_id` text NOT NULL,\n\t`about` text NOT NULL,\n\t`record_id` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade\n);",
      "CREATE UNIQUE INDEX `document_links_of` ON `document_links` (`document_id`,`about`,`record_id`);",
      "CREATE INDEX `document_links_about` ON `document_links` (`about`,`record_id`);",
      "CREATE TABLE `document_openings` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`share_id` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`share_id`) REFERENCES `document_shares`(`id`) ON UPDATE no action ON DELETE cascade\n);",
      "CREATE INDEX `document_openings_of` ON `document_openings` (`share_id`,`created_at`);",
      "CREATE TABLE `document_pages` (\n\t`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,\n\t`document_id` text NOT NULL,\n\t`page` integer NOT NULL,\n\t`text` text DEFAULT '' NOT NULL,\n\t`head` text NOT NULL,\n\t`words` text DEFAULT '' NOT NULL,\n\tFOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade\n);",
      "CREATE UNIQUE INDEX `document_pages_of` ON `document_pages` (`document_id`,`page`);",
      "CREATE TABLE `document_shares` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`document_id` text NOT NULL,\n\t`link_key` text NOT NULL,\n\t`ends_at` integer NOT NULL,\n\t`withdrawn_at` integer,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade\n);",
      "CREATE INDEX `document_shares_of` ON `document_shares` (`document_id`,`created_at`);",
      "CREATE TABLE `document_tallies` (\n\t`kind` text NOT NULL,\n\t`name` text NOT NULL,\n\t`trashed` integer NOT NULL,\n\t`count` integer NOT NULL,\n\t`bytes` integer NOT NULL,\n\tPRIMARY KEY(`kind`, `name`, `trashed`)\n);",
      "CREATE TABLE `document_versions` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`document_id` text NOT NULL,\n\t`number` integer NOT NULL,\n\t`file_name` text NOT NULL,\n\t`media_type` text NOT NULL,\n\t`size` integer NOT NULL,\n\t`digest` text NOT NULL,\n\t`file_key` text NOT NULL,\n\t`note` text DEFAULT '' NOT NULL,\n\t`author_name` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade\n);",
      "CREATE UNIQUE INDEX `document_versions_number` ON `document_versions` (`document_id`,`number`);",
      "CREATE INDEX `document_versions_digest` ON `document_versions` (`digest`);",
      "CREATE INDEX `document_versions_file` ON `document_versions` (`file_key`);",
      "CREATE TABLE `documents` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`title` text NOT NULL,\n\t`sort_title` text NOT NULL,\n\t`folder` text DEFAULT '' NOT NULL,\n\t`tags` text DEFAULT '[]' NOT NULL,\n\t`notes` text DEFAULT '' NOT NULL,\n\t`valid_from` text,\n\t`valid_until` text,\n\t`file_name` text NOT NULL,\n\t`media_type` text NOT NULL,\n\t`size` integer NOT NULL,\n\t`digest` text NOT NULL,\n\t`file_key` text NOT NULL,\n\t`number` integer DEFAULT 1 NOT NULL,\n\t`bytes` integer NOT NULL,\n\t`pages` integer,\n\t`reading` text NOT NULL,\n\t`failure` text DEFAULT '' NOT NULL,\n\t`trashed` integer DEFAULT false NOT NULL,\n\t`trashed_at` integer,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE INDEX `documents_newest` ON `documents` (`trashed`,`created_at`,`id`);",
      "CREATE INDEX `documents_by_title` ON `documents` (`trashed`,`sort_title`,`id`);",
      "CREATE INDEX `documents_by_end` ON `documents` (`trashed`,`valid_until`,`id`);",
      "CREATE INDEX `documents_in_folder` ON `documents` (`trashed`,`folder`,`created_at`,`id`);",
      "CREATE INDEX `documents_in_trash` ON `documents` (`trashed_at`);",
      "CREATE UNIQUE INDEX `documents_digest` ON `documents` (`digest`) WHERE trashed = 0;",
      "CREATE TABLE `signatories` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`signature_id` text NOT NULL,\n\t`place` integer NOT NULL,\n\t`name` text NOT NULL,\n\t`email` text NOT NULL,\n\t`status` text NOT NULL,\n\t`link_key` text NOT NULL,\n\t`code_hash` text,\n\t`code_sent_at` integer,\n\t`signed_at` integer,\n\t`address` text,\n\t`typed` text DEFAULT '' NOT NULL,\n\t`strokes` text DEFAULT '[]' NOT NULL,\n\t`values` text DEFAULT '[]' NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`signature_id`) REFERENCES `signatures`(`id`) ON UPDATE no action ON DELETE cascade\n);",
      "CREATE UNIQUE INDEX `signatories_of` ON `signatories` (`signature_id`,`place`);",
      "CREATE TABLE `signatures` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`title` text NOT NULL,\n\t`status` text NOT NULL,\n\t`is_ordered` integer DEFAULT false NOT NULL,\n\t`expires_on` text NOT NULL,\n\t`message` text DEFAULT '' NOT NULL,\n\t`language` text NOT NULL,\n\t`sender_name` text NOT NULL,\n\t`sender_email` text,\n\t`file_name` text NOT NULL,\n\t`file_key` text NOT NULL,\n\t`digest` text NOT NULL,\n\t`pages` text NOT NULL,\n\t`fields` text DEFAULT '[]' NOT NULL,\n\t`order_id` text,\n\t`order_version` integer,\n\t`order_outcome` text DEFAULT 'none' NOT NULL,\n\t`document_id` text,\n\t`sealed_key` text,\n\t`sealed_digest` text,\n\t`reason` text DEFAULT '' NOT NULL,\n\t`sent_at` integer,\n\t`reminded_at` integer,\n\t`ended_at` integer,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE INDEX `signatures_newest` ON `signatures` (`created_at`,`id`);",
      "CREATE INDEX `signatures_by_status` ON `signatures` (`status`,`created_at`,`id`);",
      "CREATE INDEX `signatures_of_order` ON `signatures` (`order_id`,`created_at`);"
    ]
  },
  {
    "id": "0032_documents_found",
    "statements": [
      "CREATE VIRTUAL TABLE documents_search USING fts5(head, words, content='document_pages', content_rowid='seq', prefix='2 3');",
      "CREATE TRIGGER documents_search_insert AFTER INSERT ON document_pages BEGIN\n  INSERT INTO documents_search(rowid, head, words) VALUES (new.seq, new.head, new.words);\nEND;",
      "CREATE TRIGGER documents_search_delete AFTER DELETE ON document_pages BEGIN\n  INSERT INTO documents_search(documents_search, rowid, head, words) VALUES ('delete', old.seq, old.head, old.words);\nEND;",
      "CREATE TRIGGER documents_search_update AFTER UPDATE OF head, words ON document_pages BEGIN\n  INSERT INTO documents_search(documents_search, rowid, head, words) VALUES ('delete', old.seq, old.head, old.words);\n  INSERT INTO documents_search(rowid, head, words) VALUES (new.seq, new.head, new.words);\nEND;",
      "CREATE TRIGGER document_tallies_insert AFTER INSERT ON documents BEGIN\n  INSERT INTO document_tallies(kind, name, trashed, count, bytes) VALUES ('folder', new.folder, new.trashed, 1, new.bytes)\n    ON CONFLICT DO UPDATE SET count = count + 1, bytes = bytes + excluded.bytes;\n  INSERT INTO document_tallies(kind, name, trashed, count, bytes) SELECT 'tag', value, new.trashed, 1, 0 FROM json_each(new.tags) WHERE true\n    ON CONFLICT DO UPDATE SET count = count + 1;\nEND;",
      "CREATE TRIGGER document_tallies_delete AFTER DELETE ON documents BEGIN\n  UPDATE document_tallies SET count = count - 1, bytes = bytes - old.bytes WHERE kind = 'folder' AND name = old.folder AND trashed = old.trashed;\n  UPDATE document_tallies SET count = count - 1 WHERE kind = 'tag' AND trashed = old.trashed AND name IN (SELECT value FROM json_each(old.tags));\n  DELETE FROM document_tallies WHERE count = 0;\nEND;",
      "CREATE TRIGGER document_tallies_update AFTER UPDATE OF folder, tags, trashed, bytes ON documents BEGIN\n  UPDATE document_tallies SET count = count - 1, bytes = bytes - old.bytes WHERE kind = 'folder' AND name = old.folder AND trashed = old.trashed;\n  UPDATE document_tallies SET count = count - 1 WHERE kind = 'tag' AND trashed = old.trashed AND name IN (SELECT value FROM json_each(old.tags));\n  INSERT INTO document_tallies(kind, name, trashed, count, bytes) VALUES ('folder', new.folder, new.trashed, 1, new.bytes)\n    ON CONFLICT DO UPDATE SET count = count + 1, bytes = bytes + excluded.bytes;\n  INSERT INTO document_tallies(kind, name, trashed, count, bytes) SELECT 'tag', value, new.trashed, 1, 0 FROM json_each(new.tags) WHERE true\n    ON CONFLICT DO UPDATE SET count = count + 1;\n  DELETE FROM document_tallies WHERE count = 0;\nEND;"
    ]
  },
  {
    "id": "0033_bank_lines_wrote_entries",
    "statements": [
      "ALTER TABLE `bank_lines` ADD `wrote_entry` integer DEFAULT false NOT NULL;",
      "UPDATE `bank_lines` SET `wrote_entry` = true WHERE EXISTS (SELECT 1 FROM `treasury_entries` WHERE `treasury_entries`.`bank_line_id` = `bank_lines`.`id` AND `treasury_entries`.`created_at` = `bank_lines`.`updated_at`);"
    ]
  },
  {
    "id": "0034_delivery_and_deposits_on_invoices",
    "statements": [
      "ALTER TABLE `company` ADD `vat_on_debits` integer DEFAULT false NOT NULL;",
      "ALTER TABLE `invoices` ADD `deliveries` text DEFAULT '[]' NOT NULL;",
      "ALTER TABLE `invoices` ADD `deposits` text DEFAULT '[]' NOT NULL;"
    ]
  },
  {
    "id": "0035_numbering_and_days_that_stay",
    "statements": [
      "CREATE TABLE `invoice_series` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`prefix` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE UNIQUE INDEX `invoice_series_prefix_unique` ON `invoice_series` (`prefix`);",
      "ALTER TABLE `recurring_invoices` ADD `day_of_month` integer;",
      "ALTER TABLE `treasury_plans` ADD `day_of_month` integer;"
    ]
  },
  {
    "id": "0036_vat_due_and_closed_entries",
    "statements": [
      "CREATE TABLE `ledger_accounts` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`number` text NOT NULL,\n\t`name` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE TABLE `ledger_entries` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`number` integer NOT NULL,\n\t`day` text NOT NULL,\n\t`entry` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE UNIQUE INDEX `ledger_entries_number_unique` ON `ledger_entries` (`number`);",
      "CREATE INDEX `ledger_entries_by_day` ON `ledger_entries` (`day`,`number`);",
      "ALTER TABLE `invoices` ADD `posted_on` text;",
      "ALTER TABLE `invoices` ADD `booked_on` text GENERATED ALWAYS AS (coalesce(posted_on, issued_on)) VIRTUAL NOT NULL;",
      "CREATE INDEX `invoices_booked` ON `invoices` (`type`,`booked_on`);",
      "ALTER TABLE `closings` ADD `last_number` integer;"
    ]
  },
  {
    "id": "0037_bank_layouts_and_rules",
    "statements": [
      "CREATE TABLE `bank_layouts` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`signature` text NOT NULL,\n\t`layout` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE UNIQUE INDEX `bank_layouts_signature_unique` ON `bank_layouts` (`signature`);",
      "CREATE TABLE `bank_rules` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`most_difference` integer NOT NULL,\n\t`category` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);"
    ]
  },
  {
    "id": "0038_figures_by_day",
    "statements": [
      "CREATE INDEX `invoices_by_payment` ON `invoices` (`type`,`paid_on`) WHERE paid_on is not null;",
      "CREATE INDEX `deliveries_by_day` ON `deliveries` (`shipped_on`,`id`);",
      "CREATE INDEX `productions_by_completion` ON `productions` (`completed_on`,`id`);"
    ]
  },
  {
    "id": "0039_saved_reports",
    "statements": [
      "CREATE TABLE `saved_reports` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`name` text NOT NULL,\n\t`question` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE INDEX `saved_reports_newest` ON `saved_reports` (`created_at`,`id`);"
    ]
  },
  {
    "id": "0040_cost_to_the_cent",
    "statements": [
      "ALTER TABLE `deliveries` ADD `returns` text DEFAULT '[]' NOT NULL;",
      "ALTER TABLE `lots` ADD `cost_rest` integer DEFAULT 0 NOT NULL;",
      "ALTER TABLE `lots` ADD `before_scrap` text;"
    ]
  },
  {
    "id": "0041_days_put_right",
    "statements": [
      "DROP TRIGGER movements_blocked;",
      "CREATE TRIGGER movements_blocked BEFORE INSERT ON movements WHEN new.type IN ('shipment', 'consumption') AND new.amount < 0 BEGIN\n  SELECT raise(ABORT, 'lot_held') FROM lots WHERE id = new.lot_id AND decision <> 'available' AND NOT EXISTS (\n    SELECT 1 FROM movements AS undone WHERE undone.cause_id = new.cause_id AND undone.type = new.type AND undone.lot_id = new.lot_id\n      AND undone.location_id = new.location_id AND undone.amount = -new.amount AND undone.at = new.at AND undone.reverses IS NOT NULL);\n  SELECT raise(ABORT, 'lot_expired') FROM lots WHERE id = new.lot_id AND dlc < new.day;\nEND;"
    ]
  },
  {
    "id": "0042_opening_balances",
    "statements": [
      "CREATE TABLE `ledger_openings` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`day` text NOT NULL,\n\t`closing_month` integer NOT NULL,\n\t`lines` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "ALTER TABLE `bank_rules` ADD `most_share` integer DEFAULT 0 NOT NULL;"
    ]
  },
  {
    "id": "0043_standing_orders_keep_their_day",
    "statements": [
      "ALTER TABLE `standing_orders` ADD `day_of_month` integer;"
    ]
  },
  {
    "id": "0044_opening_balances_are_settled",
    "statements": [
      "ALTER TABLE `company` ADD `discount_keeps_vat` integer DEFAULT false NOT NULL;",
      "ALTER TABLE `treasury_entries` ADD `party_id` text;",
      "CREATE INDEX `treasury_entries_of_party` ON `treasury_entries` (`party_id`) WHERE party_id is not null;"
    ]
  },
  {
    "id": "0045_sales",
    "statements": [
      "CREATE TABLE `sales` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`place` integer NOT NULL,\n\t`reverses` text,\n\t`number` text NOT NULL,\n\t`paper` text NOT NULL,\n\t`method` text NOT NULL,\n\t`day` text NOT NULL,\n\t`client_id` text NOT NULL,\n\t`client_name` text NOT NULL,\n\t`order_id` text NOT NULL,\n\t`delivery_id` text NOT NULL,\n\t`invoice_id` text NOT NULL,\n\t`lines` text NOT NULL,\n\t`vat` text NOT NULL,\n\t`total` integer NOT NULL,\n\t`running` integer NOT NULL,\n\t`reason` text DEFAULT '' NOT NULL,\n\t`seal` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE UNIQUE INDEX `sales_in_place` ON `sales` (`place`);",
      "CREATE UNIQUE INDEX `sales_reversed_once` ON `sales` (`reverses`) WHERE reverses is not null;",
      "CREATE UNIQUE INDEX `sales_by_number` ON `sales` (`number`);",
      "CREATE INDEX `sales_newest` ON `sales` (`created_at`,`id`);",
      "CREATE INDEX `sales_by_day` ON `sales` (`day`,`place`);"
    ]
  },
  {
    "id": "0046_sales_kept",
    "statements": [
      "CREATE TRIGGER sales_unchanged BEFORE UPDATE ON sales BEGIN\n  SELECT raise(ABORT, 'till_is_kept');\nEND;",
      "CREATE TRIGGER sales_stay BEFORE DELETE ON sales BEGIN\n  SELECT raise(ABORT, 'till_is_kept');\nEND;"
    ]
  },
  {
    "id": "0047_first_hour",
    "statements": [
      "CREATE TABLE `samples` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`kind` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE INDEX `samples_of_kind` ON `samples` (`kind`);",
      "ALTER TABLE `items` ADD `shelf_life_days` integer;",
      "ALTER TABLE `items` ADD `date_kind` text DEFAULT 'ddm' NOT NULL;",
      "ALTER TABLE `items` ADD `storage` text DEFAULT '' NOT NULL;"
    ]
  },
  {
    "id": "0048_water_lost",
    "statements": [
      "ALTER TABLE `recipes` ADD `water_loss` integer DEFAULT 0 NOT NULL;"
    ]
  },
  {
    "id": "0049_complaints",
    "statements": [
      "CREATE TABLE `complaints` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`reference` text NOT NULL,\n\t`status` text NOT NULL,\n\t`subject` text NOT NULL,\n\t`category` text NOT NULL,\n\t`severity` text NOT NULL,\n\t`received_on` text NOT NULL,\n\t`client_id` text,\n\t`contact` text DEFAULT '' NOT NULL,\n\t`item_id` text,\n\t`lot_id` text,\n\t`description` text DEFAULT '' NOT NULL,\n\t`non_conformity_id` text,\n\t`recall_id` text,\n\t`answer` text DEFAULT '' NOT NULL,\n\t`answered_on` text,\n\t`search_text` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action,\n\tFOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE no action,\n\tFOREIGN KEY (`lot_id`) REFERENCES `lots`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE UNIQUE INDEX `complaints_reference_unique` ON `complaints` (`reference`);",
      "CREATE INDEX `complaints_newest` ON `complaints` (`created_at`,`id`);",
      "CREATE INDEX `complaints_by_status` ON `complaints` (`status`,`created_at`,`id`);",
      "CREATE INDEX `complaints_by_day` ON `complaints` (`received_on`,`category`,`item_id`,`severity`);",
      "CREATE INDEX `complaints_of_client` ON `complaints` (`client_id`,`created_at`);",
      "CREATE INDEX `complaints_of_item` ON `complaints` (`item_id`,`created_at`);",
      "CREATE INDEX `complaints_of_lot` ON `complaints` (`lot_id`,`created_at`);"
    ]
  },
  {
    "id": "0050_documents_by_name",
    "statements": [
      "INSERT INTO search_entries(record, record_id, words) SELECT 'documents', id, sort_title || ' ' || lower(file_name) || ' ' || lower(folder) || ' ' || lower(tags) FROM documents WHERE trashed = 0;",
      "CREATE TRIGGER documents_found_insert AFTER INSERT ON documents BEGIN\n  INSERT INTO search_entries(record, record_id, words) VALUES ('documents', new.id, new.sort_title || ' ' || lower(new.file_name) || ' ' || lower(new.folder) || ' ' || lower(new.tags));\nEND;",
      "CREATE TRIGGER documents_found_update AFTER UPDATE OF sort_title, file_name, folder, tags, trashed ON documents BEGIN\n  DELETE FROM search_entries WHERE record = 'documents' AND record_id = old.id;\n  INSERT INTO search_entries(record, record_id, words)\n    SELECT 'documents', new.id, new.sort_title || ' ' || lower(new.file_name) || ' ' || lower(new.folder) || ' ' || lower(new.tags) WHERE new.trashed = 0;\nEND;",
      "CREATE TRIGGER documents_found_delete AFTER DELETE ON documents BEGIN\n  DELETE FROM search_entries WHERE record = 'documents' AND record_id = old.id;\nEND;"
    ]
  },
  {
    "id": "0051_unsold_lines",
    "statements": [
      "ALTER TABLE `invoice_lines` ADD `container` text;",
      "CREATE INDEX `invoice_lines_unsold` ON `invoice_lines` (`invoice_id`,`total`) WHERE container is not null or (order_id is not null and order_line_id is null);",
      "ALTER TABLE `order_lines` ADD `container` text;"
    ]
  },
  {
    "id": "0052_unsold_lines_kept",
    "statements": [
      "DROP TRIGGER invoice_lines_insert;",
      "DROP TRIGGER invoice_lines_update;",
      "DROP TRIGGER order_lines_insert;",
      "DROP TRIGGER order_lines_update;",
      "CREATE TRIGGER invoice_lines_insert AFTER INSERT ON invoices BEGIN\n  INSERT INTO invoice_lines(invoice_id, place, item_id, order_id, order_line_id, amount, total, vat_rate, container)\n    SELECT new.id, key, value ->> 'itemId', value ->> 'orderId', value ->> 'orderLineId', value ->> 'amount', value ->> 'total', value ->> 'vatRate', value ->> 'container' FROM json_each(new.lines);\nEND;",
      "CREATE TRIGGER invoice_lines_update AFTER UPDATE OF lines ON invoices BEGIN\n  DELETE FROM invoice_lines WHERE invoice_id = new.id;\n  INSERT INTO invoice_lines(invoice_id, place, item_id, order_id, order_line_id, amount, total, vat_rate, container)\n    SELECT new.id, key, value ->> 'itemId', value ->> 'orderId', value ->> 'orderLineId', value ->> 'amount', value ->> 'total', value ->> 'vatRate', value ->> 'container' FROM json_each(new.lines);\nEND;",
      "CREATE TRIGGER order_lines_insert AFTER INSERT ON orders BEGIN\n  INSERT INTO order_lines(order_id, place, item_id, amount, shipped, unit, total, container)\n    SELECT new.id, key, value ->> 'itemId', value ->> 'amount', value ->> 'shipped', value ->> 'unit', value ->> 'total', value ->> 'container' FROM json_each(new.lines);\nEND;",
      "CREATE TRIGGER order_lines_update AFTER UPDATE OF lines ON orders BEGIN\n  DELETE FROM order_lines WHERE order_id = new.id;\n  INSERT INTO order_lines(order_id, place, item_id, amount, shipped, unit, total, container)\n    SELECT new.id, key, value ->> 'itemId', value ->> 'amount', value ->> 'shipped', value ->> 'unit', value ->> 'total', value ->> 'container' FROM json_each(new.lines);\nEND;",
      "UPDATE invoice_lines SET container = (SELECT value ->> 'container' FROM invoices, json_each(invoices.lines) WHERE invoices.id = invoice_lines.invoice_id AND key = invoice_lines.place)\n  WHERE invoice_id IN (SELECT id FROM invoices WHERE instr(lines, '\"container\"'));",
      "UPDATE order_lines SET container = (SELECT value ->> 'container' FROM orders, json_each(orders.lines) WHERE orders.id = order_lines.order_id AND key = order_lines.place)\n  WHERE order_id IN (SELECT id FROM orders WHERE instr(lines, '\"container\"'));"
    ]
  },
  {
    "id": "0053_tariffs_of_files",
    "statements": [
      "ALTER TABLE `tariffs` ADD `import_id` text;",
      "CREATE INDEX `tariffs_of_import` ON `tariffs` (`import_id`) WHERE import_id is not null;"
    ]
  },
  {
    "id": "0054_till_closings",
    "statements": [
      "CREATE TABLE `till_closings` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`place` integer NOT NULL,\n\t`reference` text NOT NULL,\n\t`day` text NOT NULL,\n\t`from_place` integer NOT NULL,\n\t`until_place` integer NOT NULL,\n\t`count` integer NOT NULL,\n\t`taken_back` integer NOT NULL,\n\t`total` integer NOT NULL,\n\t`methods` text NOT NULL,\n\t`vat` text NOT NULL,\n\t`first_number` text,\n\t`last_number` text,\n\t`running` integer NOT NULL,\n\t`opening` integer NOT NULL,\n\t`cash` integer NOT NULL,\n\t`counted` integer NOT NULL,\n\t`taken` integer NOT NULL,\n\t`note` text DEFAULT '' NOT NULL,\n\t`entry_id` text,\n\t`seal` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE UNIQUE INDEX `till_closings_in_place` ON `till_closings` (`place`);",
      "CREATE UNIQUE INDEX `till_closings_by_reference` ON `till_closings` (`reference`);",
      "CREATE INDEX `till_closings_newest` ON `till_closings` (`created_at`,`id`);"
    ]
  },
  {
    "id": "0055_till_closings_kept",
    "statements": [
      "CREATE TRIGGER till_closings_unchanged BEFORE UPDATE ON till_closings BEGIN\n  SELECT raise(ABORT, 'till_is_kept');\nEND;",
      "CREATE TRIGGER till_closings_stay BEFORE DELETE ON till_closings BEGIN\n  SELECT raise(ABORT, 'till_is_kept');\nEND;"
    ]
  },
  {
    "id": "0056_instruments",
    "statements": [
      "CREATE TABLE `calibrations` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`instrument_id` text NOT NULL,\n\t`day` text NOT NULL,\n\t`outcome` text NOT NULL,\n\t`due_on` text NOT NULL,\n\t`deviation` text DEFAULT '' NOT NULL,\n\t`done_by` text DEFAULT '' NOT NULL,\n\t`certificate` text DEFAULT '' NOT NULL,\n\t`note` text DEFAULT '' NOT NULL,\n\t`non_conformity_id` text,\n\t`actor` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`instrument_id`) REFERENCES `instruments`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE INDEX `calibrations_of_instrument` ON `calibrations` (`instrument_id`,`day`,`id`);",
      "CREATE TABLE `instruments` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`reference` text NOT NULL,\n\t`name` text NOT NULL,\n\t`sort_name` text NOT NULL,\n\t`kind` text NOT NULL,\n\t`serial` text DEFAULT '' NOT NULL,\n\t`place` text DEFAULT '' NOT NULL,\n\t`every_months` integer NOT NULL,\n\t`notes` text DEFAULT '' NOT NULL,\n\t`status` text NOT NULL,\n\t`last_on` text,\n\t`last_outcome` text,\n\t`due_on` text NOT NULL,\n\t`search_text` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE UNIQUE INDEX `instruments_reference_unique` ON `instruments` (`reference`);",
      "CREATE INDEX `instruments_by_due` ON `instruments` (`due_on`,`id`);",
      "CREATE INDEX `instruments_by_status` ON `instruments` (`status`,`due_on`,`id`);",
      "CREATE INDEX `instruments_by_name` ON `instruments` (`sort_name`);",
      "ALTER TABLE `readings` ADD `instrument_id` text;",
      "ALTER TABLE `readings` ADD `calibration` text;",
      "CREATE INDEX `readings_of_instrument` ON `readings` (`instrument_id`,`day`);"
    ]
  },
  {
    "id": "0057_laboratory",
    "statements": [
      "CREATE TABLE `analysis_plans` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`item_id` text NOT NULL,\n\t`analyses` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE UNIQUE INDEX `analysis_plans_item_id_unique` ON `analysis_plans` (`item_id`);",
      "CREATE TABLE `lab_samples` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`reference` text NOT NULL,\n\t`status` text NOT NULL,\n\t`outcome` text NOT NULL,\n\t`purpose` text NOT NULL,\n\t`item_id` text NOT NULL,\n\t`lot_id` text NOT NULL,\n\t`taken_on` text NOT NULL,\n\t`laboratory` text DEFAULT '' NOT NULL,\n\t`analyses` text NOT NULL,\n\t`holds` integer DEFAULT false NOT NULL,\n\t`report` text DEFAULT '' NOT NULL,\n\t`reported_on` text,\n\t`notes` text DEFAULT '' NOT NULL,\n\t`non_conformity_id` text,\n\t`recall_id` text,\n\t`actor` text NOT NULL,\n\t`search_text` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE no action,\n\tFOREIGN KEY (`lot_id`) REFERENCES `lots`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE UNIQUE INDEX `lab_samples_reference_unique` ON `lab_samples` (`reference`);",
      "CREATE INDEX `lab_samples_newest` ON `lab_samples` (`created_at`,`id`);",
      "CREATE INDEX `lab_samples_by_status` ON `lab_samples` (`status`,`created_at`,`id`);",
      "CREATE INDEX `lab_samples_by_outcome` ON `lab_samples` (`outcome`,`created_at`,`id`);",
      "CREATE INDEX `lab_samples_of_lot` ON `lab_samples` (`lot_id`,`created_at`);",
      "CREATE INDEX `lab_samples_of_item` ON `lab_samples` (`item_id`,`created_at`);"
    ]
  },
  {
    "id": "0058_paper_templates",
    "statements": [
      "CREATE TABLE `paper_bundles` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`kind` text NOT NULL,\n\t`state` text NOT NULL,\n\t`records` text NOT NULL,\n\t`choices` text NOT NULL,\n\t`total` integer NOT NULL,\n\t`printed` integer DEFAULT 0 NOT NULL,\n\t`entries` text DEFAULT '[]' NOT NULL,\n\t`refused` text DEFAULT '[]' NOT NULL,\n\t`file_name` text NOT NULL,\n\t`file_key` text NOT NULL,\n\t`parts` text DEFAULT '[]' NOT NULL,\n\t`email` text,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE INDEX `paper_bundles_newest` ON `paper_bundles` (`created_at`,`id`);",
      "CREATE TABLE `paper_templates` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`accent` text NOT NULL,\n\t`titles` text NOT NULL,\n\t`columns` text NOT NULL,\n\t`opening_fr` text DEFAULT '' NOT NULL,\n\t`opening_en` text DEFAULT '' NOT NULL,\n\t`closing_fr` text DEFAULT '' NOT NULL,\n\t`closing_en` text DEFAULT '' NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`updated_at` integer NOT NULL\n);"
    ]
  },
  {
    "id": "0059_one_bundle",
    "statements": [
      "DELETE FROM `paper_bundles`;",
      "DROP TABLE `invoice_bundles`;",
      "ALTER TABLE `paper_bundles` ADD `papers` text DEFAULT '[]' NOT NULL;",
      "ALTER TABLE `paper_bundles` DROP COLUMN `entries`;",
      "ALTER TABLE `paper_bundles` DROP COLUMN `parts`;"
    ]
  },
  {
    "id": "0060_net_contents",
    "statements": [
      "CREATE TABLE `net_content_checks` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`reference` text NOT NULL,\n\t`status` text NOT NULL,\n\t`verdict` text NOT NULL,\n\t`item_id` text NOT NULL,\n\t`lot_id` text NOT NULL,\n\t`checked_on` text NOT NULL,\n\t`nominal` integer NOT NULL,\n\t`unit` text NOT NULL,\n\t`batch` integer NOT NULL,\n\t`destructive` integer NOT NULL,\n\t`tare` integer NOT NULL,\n\t`weights` text NOT NULL,\n\t`density` integer,\n\t`notes` text DEFAULT '' NOT NULL,\n\t`non_conformity_id` text,\n\t`actor` text NOT NULL,\n\t`search_text` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE no action,\n\tFOREIGN KEY (`lot_id`) REFERENCES `lots`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE UNIQUE INDEX `net_content_checks_reference_unique` ON `net_content_checks` (`reference`);",
      "CREATE INDEX `net_content_checks_newest` ON `net_content_checks` (`created_at`,`id`);",
      "CREATE INDEX `net_content_checks_by_status` ON `net_content_checks` (`status`,`created_at`,`id`);",
      "CREATE INDEX `net_content_checks_by_verdict` ON `net_content_checks` (`verdict`,`created_at`,`id`);",
      "CREATE INDEX `net_content_checks_of_lot` ON `net_content_checks` (`lot_id`,`created_at`);",
      "CREATE INDEX `net_content_checks_of_item` ON `net_content_checks` (`item_id`,`created_at`);"
    ]
  },
  {
    "id": "0061_item_pictures",
    "statements": [
      "ALTER TABLE `items` ADD `picture_id` text;"
    ]
  },
  {
    "id": "0062_lot_checks",
    "statements": [
      "CREATE TABLE `checklists` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`name` text NOT NULL,\n\t`sort_name` text NOT NULL,\n\t`status` text NOT NULL,\n\t`moment` text NOT NULL,\n\t`families` text NOT NULL,\n\t`item_ids` text NOT NULL,\n\t`points` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE INDEX `checklists_by_name` ON `checklists` (`status`,`sort_name`,`id`);",
      "CREATE TABLE `lot_checks` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`reference` text NOT NULL,\n\t`status` text NOT NULL,\n\t`moment` text NOT NULL,\n\t`checklist_id` text NOT NULL,\n\t`name` text NOT NULL,\n\t`points` text NOT NULL,\n\t`lot_id` text NOT NULL,\n\t`item_id` text NOT NULL,\n\t`holds` integer NOT NULL,\n\t`note` text DEFAULT '' NOT NULL,\n\t`reason` text DEFAULT '' NOT NULL,\n\t`answered_at` integer,\n\t`answerer` text DEFAULT '' NOT NULL,\n\t`non_conformity_id` text,\n\t`actor` text NOT NULL,\n\t`search_text` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`lot_id`) REFERENCES `lots`(`id`) ON UPDATE no action ON DELETE no action,\n\tFOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE UNIQUE INDEX `lot_checks_reference_unique` ON `lot_checks` (`reference`);",
      "CREATE INDEX `lot_checks_newest` ON `lot_checks` (`created_at`,`id`);",
      "CREATE INDEX `lot_checks_by_status` ON `lot_checks` (`status`,`created_at`,`id`);",
      "CREATE INDEX `lot_checks_by_moment` ON `lot_checks` (`moment`,`created_at`,`id`);",
      "CREATE INDEX `lot_checks_of_lot` ON `lot_checks` (`lot_id`,`status`);",
      "CREATE INDEX `lot_checks_of_item` ON `lot_checks` (`item_id`,`created_at`);"
    ]
  },
  {
    "id": "0063_extra_pages",
    "statements": [
      "CREATE INDEX `scans_by_extra_pages` ON `scans` (`extra_pages`);"
    ]
  },
  {
    "id": "0064_views",
    "statements": [
      "CREATE TABLE `views` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`name` text NOT NULL,\n\t`screen` text NOT NULL,\n\t`search` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE UNIQUE INDEX `views_name` ON `views` (`name`,`screen`);",
      "CREATE INDEX `views_newest` ON `views` (`created_at`,`id`);",
      "CREATE INDEX `views_newest_of_screen` ON `views` (`screen`,`created_at`,`id`);"
    ]
  },
  {
    "id": "0065_shelf_lives_and_scales",
    "statements": [
      "CREATE TABLE `heat_scales` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`item_id` text NOT NULL,\n\t`kind` text NOT NULL,\n\t`reference_temperature` integer NOT NULL,\n\t`z` integer NOT NULL,\n\t`scale` integer NOT NULL,\n\t`source` text DEFAULT '' NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE UNIQUE INDEX `heat_scales_item_id_unique` ON `heat_scales` (`item_id`);",
      "CREATE TABLE `shelf_life_studies` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`reference` text NOT NULL,\n\t`status` text NOT NULL,\n\t`verdict` text NOT NULL,\n\t`item_id` text NOT NULL,\n\t`lot_id` text,\n\t`date_kind` text NOT NULL,\n\t`started_on` text NOT NULL,\n\t`target_days` integer NOT NULL,\n\t`margin` integer DEFAULT 0 NOT NULL,\n\t`conditions` text DEFAULT '' NOT NULL,\n\t`analyses` text NOT NULL,\n\t`points` text NOT NULL,\n\t`last_day` integer,\n\t`failed_day` integer,\n\t`proposed_days` integer,\n\t`limiting` text DEFAULT '' NOT NULL,\n\t`concluded_on` text,\n\t`applied_on` text,\n\t`applied_days` integer,\n\t`former_days` integer,\n\t`former_kind` text,\n\t`notes` text DEFAULT '' NOT NULL,\n\t`actor` text NOT NULL,\n\t`search_text` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE no action,\n\tFOREIGN KEY (`lot_id`) REFERENCES `lots`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE UNIQUE INDEX `shelf_life_studies_reference_unique` ON `shelf_life_studies` (`reference`);",
      "CREATE INDEX `shelf_life_studies_newest` ON `shelf_life_studies` (`created_at`,`id`);",
      "CREATE INDEX `shelf_life_studies_by_status` ON `shelf_life_studies` (`status`,`created_at`,`id`);",
      "CREATE INDEX `shelf_life_studies_of_item` ON `shelf_life_studies` (`item_id`,`created_at`);",
      "CREATE INDEX `shelf_life_studies_of_lot` ON `shelf_life_studies` (`lot_id`,`created_at`);",
      "DROP INDEX `readings_of_point`;",
      "CREATE INDEX `readings_of_point` ON `readings` (`point_id`,`at`,`id`,`value`,`outcome`);"
    ]
  },
  {
    "id": "0066_audits_and_trainings",
    "statements": [
      "CREATE TABLE `audit_templates` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`name` text NOT NULL,\n\t`sort_name` text NOT NULL,\n\t`status` text NOT NULL,\n\t`kind` text NOT NULL,\n\t`pass_mark` integer NOT NULL,\n\t`questions` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE INDEX `audit_templates_by_name` ON `audit_templates` (`status`,`sort_name`,`id`);",
      "CREATE TABLE `audits` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`reference` text NOT NULL,\n\t`status` text NOT NULL,\n\t`kind` text NOT NULL,\n\t`template_id` text,\n\t`name` text NOT NULL,\n\t`pass_mark` integer NOT NULL,\n\t`questions` text NOT NULL,\n\t`supplier_id` text,\n\t`auditor` text DEFAULT '' NOT NULL,\n\t`scope` text DEFAULT '' NOT NULL,\n\t`held_on` text NOT NULL,\n\t`conclusion` text DEFAULT '' NOT NULL,\n\t`score` integer,\n\t`minor` integer DEFAULT 0 NOT NULL,\n\t`major` integer DEFAULT 0 NOT NULL,\n\t`completed_at` integer,\n\t`completer` text DEFAULT '' NOT NULL,\n\t`actor` text NOT NULL,\n\t`search_text` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE UNIQUE INDEX `audits_reference_unique` ON `audits` (`reference`);",
      "CREATE INDEX `audits_newest` ON `audits` (`created_at`,`id`);",
      "CREATE INDEX `audits_by_status` ON `audits` (`status`,`created_at`,`id`);",
      "CREATE INDEX `audits_by_kind` ON `audits` (`kind`,`created_at`,`id`);",
      "CREATE INDEX `audits_of_supplier` ON `audits` (`supplier_id`,`created_at`);",
      "CREATE TABLE `trainings` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`person` text NOT NULL,\n\t`subject` text NOT NULL,\n\t`trainer` text DEFAULT '' NOT NULL,\n\t`held_on` text NOT NULL,\n\t`valid_until` text,\n\t`note` text DEFAULT '' NOT NULL,\n\t`search_text` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE INDEX `trainings_newest` ON `trainings` (`created_at`,`id`);",
      "CREATE INDEX `trainings_by_day` ON `trainings` (`held_on`,`id`);",
      "CREATE INDEX `trainings_by_end` ON `trainings` (`valid_until`);",
      "ALTER TABLE `document_links` ADD `part` text DEFAULT '' NOT NULL;",
      "CREATE TRIGGER audits_unchanged BEFORE UPDATE ON audits WHEN old.status = 'completed' BEGIN\n  SELECT raise(ABORT, 'audits_are_kept');\nEND;",
      "CREATE TRIGGER audits_stay BEFORE DELETE ON audits WHEN old.status = 'completed' BEGIN\n  SELECT raise(ABORT, 'audits_are_kept');\nEND;"
    ]
  },
  {
    "id": "0067_file_parts_and_signed_audits",
    "statements": [
      "CREATE TABLE `document_parts` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`digest` text NOT NULL,\n\t`part` integer NOT NULL,\n\t`size` integer NOT NULL,\n\t`whole` integer NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE UNIQUE INDEX `document_parts_of` ON `document_parts` (`digest`,`part`);",
      "CREATE INDEX `document_parts_age` ON `document_parts` (`created_at`);",
      "ALTER TABLE `signatures` ADD `audit_id` text;",
      "CREATE INDEX `signatures_of_audit` ON `signatures` (`audit_id`,`created_at`);"
    ]
  },
  {
    "id": "0068_saved_reports_go_out",
    "statements": [
      "ALTER TABLE `saved_reports` ADD `rhythm` text;",
      "ALTER TABLE `saved_reports` ADD `recipients` text DEFAULT '[]' NOT NULL;",
      "ALTER TABLE `saved_reports` ADD `next_on` text;",
      "ALTER TABLE `saved_reports` ADD `sent_at` integer;",
      "ALTER TABLE `saved_reports` ADD `language` text DEFAULT 'fr' NOT NULL;",
      "ALTER TABLE `saved_reports` ADD `place` integer;"
    ]
  },
  {
    "id": "0069_recalls_say_who_ended_them",
    "statements": [
      "ALTER TABLE `recalls` ADD `closed_by` text DEFAULT '' NOT NULL;"
    ]
  },
  {
    "id": "0070_documents_found_whole",
    "statements": [
      "DROP INDEX `documents_newest`;",
      "DROP INDEX `documents_by_title`;",
      "DROP INDEX `documents_by_end`;",
      "DROP INDEX `documents_in_folder`;",
      "ALTER TABLE `documents` ADD `place` integer;",
      "CREATE UNIQUE INDEX `documents_place` ON `documents` (`place`);",
      "CREATE INDEX `documents_newest` ON `documents` (`trashed`,`created_at`,`id`,`place`);",
      "CREATE INDEX `documents_by_title` ON `documents` (`trashed`,`sort_title`,`id`,`place`);",
      "CREATE INDEX `documents_by_end` ON `documents` (`trashed`,`valid_until`,`id`,`place`);",
      "CREATE INDEX `documents_in_folder` ON `documents` (`trashed`,`folder`,`created_at`,`id`,`place`);",
      "UPDATE documents SET place = rowid;",
      "CREATE VIRTUAL TABLE documents_found USING fts5(words, content='', contentless_delete=1, detail=none, prefix='1 2 3 4 5 6 7 8 9 10 11 12');",
      "INSERT INTO documents_found(rowid, words)\n  SELECT d.place, p.head || ' ' || coalesce((SELECT group_concat(words, ' ') FROM document_pages WHERE document_id = d.id), '')\n  FROM documents d JOIN document_pages p ON p.document_id = d.id AND p.page = 0;",
      "CREATE TRIGGER documents_place_insert AFTER INSERT ON documents BEGIN\n  UPDATE documents SET place = (SELECT coalesce(max(place), 0) + 1 FROM documents) WHERE id = new.id;\nEND;",
      "CREATE TRIGGER documents_place_delete AFTER DELETE ON documents BEGIN\n  DELETE FROM documents_found WHERE rowid = old.place;\nEND;",
      "CREATE TRIGGER documents_whole_insert AFTER INSERT ON document_pages WHEN new.page = 0 BEGIN\n  DELETE FROM documents_found WHERE rowid = (SELECT place FROM documents WHERE id = new.document_id);\n  INSERT INTO documents_found(rowid, words)\n    SELECT place, new.head || ' ' || coalesce((SELECT group_concat(words, ' ') FROM document_pages WHERE document_id = new.document_id), '')\n    FROM documents WHERE id = new.document_id;\nEND;",
      "CREATE TRIGGER documents_whole_update AFTER UPDATE OF head ON document_pages WHEN new.page = 0 BEGIN\n  DELETE FROM documents_found WHERE rowid = (SELECT place FROM documents WHERE id = new.document_id);\n  INSERT INTO documents_found(rowid, words)\n    SELECT place, new.head || ' ' || coalesce((SELECT group_concat(words, ' ') FROM document_pages WHERE document_id = new.document_id), '')\n    FROM documents WHERE id = new.document_id;\nEND;"
    ]
  },
  {
    "id": "0071_sales_bear_vat",
    "statements": [
      "ALTER TABLE `treasury_entries` ADD `beside_id` text;",
      "ALTER TABLE `treasury_entries` ADD `vat_rate` integer;",
      "CREATE INDEX `treasury_entries_beside` ON `treasury_entries` (`beside_id`) WHERE beside_id is not null;",
      "CREATE INDEX `payments_on_account` ON `payments` (`invoice_id`) WHERE method = 'on_account';"
    ]
  },
  {
    "id": "0072_discounted",
    "statements": [
      "ALTER TABLE `treasury_entries` ADD `discounted` text;"
    ]
  },
  {
    "id": "0073_documents_searched_once",
    "statements": [
      "-- Words of documents are found in documents_found, whole documents at a time: the index of their pages is asked by nobody any more.\nDROP TRIGGER documents_search_insert;",
      "DROP TRIGGER documents_search_delete;",
      "DROP TRIGGER documents_search_update;",
      "DROP TABLE documents_search;"
    ]
  },
  {
    "id": "0074_vat_by_day",
    "statements": [
      "CREATE TABLE `vat_days` (\n\t`day` text PRIMARY KEY NOT NULL,\n\t`net` integer NOT NULL\n);",
      "CREATE TABLE `vat_days_until` (\n\t`id` integer PRIMARY KEY NOT NULL,\n\t`until` text NOT NULL,\n\t`stamp` integer NOT NULL\n);",
      "INSERT INTO vat_days_until (id, until, stamp) VALUES (1, '1900-01-01', 0);",
      "CREATE TRIGGER vat_days_invoice_insert AFTER INSERT ON invoices WHEN new.status <> 'draft' BEGIN\n  UPDATE vat_days_until SET until = min(until, date(coalesce(new.posted_on, new.issued_on), '-1 day')), stamp = stamp + 1;\nEND;",
      "CREATE TRIGGER vat_days_invoice_delete AFTER DELETE ON invoices WHEN old.status <> 'draft' BEGIN\n  UPDATE vat_days_until SET until = min(until, date(coalesce(old.posted_on, old.issued_on), '-1 day')), stamp = stamp + 1;\nEND;",
      "CREATE TRIGGER vat_days_invoice_update AFTER UPDATE ON invoices WHEN (old.status <> 'draft' OR new.status <> 'draft') AND (\n  (old.status = 'draft') IS NOT (new.status = 'draft') OR (old.status = 'cancelled') IS NOT (new.status = 'cancelled')\n  OR old.type IS NOT new.type OR old.number IS NOT new.number OR old.supplier_id IS NOT new.supplier_id OR old.posted_on IS NOT new.posted_on OR old.issued_on IS NOT new.issued_on OR old.seller IS NOT new.seller OR old.lines IS NOT new.lines OR old.vat_reason IS NOT new.vat_reason OR old.vat IS NOT new.vat OR old.rebates IS NOT new.rebates OR old.total IS NOT new.total OR old.credits_id IS NOT new.credits_id\n) BEGIN\n  UPDATE vat_days_until SET until = min(until, date(min(coalesce(old.posted_on, old.issued_on), coalesce(new.posted_on, new.issued_on)), '-1 day')), stamp = stamp + 1;\nEND;",
      "CREATE TRIGGER vat_days_payment_insert AFTER INSERT ON payments BEGIN\n  UPDATE vat_days_until SET until = min(until, date(new.paid_on, '-1 day')), stamp = stamp + 1;\nEND;",
      "CREATE TRIGGER vat_days_payment_delete AFTER DELETE ON payments BEGIN\n  UPDATE vat_days_until SET until = min(until, date(old.paid_on, '-1 day')), stamp = stamp + 1;\nEND;",
      "CREATE TRIGGER vat_days_payment_update AFTER UPDATE ON payments WHEN old.invoice_id IS NOT new.invoice_id OR old.credit_id IS NOT new.credit_id OR old.paid_on IS NOT new.paid_on OR old.amount IS NOT new.amount BEGIN\n  UPDATE vat_days_until SET until = min(until, date(min(old.paid_on, new.paid_on), '-1 day')), stamp = stamp + 1;\nEND;",
      "CREATE TRIGGER vat_days_entry_insert AFTER INSERT ON treasury_entries BEGIN\n  UPDATE vat_days_until SET until = min(until, date(new.day, '-1 day')), stamp = stamp + 1;\nEND;",
      "CREATE TRIGGER vat_days_entry_delete AFTER DELETE ON treasury_entries BEGIN\n  UPDATE vat_days_until SET until = min(until, date(old.day, '-1 day')), stamp = stamp + 1;\nEND;",
      "CREATE TRIGGER vat_days_entry_update AFTER UPDATE ON treasury_entries WHEN old.day IS NOT new.day OR old.type IS NOT new.type OR old.category IS NOT new.category OR old.amount IS NOT new.amount OR old.payment_id IS NOT new.payment_id OR old.invoice_id IS NOT new.invoice_id OR old.discounted IS NOT new.discounted OR old.vat_rate IS NOT new.vat_rate BEGIN\n  UPDATE vat_days_until SET until = min(until, date(min(old.day, new.day), '-1 day')), stamp = stamp + 1;\nEND;",
      "CREATE TRIGGER vat_days_item_update AFTER UPDATE OF kind, vat_rate ON items WHEN old.kind IS NOT new.kind OR old.vat_rate IS NOT new.vat_rate BEGIN\n  UPDATE vat_days_until SET stamp = stamp + 1, until = min(until, coalesce((\n    SELECT date(min(coalesce(i.posted_on, i.issued_on)), '-1 day') FROM invoice_lines l JOIN invoices i ON i.id = l.invoice_id WHERE l.item_id = new.id\n  ), until));\nEND;",
      "CREATE TRIGGER vat_days_supplier_update AFTER UPDATE OF type, address, vat_number ON suppliers WHEN old.type IS NOT new.type OR old.address IS NOT new.address OR old.vat_number IS NOT new.vat_number BEGIN\n  UPDATE vat_days_until SET stamp = stamp + 1, until = min(until, coalesce((\n    SELECT date(min(coalesce(posted_on, issued_on)), '-1 day') FROM invoices WHERE supplier_id = new.id\n  ), until));\nEND;"
    ]
  },
  {
    "id": "0075_launches",
    "statements": [
      "CREATE TABLE `launches` (\n\t`for_id` text NOT NULL,\n\t`launched_id` text NOT NULL,\n\tPRIMARY KEY(`for_id`, `launched_id`)\n);",
      "CREATE INDEX `launches_of` ON `launches` (`launched_id`);",
      "-- Until now, what launched something wrote what it was for into its notes: references, one after a comma and a space.\nINSERT OR IGNORE INTO launches (for_id, launched_id)\nWITH wanted AS (\n\tSELECT productions.id, json_each.value AS reference FROM productions, json_each('[' || replace(json_quote(notes), ', ', '\",\"') || ']') WHERE notes <> ''\n\tUNION ALL\n\tSELECT restocks.id, json_each.value FROM restocks, json_each('[' || replace(json_quote(notes), ', ', '\",\"') || ']') WHERE notes <> ''\n)\nSELECT orders.id, wanted.id FROM wanted JOIN orders ON orders.reference = wanted.reference\nUNION ALL\nSELECT productions.id, wanted.id FROM wanted JOIN productions ON productions.reference = wanted.reference WHERE productions.id <> wanted.id;"
    ]
  },
  {
    "id": "0076_fewer_rows_read",
    "statements": [
      "DROP INDEX `invoices_due`;",
      "CREATE INDEX `invoices_of_services` ON `invoices` (`type`,`status`) WHERE instr(lines, '\"isService\":true') > 0;",
      "CREATE INDEX `invoices_due` ON `invoices` (`type`,`due_on`,`id`,`status`,`due`,`dispute`) WHERE status in ('sent', 'to_pay');",
      "ALTER TABLE `orders` ADD `came_back` integer GENERATED ALWAYS AS (lines glob '*\"returned\":[1-9]*') VIRTUAL NOT NULL;",
      "CREATE INDEX `orders_unbilled` ON `orders` (`status`,`due_on`,`ordered_on`,`client_id`,`invoiced_share`,`total`,`subtotal`,`came_back`) WHERE invoiced_share < 10000;",
      "CREATE INDEX `invoice_lines_of_deposits` ON `invoice_lines` (`invoice_id`) WHERE order_id is not null and order_line_id is null;"
    ]
  },
  {
    "id": "0077_turnover_kept",
    "statements": [
      "DROP INDEX `invoices_of_client`;",
      "DROP INDEX `invoices_by_day`;",
      "ALTER TABLE `invoices` ADD `unsold` integer;",
      "CREATE INDEX `invoices_of_client` ON `invoices` (`client_id`,`issued_on`,`id`,`type`,`status`,`number`,`subtotal`,`unsold`);",
      "CREATE INDEX `invoices_by_day` ON `invoices` (`type`,`issued_on`,`client_id`,`status`,`number`,`subtotal`,`unsold`);",
      "DROP INDEX `orders_unbilled`;",
      "CREATE INDEX `orders_of_client_by_day` ON `orders` (`client_id`,`ordered_on`,`status`);",
      "CREATE INDEX `orders_unbilled` ON `orders` (`came_back`,`status`,`due_on`,`ordered_on`,`client_id`,`invoiced_share`,`total`,`subtotal`) WHERE invoiced_share < 10000;",
      "UPDATE invoices SET unsold = (\n    SELECT CASE total(container IS NOT NULL OR (order_id IS NOT NULL AND order_line_id IS NULL)) WHEN 0 THEN NULL WHEN count(*) THEN invoices.subtotal ELSE sum(CASE WHEN container IS NOT NULL OR (order_id IS NOT NULL AND order_line_id IS NULL) THEN total END) END\n    FROM invoice_lines WHERE invoice_id = invoices.id\n  )\n  WHERE id IN (SELECT invoice_id FROM invoice_lines WHERE container IS NOT NULL OR (order_id IS NOT NULL AND order_line_id IS NULL));",
      "DROP TRIGGER invoice_lines_insert;",
      "CREATE TRIGGER invoice_lines_insert AFTER INSERT ON invoices BEGIN\n  INSERT INTO invoice_lines(invoice_id, place, item_id, order_id, order_line_id, amount, total, vat_rate, container)\n    SELECT new.id, key, value ->> 'itemId', value ->> 'orderId', value ->> 'orderLineId', value ->> 'amount', value ->> 'total', value ->> 'vatRate', value ->> 'container' FROM json_each(new.lines);\n  UPDATE invoices SET unsold = (\n    SELECT CASE total(container IS NOT NULL OR (order_id IS NOT NULL AND order_line_id IS NULL)) WHEN 0 THEN NULL WHEN count(*) THEN new.subtotal ELSE sum(CASE WHEN container IS NOT NULL OR (order_id IS NOT NULL AND order_line_id IS NULL) THEN total END) END\n    FROM invoice_lines WHERE invoice_id = new.id\n  ) WHERE id = new.id AND (unsold IS NOT NULL OR EXISTS (\n    SELECT 1 FROM invoice_lines WHERE invoice_id = new.id AND (container IS NOT NULL OR (order_id IS NOT NULL AND order_line_id IS NULL))));\nEND;",
      "DROP TRIGGER invoice_lines_update;",
      "CREATE TRIGGER invoice_lines_update AFTER UPDATE OF lines, subtotal ON invoices BEGIN\n  DELETE FROM invoice_lines WHERE invoice_id = new.id;\n  INSERT INTO invoice_lines(invoice_id, place, item_id, order_id, order_line_id, amount, total, vat_rate, container)\n    SELECT new.id, key, value ->> 'itemId', value ->> 'orderId', value ->> 'orderLineId', value ->> 'amount', value ->> 'total', value ->> 'vatRate', value ->> 'container' FROM json_each(new.lines);\n  UPDATE invoices SET unsold = (\n    SELECT CASE total(container IS NOT NULL OR (order_id IS NOT NULL AND order_line_id IS NULL)) WHEN 0 THEN NULL WHEN count(*) THEN new.subtotal ELSE sum(CASE WHEN container IS NOT NULL OR (order_id IS NOT NULL AND order_line_id IS NULL) THEN total END) END\n    FROM invoice_lines WHERE invoice_id = new.id\n  ) WHERE id = new.id AND (unsold IS NOT NULL OR EXISTS (\n    SELECT 1 FROM invoice_lines WHERE invoice_id = new.id AND (container IS NOT NULL OR (order_id IS NOT NULL AND order_line_id IS NULL))));\nEND;"
    ]
  },
  {
    "id": "0078_sealed_files",
    "statements": [
      "ALTER TABLE `document_versions` ADD `keeper` text DEFAULT 'documents' NOT NULL;",
      "ALTER TABLE `documents` ADD `keeper` text DEFAULT 'documents' NOT NULL;",
      "UPDATE `document_versions` SET `keeper` = 'signatures' WHERE `file_key` IN (SELECT `sealed_key` FROM `signatures` WHERE `sealed_key` IS NOT NULL);",
      "UPDATE `documents` SET `keeper` = 'signatures' WHERE `file_key` IN (SELECT `sealed_key` FROM `signatures` WHERE `sealed_key` IS NOT NULL);"
    ]
  },
  {
    "id": "0079_active_clients_by_day",
    "statements": [
      "DROP INDEX `orders_by_day`;",
      "CREATE INDEX `orders_by_day` ON `orders` (`ordered_on`,`client_id`,`status`);"
    ]
  },
  {
    "id": "0080_brands_and_doors",
    "statements": [
      "ALTER TABLE `invoices` ADD `door` text;",
      "ALTER TABLE `items` ADD `brand` text DEFAULT '' NOT NULL;",
      "ALTER TABLE `orders` ADD `door` text;",
      "ALTER TABLE `productions` ADD `door` text;",
      "UPDATE orders SET door = (SELECT door FROM audit WHERE record = 'orders' AND record_id = orders.id ORDER BY at LIMIT 1);",
      "UPDATE invoices SET door = (SELECT door FROM audit WHERE record = 'invoices' AND record_id = invoices.id ORDER BY at LIMIT 1);",
      "UPDATE productions SET door = (SELECT door FROM audit WHERE record = 'productions' AND record_id = productions.id ORDER BY at LIMIT 1);"
    ]
  },
  {
    "id": "0081_delivery_lines_kept",
    "statements": [
      "CREATE TABLE `delivery_lines` (\n\t`delivery_id` text NOT NULL,\n\t`place` integer NOT NULL,\n\t`order_line_id` text NOT NULL,\n\t`item_id` text NOT NULL,\n\t`lot_id` text NOT NULL,\n\t`net` integer NOT NULL,\n\tPRIMARY KEY(`delivery_id`, `place`)\n);",
      "ALTER TABLE `order_lines` ADD `line_id` text;",
      "DROP TRIGGER order_lines_insert;",
      "CREATE TRIGGER order_lines_insert AFTER INSERT ON orders BEGIN\n  INSERT INTO order_lines(order_id, place, item_id, amount, shipped, unit, total, container, line_id)\n    SELECT new.id, key, value ->> 'itemId', value ->> 'amount', value ->> 'shipped', value ->> 'unit', value ->> 'total', value ->> 'container', value ->> 'id' FROM json_each(new.lines);\nEND;",
      "DROP TRIGGER order_lines_update;",
      "CREATE TRIGGER order_lines_update AFTER UPDATE OF lines ON orders BEGIN\n  DELETE FROM order_lines WHERE order_id = new.id;\n  INSERT INTO order_lines(order_id, place, item_id, amount, shipped, unit, total, container, line_id)\n    SELECT new.id, key, value ->> 'itemId', value ->> 'amount', value ->> 'shipped', value ->> 'unit', value ->> 'total', value ->> 'container', value ->> 'id' FROM json_each(new.lines);\nEND;",
      "UPDATE order_lines SET line_id = (SELECT lines ->> ('$[' || order_lines.place || '].id') FROM orders WHERE orders.id = order_lines.order_id);",
      "CREATE TRIGGER delivery_lines_insert AFTER INSERT ON deliveries BEGIN\n  INSERT INTO delivery_lines(delivery_id, place, order_line_id, item_id, lot_id, net)\n    SELECT new.id, key, value ->> 'orderLineId', value ->> 'itemId', value ->> 'lotId', (value ->> 'amount') - coalesce(value ->> 'returned', 0) FROM json_each(new.lines);\nEND;",
      "CREATE TRIGGER delivery_lines_update AFTER UPDATE OF lines ON deliveries BEGIN\n  DELETE FROM delivery_lines WHERE delivery_id = new.id;\n  INSERT INTO delivery_lines(delivery_id, place, order_line_id, item_id, lot_id, net)\n    SELECT new.id, key, value ->> 'orderLineId', value ->> 'itemId', value ->> 'lotId', (value ->> 'amount') - coalesce(value ->> 'returned', 0) FROM json_each(new.lines);\nEND;",
      "CREATE TRIGGER delivery_lines_delete AFTER DELETE ON deliveries BEGIN\n  DELETE FROM delivery_lines WHERE delivery_id = old.id;\nEND;",
      "INSERT INTO delivery_lines(delivery_id, place, order_line_id, item_id, lot_id, net)\n  SELECT deliveries.id, key, value ->> 'orderLineId', value ->> 'itemId', value ->> 'lotId', (value ->> 'amount') - coalesce(value ->> 'returned', 0) FROM deliveries, json_each(deliveries.lines);"
    ]
  },
  {
    "id": "0082_receipts_by_item",
    "statements": [
      "CREATE INDEX `movements_received` ON `movements` (`item_id`,`id`,`unit_cost`) WHERE type = 'receipt' and reverses is null;"
    ]
  },
  {
    "id": "0083_trainings_by_person",
    "statements": [
      "CREATE INDEX `trainings_by_person` ON `trainings` (`person`);"
    ]
  }
];
