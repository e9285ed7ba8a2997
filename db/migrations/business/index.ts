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
  }
];
