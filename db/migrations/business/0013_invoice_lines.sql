CREATE TABLE `invoice_lines` (
	`invoice_id` text NOT NULL,
	`place` integer NOT NULL,
	`item_id` text,
	`order_id` text,
	`order_line_id` text,
	`amount` integer NOT NULL,
	`total` integer NOT NULL,
	`vat_rate` integer NOT NULL,
	PRIMARY KEY(`invoice_id`, `place`)
);
--> statement-breakpoint
CREATE INDEX `invoice_lines_of_order` ON `invoice_lines` (`order_id`);--> statement-breakpoint
CREATE INDEX `invoice_lines_of_item` ON `invoice_lines` (`item_id`);