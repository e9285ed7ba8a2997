ALTER TABLE `appointments` ADD `unsettled_told_at` integer;--> statement-breakpoint
ALTER TABLE `directory_contacts` ADD `proof_hash` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `directory_contacts` ADD `answer` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `directory_contacts` ADD `answered_at` integer;--> statement-breakpoint
ALTER TABLE `directory_contacts` ADD `answered_by` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `directory_contacts_by_link` ON `directory_contacts` (`proof_hash`);--> statement-breakpoint
CREATE INDEX `directory_contacts_by_date` ON `directory_contacts` (`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `production_requests` ADD `reference` text;--> statement-breakpoint
ALTER TABLE `production_requests` ADD `proposed_by` text;--> statement-breakpoint
ALTER TABLE `production_requests` ADD `day_note` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `production_requests` ADD `agreed_at` integer;--> statement-breakpoint
ALTER TABLE `production_requests` ADD `started_at` integer;--> statement-breakpoint
ALTER TABLE `production_requests` ADD `made_amount` integer;--> statement-breakpoint
ALTER TABLE `production_requests` ADD `made_unit` text;--> statement-breakpoint
ALTER TABLE `production_requests` ADD `lot_number` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `production_requests_reference_unique` ON `production_requests` (`reference`);--> statement-breakpoint
CREATE INDEX `production_requests_by_plan` ON `production_requests` (`status`,`planned_on`,`id`);--> statement-breakpoint
CREATE INDEX `directory_by_category` ON `directory_entries` (`archived`,`category`,`sort_name`,`id`);--> statement-breakpoint
CREATE INDEX `directory_by_kind` ON `directory_entries` (`archived`,`kind`,`sort_name`,`id`);
--> statement-breakpoint
UPDATE `production_requests` SET
  `proposed_by` = 'staff',
  `agreed_at` = `updated_at`,
  `started_at` = CASE WHEN `status` = 'accepted' THEN NULL ELSE `updated_at` END,
  `made_amount` = CASE WHEN `status` = 'completed' THEN `amount` END,
  `made_unit` = CASE WHEN `status` = 'completed' THEN `unit` END,
  `reference` = (
    SELECT 'FAB-' || strftime('%Y', `production_requests`.`created_at` / 1000, 'unixepoch') || '-' || printf('%04d', count(*))
    FROM `production_requests` AS `earlier`
    WHERE `earlier`.`status` IN ('accepted', 'in_progress', 'completed')
      AND strftime('%Y', `earlier`.`created_at` / 1000, 'unixepoch') = strftime('%Y', `production_requests`.`created_at` / 1000, 'unixepoch')
      AND (`earlier`.`created_at`, `earlier`.`id`) <= (`production_requests`.`created_at`, `production_requests`.`id`)
  )
WHERE `status` IN ('accepted', 'in_progress', 'completed');--> statement-breakpoint
INSERT INTO `counters` (`series`, `last`)
SELECT substr(`reference`, 1, 8), count(*) FROM `production_requests` WHERE `reference` IS NOT NULL GROUP BY substr(`reference`, 1, 8)
ON CONFLICT (`series`) DO UPDATE SET `last` = max(`last`, excluded.`last`);
