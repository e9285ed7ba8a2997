ALTER TABLE `company` ADD `vat_regime` text DEFAULT 'normal' NOT NULL;--> statement-breakpoint
ALTER TABLE `invoices` ADD `vat_reason` text;