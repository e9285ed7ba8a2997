ALTER TABLE `treasury_entries` ADD `beside_id` text;--> statement-breakpoint
ALTER TABLE `treasury_entries` ADD `vat_rate` integer;--> statement-breakpoint
CREATE INDEX `treasury_entries_beside` ON `treasury_entries` (`beside_id`) WHERE beside_id is not null;--> statement-breakpoint
CREATE INDEX `payments_on_account` ON `payments` (`invoice_id`) WHERE method = 'on_account';