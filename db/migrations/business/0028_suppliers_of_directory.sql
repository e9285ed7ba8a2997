ALTER TABLE `suppliers` ADD `directory_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `suppliers_directory_id_unique` ON `suppliers` (`directory_id`);