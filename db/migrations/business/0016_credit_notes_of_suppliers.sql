DROP INDEX `invoices_number`;--> statement-breakpoint
DROP INDEX `invoices_of_supplier_number`;--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_number` ON `invoices` (`number`) WHERE type not in ('supplier', 'supplier_credit') and number is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_of_supplier_number` ON `invoices` (`supplier_id`,`number`) WHERE type in ('supplier', 'supplier_credit') and status <> 'cancelled';