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
  }
];
