ALTER TABLE `company` ADD `vat_on_debits` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `invoices` ADD `deliveries` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `invoices` ADD `deposits` text DEFAULT '[]' NOT NULL;