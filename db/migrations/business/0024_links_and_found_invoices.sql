ALTER TABLE `invoices` ADD `link_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `invoices_by_number` ON `invoices` (`number`) WHERE number is not null;--> statement-breakpoint
CREATE INDEX `invoices_of_credited` ON `invoices` (`credits_id`) WHERE credits_id is not null;--> statement-breakpoint
CREATE INDEX `invoices_of_restock` ON `invoices` (`restock_id`) WHERE restock_id is not null;--> statement-breakpoint
CREATE INDEX `invoices_of_recurring` ON `invoices` (`recurring_id`,`created_at`) WHERE recurring_id is not null;--> statement-breakpoint
CREATE INDEX `payments_of_credit` ON `payments` (`credit_id`) WHERE credit_id is not null;--> statement-breakpoint
CREATE INDEX `productions_by_facility` ON `productions` (`facility`);--> statement-breakpoint
CREATE INDEX `scans_by_digest` ON `scans` (`digest`);--> statement-breakpoint
CREATE INDEX `scans_of_file` ON `scans` (`file_key`);