ALTER TABLE `invoices` ADD `link_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `invoices_by_number` ON `invoices` (`number`);--> statement-breakpoint
CREATE INDEX `invoices_of_credited` ON `invoices` (`credits_id`);