ALTER TABLE `invoice_lines` ADD `container` text;--> statement-breakpoint
CREATE INDEX `invoice_lines_unsold` ON `invoice_lines` (`invoice_id`,`total`) WHERE container is not null or (order_id is not null and order_line_id is null);--> statement-breakpoint
ALTER TABLE `order_lines` ADD `container` text;