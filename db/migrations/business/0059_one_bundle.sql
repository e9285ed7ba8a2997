DELETE FROM `paper_bundles`;--> statement-breakpoint
DROP TABLE `invoice_bundles`;--> statement-breakpoint
ALTER TABLE `paper_bundles` ADD `papers` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `paper_bundles` DROP COLUMN `entries`;--> statement-breakpoint
ALTER TABLE `paper_bundles` DROP COLUMN `parts`;