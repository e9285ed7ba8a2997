import type { Migration } from "@/db/migration";

/** Written by `npm run db:generate`: do not edit. */
export const migrations: Migration[] = [
  {
    "id": "0000_kernel_and_people",
    "statements": [
      "CREATE TABLE `audit` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`at` integer NOT NULL,\n\t`actor` text NOT NULL,\n\t`door` text NOT NULL,\n\t`operation` text NOT NULL,\n\t`record` text NOT NULL,\n\t`record_id` text NOT NULL,\n\t`before` text,\n\t`after` text\n);",
      "CREATE INDEX `audit_by_record` ON `audit` (`record`,`record_id`,`at`);",
      "CREATE TABLE `guard` (\n\t`changed` integer,\n\t`within` integer,\n\tCONSTRAINT \"stale\" CHECK(coalesce(\"guard\".\"changed\", 1) > 0),\n\tCONSTRAINT \"limit_reached\" CHECK(coalesce(\"guard\".\"within\", 1) > 0)\n);",
      "CREATE TABLE `idempotency` (\n\t`key` text PRIMARY KEY NOT NULL,\n\t`operation` text NOT NULL,\n\t`input_hash` text NOT NULL,\n\t`output` text,\n\t`at` integer NOT NULL\n);",
      "CREATE INDEX `idempotency_by_age` ON `idempotency` (`at`);",
      "CREATE TABLE `limit_marks` (\n\t`name` text PRIMARY KEY NOT NULL,\n\t`count` integer NOT NULL\n);",
      "CREATE TABLE `outbox` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`message` text NOT NULL,\n\t`at` integer NOT NULL,\n\t`sent_at` integer\n);",
      "CREATE INDEX `outbox_waiting` ON `outbox` (`at`) WHERE \"outbox\".\"sent_at\" is null;",
      "CREATE TABLE `dead_jobs` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`job` text NOT NULL,\n\t`reason` text NOT NULL,\n\t`replayed_at` integer,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE INDEX `dead_jobs_by_date` ON `dead_jobs` (`created_at`);",
      "CREATE TABLE `feedback` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`type` text NOT NULL,\n\t`message` text NOT NULL,\n\t`email` text NOT NULL,\n\t`user_id` text,\n\t`page` text,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE INDEX `feedback_by_date` ON `feedback` (`created_at`);",
      "CREATE TABLE `letters` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`mail` text NOT NULL,\n\t`at` integer NOT NULL\n);",
      "CREATE TABLE `attempts` (\n\t`key` text PRIMARY KEY NOT NULL,\n\t`count` integer NOT NULL,\n\t`window_ends_at` integer NOT NULL\n);",
      "CREATE INDEX `attempts_by_age` ON `attempts` (`window_ends_at`);",
      "CREATE TABLE `businesses` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`name` text NOT NULL,\n\t`database` text NOT NULL,\n\t`schema_version` integer DEFAULT 0 NOT NULL,\n\t`plan` text NOT NULL,\n\t`period` text NOT NULL,\n\t`plan_status` text NOT NULL,\n\t`trial_ends_at` integer NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE UNIQUE INDEX `businesses_database_unique` ON `businesses` (`database`);",
      "CREATE TABLE `recoveries` (\n\t`user_id` text PRIMARY KEY NOT NULL,\n\t`code_hash` text NOT NULL,\n\t`expires_at` integer NOT NULL,\n\t`tries_left` integer NOT NULL,\n\tFOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE TABLE `refresh_tokens` (\n\t`hash` text PRIMARY KEY NOT NULL,\n\t`session_id` text NOT NULL,\n\t`at` integer NOT NULL,\n\t`spent_at` integer,\n\tFOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade\n);",
      "CREATE INDEX `refresh_tokens_by_session` ON `refresh_tokens` (`session_id`);",
      "CREATE TABLE `sessions` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`user_id` text NOT NULL,\n\t`expires_at` integer NOT NULL,\n\t`door` text NOT NULL,\n\t`remember` integer NOT NULL,\n\t`created_at` integer NOT NULL,\n\tFOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);",
      "CREATE INDEX `sessions_by_expiry` ON `sessions` (`expires_at`);",
      "CREATE TABLE `user_profile` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`role` text DEFAULT 'customer' NOT NULL,\n\tFOREIGN KEY (`id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE TABLE `users` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`email` text NOT NULL,\n\t`phone` text,\n\t`password_hash` text NOT NULL,\n\t`first_name` text NOT NULL,\n\t`last_name` text NOT NULL,\n\t`language` text NOT NULL,\n\t`newsletter` integer NOT NULL,\n\t`terms_accepted_at` integer NOT NULL,\n\t`business_id` text,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);",
      "CREATE UNIQUE INDEX `users_phone_unique` ON `users` (`phone`);"
    ]
  },
  {
    "id": "0001_confirmed_people",
    "statements": [
      "ALTER TABLE `users` ADD `confirmed_at` integer;",
      "ALTER TABLE `users` ADD `opening` text;",
      "-- Whoever has an account already keeps it: codes were not asked for.\nUPDATE `users` SET `confirmed_at` = `created_at`;"
    ]
  },
  {
    "id": "0002_production_requests",
    "statements": [
      "CREATE TABLE `production_requests` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`business_id` text NOT NULL,\n\t`user_id` text,\n\t`product` text NOT NULL,\n\t`item_id` text,\n\t`amount` integer NOT NULL,\n\t`unit` text NOT NULL,\n\t`requested_on` text NOT NULL,\n\t`completed_on` text,\n\t`urgency` text NOT NULL,\n\t`notes` text NOT NULL,\n\t`status` text NOT NULL,\n\t`reason` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE INDEX `production_requests_of_business` ON `production_requests` (`business_id`,`created_at`,`id`);",
      "CREATE INDEX `production_requests_by_status` ON `production_requests` (`status`,`created_at`,`id`);"
    ]
  },
  {
    "id": "0003_shared_phones",
    "statements": [
      "DROP INDEX `users_phone_unique`;",
      "CREATE INDEX `users_by_phone` ON `users` (`phone`);"
    ]
  },
  {
    "id": "0004_scan_inboxes",
    "statements": [
      "CREATE TABLE `scan_inboxes` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`key` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE UNIQUE INDEX `scan_inboxes_key_unique` ON `scan_inboxes` (`key`);"
    ]
  },
  {
    "id": "0005_undone_jobs",
    "statements": [
      "CREATE TABLE `undone_jobs` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`job` text NOT NULL,\n\t`state` text NOT NULL,\n\t`due_at` integer NOT NULL,\n\t`held_until` integer DEFAULT 0 NOT NULL,\n\t`tries` integer DEFAULT 0 NOT NULL,\n\t`replayed_at` integer,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE INDEX `undone_jobs_by_date` ON `undone_jobs` (`created_at`);",
      "CREATE INDEX `undone_jobs_due` ON `undone_jobs` (`state`,`due_at`);",
      "INSERT INTO `undone_jobs` (`id`, `job`, `state`, `due_at`, `replayed_at`, `version`, `created_at`, `updated_at`)\nSELECT `id`, `job`, CASE `reason` WHEN 'unreadable' THEN 'unreadable' ELSE 'failed' END, `created_at`, `replayed_at`, `version`, `created_at`, `updated_at` FROM `dead_jobs`;"
    ]
  },
  {
    "id": "0006_dead_jobs_dropped",
    "statements": [
      "DROP TABLE `dead_jobs`;"
    ]
  },
  {
    "id": "0007_credits",
    "statements": [
      "CREATE TABLE `credit_entries` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`user_id` text NOT NULL,\n\t`type` text NOT NULL,\n\t`credits` integer NOT NULL,\n\t`cause` text NOT NULL,\n\t`cause_id` text NOT NULL,\n\t`expires_at` integer,\n\t`actor` text NOT NULL,\n\t`reason` text DEFAULT '' NOT NULL,\n\t`created_at` integer NOT NULL,\n\tFOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,\n\tCONSTRAINT \"some_credits\" CHECK(\"credit_entries\".\"credits\" > 0)\n);",
      "CREATE INDEX `credit_entries_of_user` ON `credit_entries` (`user_id`,`created_at`,`id`);",
      "CREATE UNIQUE INDEX `credit_entries_once` ON `credit_entries` (`cause`,`cause_id`,`type`);",
      "CREATE UNIQUE INDEX `credit_entries_settled_once` ON `credit_entries` (`cause`,`cause_id`) WHERE type in ('capture', 'release');",
      "CREATE TABLE `user_credits` (\n\t`user_id` text PRIMARY KEY NOT NULL,\n\t`credits` integer DEFAULT 0 NOT NULL,\n\t`held` integer DEFAULT 0 NOT NULL,\n\tFOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,\n\tCONSTRAINT \"not_enough_credits\" CHECK(\"user_credits\".\"credits\" >= 0),\n\tCONSTRAINT \"held_credits\" CHECK(\"user_credits\".\"held\" >= 0)\n);",
      "CREATE INDEX `users_of_business` ON `users` (`business_id`,`created_at`);"
    ]
  },
  {
    "id": "0008_credits_kept",
    "statements": [
      "CREATE TRIGGER credit_entries_unchanged BEFORE UPDATE ON credit_entries BEGIN\n  SELECT raise(ABORT, 'ledger_is_kept');\nEND;",
      "CREATE TRIGGER credit_entries_stay BEFORE DELETE ON credit_entries BEGIN\n  SELECT raise(ABORT, 'ledger_is_kept');\nEND;",
      "CREATE TRIGGER credit_entries_counted AFTER INSERT ON credit_entries BEGIN\n  INSERT OR IGNORE INTO user_credits (user_id) VALUES (new.user_id);\n  UPDATE user_credits SET\n    credits = credits + CASE new.type WHEN 'grant' THEN new.credits WHEN 'purchase' THEN new.credits WHEN 'release' THEN new.credits\n      WHEN 'hold' THEN -new.credits WHEN 'expire' THEN -new.credits ELSE 0 END,\n    held = held + CASE new.type WHEN 'hold' THEN new.credits WHEN 'capture' THEN -new.credits WHEN 'release' THEN -new.credits ELSE 0 END\n    WHERE user_id = new.user_id;\nEND;"
    ]
  },
  {
    "id": "0009_payments",
    "statements": [
      "CREATE TABLE `counters` (\n\t`series` text PRIMARY KEY NOT NULL,\n\t`last` integer NOT NULL\n);",
      "CREATE TABLE `payments` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`business_id` text NOT NULL,\n\t`user_id` text NOT NULL,\n\t`kind` text NOT NULL,\n\t`state` text NOT NULL,\n\t`plan` text,\n\t`period` text,\n\t`credits` integer DEFAULT 0 NOT NULL,\n\t`starts_on` text,\n\t`ends_on` text,\n\t`lines` text NOT NULL,\n\t`net` integer NOT NULL,\n\t`vat` integer NOT NULL,\n\t`total` integer NOT NULL,\n\t`pages` integer DEFAULT 0 NOT NULL,\n\t`session` text,\n\t`url` text,\n\t`tries` integer DEFAULT 0 NOT NULL,\n\t`number` text,\n\t`buyer` text,\n\t`paid_on` text,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action,\n\tFOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE UNIQUE INDEX `payments_number_unique` ON `payments` (`number`);",
      "CREATE INDEX `payments_of_business` ON `payments` (`business_id`,`created_at`,`id`);",
      "CREATE INDEX `payments_by_state` ON `payments` (`state`,`created_at`,`id`);",
      "CREATE INDEX `payments_by_day` ON `payments` (`paid_on`);",
      "CREATE UNIQUE INDEX `payments_of_period` ON `payments` (`business_id`,`kind`,`starts_on`) WHERE kind = 'renewal';",
      "ALTER TABLE `businesses` ADD `renews_on` text;",
      "ALTER TABLE `businesses` ADD `next_plan` text;",
      "ALTER TABLE `businesses` ADD `next_period` text;",
      "ALTER TABLE `businesses` ADD `is_ending` integer DEFAULT false NOT NULL;",
      "ALTER TABLE `businesses` ADD `due_since` text;",
      "ALTER TABLE `businesses` ADD `paid_since` text;",
      "ALTER TABLE `businesses` ADD `ended_on` text;",
      "ALTER TABLE `businesses` ADD `reminded_at` integer;",
      "ALTER TABLE `businesses` ADD `customer` text;"
    ]
  },
  {
    "id": "0010_directory",
    "statements": [
      "CREATE TABLE `directory_contacts` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`entry_id` text NOT NULL,\n\t`business_id` text NOT NULL,\n\t`user_id` text,\n\t`message` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`entry_id`) REFERENCES `directory_entries`(`id`) ON UPDATE no action ON DELETE no action,\n\tFOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE INDEX `directory_contacts_of_business` ON `directory_contacts` (`business_id`,`entry_id`,`created_at`);",
      "CREATE TABLE `directory_entries` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`name` text NOT NULL,\n\t`kind` text NOT NULL,\n\t`category` text NOT NULL,\n\t`description` text NOT NULL,\n\t`products` text NOT NULL,\n\t`certifications` text NOT NULL,\n\t`minimum_order` integer,\n\t`lead_time_days` integer,\n\t`contact_name` text NOT NULL,\n\t`email` text,\n\t`phone` text,\n\t`website` text NOT NULL,\n\t`address` text NOT NULL,\n\t`siret` text,\n\t`sort_name` text NOT NULL,\n\t`search_text` text NOT NULL,\n\t`region` text,\n\t`organic` integer NOT NULL,\n\t`likeness` text NOT NULL,\n\t`verified_at` integer,\n\t`archived_at` integer,\n\t`merged_into` text,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\t`archived` integer GENERATED ALWAYS AS (archived_at is not null) VIRTUAL NOT NULL\n);",
      "CREATE INDEX `directory_by_name` ON `directory_entries` (`archived`,`sort_name`,`id`);",
      "CREATE INDEX `directory_by_region` ON `directory_entries` (`archived`,`region`,`sort_name`,`id`);",
      "CREATE INDEX `directory_by_likeness` ON `directory_entries` (`likeness`);"
    ]
  },
  {
    "id": "0011_services",
    "statements": [
      "CREATE TABLE `service_messages` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`request_id` text NOT NULL,\n\t`user_id` text NOT NULL,\n\t`is_staff` integer NOT NULL,\n\t`text` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`request_id`) REFERENCES `service_requests`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE INDEX `service_messages_of_request` ON `service_messages` (`request_id`,`created_at`,`id`);",
      "CREATE TABLE `service_requests` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`reference` text NOT NULL,\n\t`business_id` text NOT NULL,\n\t`user_id` text NOT NULL,\n\t`kind` text NOT NULL,\n\t`title` text NOT NULL,\n\t`product` text NOT NULL,\n\t`description` text NOT NULL,\n\t`wanted_on` text,\n\t`budget` integer,\n\t`status` text NOT NULL,\n\t`is_submitted` integer NOT NULL,\n\t`reason` text NOT NULL,\n\t`quote` text,\n\t`total_euros` integer NOT NULL,\n\t`total_credits` integer NOT NULL,\n\t`deliverable` text NOT NULL,\n\t`submitted_at` integer,\n\t`accepted_at` integer,\n\t`delivered_at` integer,\n\t`search_text` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action,\n\tFOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE UNIQUE INDEX `service_requests_reference_unique` ON `service_requests` (`reference`);",
      "CREATE INDEX `service_requests_of_business` ON `service_requests` (`business_id`,`created_at`,`id`);",
      "CREATE INDEX `service_requests_submitted` ON `service_requests` (`is_submitted`,`created_at`,`id`);",
      "CREATE INDEX `service_requests_by_status` ON `service_requests` (`status`,`created_at`,`id`);",
      "ALTER TABLE `production_requests` ADD `planned_on` text;",
      "CREATE INDEX `production_requests_by_date` ON `production_requests` (`created_at`,`id`);"
    ]
  },
  {
    "id": "0012_consultancy",
    "statements": [
      "CREATE TABLE `appointment_asks` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`offer_id` text NOT NULL,\n\t`expert_id` text NOT NULL,\n\t`starts_at` integer NOT NULL,\n\t`subject` text NOT NULL,\n\t`visitor` text NOT NULL,\n\t`proof_hash` text NOT NULL,\n\t`expires_at` integer NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE INDEX `appointment_asks_by_expiry` ON `appointment_asks` (`expires_at`);",
      "CREATE TABLE `appointments` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`reference` text NOT NULL,\n\t`offer_id` text NOT NULL,\n\t`offer_name` text NOT NULL,\n\t`expert_id` text NOT NULL,\n\t`business_id` text,\n\t`user_id` text,\n\t`visitor` text,\n\t`starts_at` integer NOT NULL,\n\t`ends_at` integer NOT NULL,\n\t`credits` integer NOT NULL,\n\t`hold_id` text NOT NULL,\n\t`status` text NOT NULL,\n\t`subject` text NOT NULL,\n\t`reason` text NOT NULL,\n\t`previous_id` text,\n\t`notes` text NOT NULL,\n\t`private_notes` text NOT NULL,\n\t`rating` integer,\n\t`comment` text NOT NULL,\n\t`reminded_at` integer,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`offer_id`) REFERENCES `consultancy_offers`(`id`) ON UPDATE no action ON DELETE no action,\n\tFOREIGN KEY (`expert_id`) REFERENCES `experts`(`id`) ON UPDATE no action ON DELETE no action,\n\tFOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action,\n\tFOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE UNIQUE INDEX `appointments_reference_unique` ON `appointments` (`reference`);",
      "CREATE INDEX `appointments_of_business` ON `appointments` (`business_id`,`starts_at`,`id`);",
      "CREATE INDEX `appointments_by_start` ON `appointments` (`starts_at`,`id`);",
      "CREATE INDEX `appointments_by_status` ON `appointments` (`status`,`starts_at`,`id`);",
      "CREATE TABLE `consultancy_offers` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`name` text NOT NULL,\n\t`topic` text NOT NULL,\n\t`description` text NOT NULL,\n\t`minutes` integer NOT NULL,\n\t`credits` integer NOT NULL,\n\t`for_visitors` integer NOT NULL,\n\t`active` integer NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE TABLE `expert_quarters` (\n\t`starts_at` integer NOT NULL,\n\t`expert_id` text NOT NULL,\n\t`appointment_id` text NOT NULL,\n\tPRIMARY KEY(`starts_at`, `expert_id`),\n\tFOREIGN KEY (`expert_id`) REFERENCES `experts`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE INDEX `expert_quarters_of_appointment` ON `expert_quarters` (`appointment_id`);",
      "CREATE TABLE `experts` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`name` text NOT NULL,\n\t`headline` text NOT NULL,\n\t`biography` text NOT NULL,\n\t`languages` text NOT NULL,\n\t`time_zone` text NOT NULL,\n\t`weekly` text NOT NULL,\n\t`exceptions` text NOT NULL,\n\t`video_link` text NOT NULL,\n\t`active` integer NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);"
    ]
  },
  {
    "id": "0013_access_tokens",
    "statements": [
      "CREATE TABLE `access_tokens` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`user_id` text NOT NULL,\n\t`name` text NOT NULL,\n\t`scope` text NOT NULL,\n\t`proof_hash` text NOT NULL,\n\t`expires_at` integer NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE UNIQUE INDEX `access_tokens_proof_hash_unique` ON `access_tokens` (`proof_hash`);",
      "CREATE INDEX `access_tokens_of_user` ON `access_tokens` (`user_id`,`created_at`,`id`);",
      "CREATE INDEX `access_tokens_by_expiry` ON `access_tokens` (`expires_at`);"
    ]
  },
  {
    "id": "0014_refunds_and_buyers",
    "statements": [
      "CREATE TABLE `refunds` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`payment_id` text NOT NULL,\n\t`business_id` text NOT NULL,\n\t`number` text NOT NULL,\n\t`lines` text NOT NULL,\n\t`net` integer NOT NULL,\n\t`vat` integer NOT NULL,\n\t`total` integer NOT NULL,\n\t`credits` integer DEFAULT 0 NOT NULL,\n\t`reason` text NOT NULL,\n\t`issued_on` text NOT NULL,\n\t`service` text,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,\n\tFOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE UNIQUE INDEX `refunds_number_unique` ON `refunds` (`number`);",
      "CREATE INDEX `refunds_of_payment` ON `refunds` (`payment_id`);",
      "CREATE INDEX `refunds_of_business` ON `refunds` (`business_id`,`created_at`,`id`);",
      "CREATE INDEX `refunds_by_day` ON `refunds` (`issued_on`);",
      "ALTER TABLE `payments` ADD `vat_rate` integer DEFAULT 2000 NOT NULL;",
      "ALTER TABLE `payments` ADD `vat_reason` text;",
      "ALTER TABLE `payments` ADD `refunded` integer DEFAULT 0 NOT NULL;",
      "ALTER TABLE `payments` ADD `intent` text;",
      "CREATE INDEX `payments_newest` ON `payments` (`created_at`,`id`);",
      "ALTER TABLE `businesses` ADD `bill_to` text;"
    ]
  },
  {
    "id": "0015_what_people_are_told_of",
    "statements": [
      "CREATE TABLE `notification_choices` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`mails` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE TABLE `notifications` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`user_id` text NOT NULL,\n\t`event` text NOT NULL,\n\t`record_id` text NOT NULL,\n\t`values` text NOT NULL,\n\t`read_at` integer,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE INDEX `notifications_of_user` ON `notifications` (`user_id`,`created_at`,`id`);",
      "CREATE INDEX `notifications_unread` ON `notifications` (`user_id`) WHERE read_at is null;",
      "CREATE INDEX `notifications_by_age` ON `notifications` (`created_at`);"
    ]
  },
  {
    "id": "0016_visits",
    "statements": [
      "CREATE TABLE `visits` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`business_id` text NOT NULL,\n\t`user_id` text NOT NULL,\n\t`reason` text NOT NULL,\n\t`ends_at` integer NOT NULL,\n\t`withdrawn_at` integer,\n\t`entries` integer DEFAULT 0 NOT NULL,\n\t`entered_at` integer,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action,\n\tFOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE INDEX `visits_of_business` ON `visits` (`business_id`,`created_at`,`id`);",
      "ALTER TABLE `sessions` ADD `visit_id` text;"
    ]
  },
  {
    "id": "0017_what_staff_did",
    "statements": [
      "-- What somebody did, in order: the log of the staff is read by it. Businesses' own audits are not read by person.\nCREATE INDEX `audit_by_actor` ON `audit` (`actor`,`at`,`id`);"
    ]
  },
  {
    "id": "0018_files_and_calendars",
    "statements": [
      "CREATE TABLE `calendar_feeds` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`key` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL,\n\tFOREIGN KEY (`id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE UNIQUE INDEX `calendar_feeds_key_unique` ON `calendar_feeds` (`key`);",
      "CREATE TABLE `provider_files` (\n\t`id` text PRIMARY KEY NOT NULL,\n\t`subject` text NOT NULL,\n\t`record_id` text NOT NULL,\n\t`user_id` text NOT NULL,\n\t`is_staff` integer NOT NULL,\n\t`file_name` text NOT NULL,\n\t`media_type` text NOT NULL,\n\t`size` integer NOT NULL,\n\t`digest` text NOT NULL,\n\t`file_key` text NOT NULL,\n\t`version` integer DEFAULT 1 NOT NULL,\n\t`created_at` integer NOT NULL,\n\t`updated_at` integer NOT NULL\n);",
      "CREATE INDEX `provider_files_of_record` ON `provider_files` (`record_id`,`id`);"
    ]
  },
  {
    "id": "0019_device_sign_ins",
    "statements": [
      "CREATE TABLE `device_sign_ins` (\n\t`proof_hash` text PRIMARY KEY NOT NULL,\n\t`user_code` text NOT NULL,\n\t`name` text NOT NULL,\n\t`state` text DEFAULT 'waiting' NOT NULL,\n\t`user_id` text,\n\t`expires_at` integer NOT NULL,\n\tFOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action\n);",
      "CREATE UNIQUE INDEX `device_sign_ins_user_code_unique` ON `device_sign_ins` (`user_code`);",
      "CREATE INDEX `device_sign_ins_by_expiry` ON `device_sign_ins` (`expires_at`);"
    ]
  },
  {
    "id": "0020_service_payments",
    "statements": [
      "ALTER TABLE `payments` ADD `request_id` text;",
      "CREATE UNIQUE INDEX `payments_of_request` ON `payments` (`request_id`) WHERE request_id is not null;"
    ]
  },
  {
    "id": "0021_paid_from",
    "statements": [
      "ALTER TABLE `businesses` ADD `paid_from` text;"
    ]
  },
  {
    "id": "0022_works_and_answers",
    "statements": [
      "ALTER TABLE `appointments` ADD `unsettled_told_at` integer;",
      "ALTER TABLE `directory_contacts` ADD `proof_hash` text DEFAULT '' NOT NULL;",
      "ALTER TABLE `directory_contacts` ADD `answer` text DEFAULT '' NOT NULL;",
      "ALTER TABLE `directory_contacts` ADD `answered_at` integer;",
      "ALTER TABLE `directory_contacts` ADD `answered_by` text DEFAULT '' NOT NULL;",
      "CREATE INDEX `directory_contacts_by_link` ON `directory_contacts` (`proof_hash`);",
      "CREATE INDEX `directory_contacts_by_date` ON `directory_contacts` (`created_at`,`id`);",
      "ALTER TABLE `production_requests` ADD `reference` text;",
      "ALTER TABLE `production_requests` ADD `proposed_by` text;",
      "ALTER TABLE `production_requests` ADD `day_note` text DEFAULT '' NOT NULL;",
      "ALTER TABLE `production_requests` ADD `agreed_at` integer;",
      "ALTER TABLE `production_requests` ADD `started_at` integer;",
      "ALTER TABLE `production_requests` ADD `made_amount` integer;",
      "ALTER TABLE `production_requests` ADD `made_unit` text;",
      "ALTER TABLE `production_requests` ADD `lot_number` text DEFAULT '' NOT NULL;",
      "CREATE UNIQUE INDEX `production_requests_reference_unique` ON `production_requests` (`reference`);",
      "CREATE INDEX `production_requests_by_plan` ON `production_requests` (`status`,`planned_on`,`id`);",
      "CREATE INDEX `directory_by_category` ON `directory_entries` (`archived`,`category`,`sort_name`,`id`);",
      "CREATE INDEX `directory_by_kind` ON `directory_entries` (`archived`,`kind`,`sort_name`,`id`);",
      "UPDATE `production_requests` SET\n  `proposed_by` = 'staff',\n  `agreed_at` = `updated_at`,\n  `started_at` = CASE WHEN `status` = 'accepted' THEN NULL ELSE `updated_at` END,\n  `made_amount` = CASE WHEN `status` = 'completed' THEN `amount` END,\n  `made_unit` = CASE WHEN `status` = 'completed' THEN `unit` END,\n  `reference` = (\n    SELECT 'FAB-' || strftime('%Y', `production_requests`.`created_at` / 1000, 'unixepoch') || '-' || printf('%04d', count(*))\n    FROM `production_requests` AS `earlier`\n    WHERE `earlier`.`status` IN ('accepted', 'in_progress', 'completed')\n      AND strftime('%Y', `earlier`.`created_at` / 1000, 'unixepoch') = strftime('%Y', `production_requests`.`created_at` / 1000, 'unixepoch')\n      AND (`earlier`.`created_at`, `earlier`.`id`) <= (`production_requests`.`created_at`, `production_requests`.`id`)\n  )\nWHERE `status` IN ('accepted', 'in_progress', 'completed');",
      "INSERT INTO `counters` (`series`, `last`)\nSELECT substr(`reference`, 1, 8), count(*) FROM `production_requests` WHERE `reference` IS NOT NULL GROUP BY substr(`reference`, 1, 8)\nON CONFLICT (`series`) DO UPDATE SET `last` = max(`last`, excluded.`last`);"
    ]
  }
];
