DROP INDEX `invoices_due`;--> statement-breakpoint
CREATE INDEX `invoices_of_services` ON `invoices` (`type`,`status`) WHERE instr(lines, '"isService":true') > 0;--> statement-breakpoint
CREATE INDEX `invoices_due` ON `invoices` (`type`,`due_on`,`id`,`status`,`due`,`dispute`) WHERE status in ('sent', 'to_pay');--> statement-breakpoint
ALTER TABLE `orders` ADD `came_back` integer GENERATED ALWAYS AS (lines glob '*"returned":[1-9]*') VIRTUAL NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_unbilled` ON `orders` (`status`,`due_on`,`ordered_on`,`client_id`,`invoiced_share`,`total`,`subtotal`,`came_back`) WHERE invoiced_share < 10000;--> statement-breakpoint
CREATE INDEX `invoice_lines_of_deposits` ON `invoice_lines` (`invoice_id`) WHERE order_id is not null and order_line_id is null;