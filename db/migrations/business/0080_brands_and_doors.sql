ALTER TABLE `invoices` ADD `door` text;--> statement-breakpoint
ALTER TABLE `items` ADD `brand` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `door` text;--> statement-breakpoint
ALTER TABLE `productions` ADD `door` text;--> statement-breakpoint
UPDATE orders SET door = (SELECT door FROM audit WHERE record = 'orders' AND record_id = orders.id ORDER BY at LIMIT 1);--> statement-breakpoint
UPDATE invoices SET door = (SELECT door FROM audit WHERE record = 'invoices' AND record_id = invoices.id ORDER BY at LIMIT 1);--> statement-breakpoint
UPDATE productions SET door = (SELECT door FROM audit WHERE record = 'productions' AND record_id = productions.id ORDER BY at LIMIT 1);
