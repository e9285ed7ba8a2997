DROP INDEX `invoices_of_client`;--> statement-breakpoint
DROP INDEX `invoices_by_day`;--> statement-breakpoint
ALTER TABLE `invoices` ADD `unsold` integer;--> statement-breakpoint
CREATE INDEX `invoices_of_client` ON `invoices` (`client_id`,`issued_on`,`id`,`type`,`status`,`number`,`subtotal`,`unsold`);--> statement-breakpoint
CREATE INDEX `invoices_by_day` ON `invoices` (`type`,`issued_on`,`client_id`,`status`,`number`,`subtotal`,`unsold`);--> statement-breakpoint
DROP INDEX `orders_unbilled`;--> statement-breakpoint
CREATE INDEX `orders_of_client_by_day` ON `orders` (`client_id`,`ordered_on`,`status`);--> statement-breakpoint
CREATE INDEX `orders_unbilled` ON `orders` (`came_back`,`status`,`due_on`,`ordered_on`,`client_id`,`invoiced_share`,`total`,`subtotal`) WHERE invoiced_share < 10000;--> statement-breakpoint
UPDATE invoices SET unsold = (
    SELECT CASE total(container IS NOT NULL OR (order_id IS NOT NULL AND order_line_id IS NULL)) WHEN 0 THEN NULL WHEN count(*) THEN invoices.subtotal ELSE sum(CASE WHEN container IS NOT NULL OR (order_id IS NOT NULL AND order_line_id IS NULL) THEN total END) END
    FROM invoice_lines WHERE invoice_id = invoices.id
  )
  WHERE id IN (SELECT invoice_id FROM invoice_lines WHERE container IS NOT NULL OR (order_id IS NOT NULL AND order_line_id IS NULL));--> statement-breakpoint
DROP TRIGGER invoice_lines_insert;--> statement-breakpoint
CREATE TRIGGER invoice_lines_insert AFTER INSERT ON invoices BEGIN
  INSERT INTO invoice_lines(invoice_id, place, item_id, order_id, order_line_id, amount, total, vat_rate, container)
    SELECT new.id, key, value ->> 'itemId', value ->> 'orderId', value ->> 'orderLineId', value ->> 'amount', value ->> 'total', value ->> 'vatRate', value ->> 'container' FROM json_each(new.lines);
  UPDATE invoices SET unsold = (
    SELECT CASE total(container IS NOT NULL OR (order_id IS NOT NULL AND order_line_id IS NULL)) WHEN 0 THEN NULL WHEN count(*) THEN new.subtotal ELSE sum(CASE WHEN container IS NOT NULL OR (order_id IS NOT NULL AND order_line_id IS NULL) THEN total END) END
    FROM invoice_lines WHERE invoice_id = new.id
  ) WHERE id = new.id AND (unsold IS NOT NULL OR EXISTS (
    SELECT 1 FROM invoice_lines WHERE invoice_id = new.id AND (container IS NOT NULL OR (order_id IS NOT NULL AND order_line_id IS NULL))));
END;--> statement-breakpoint
DROP TRIGGER invoice_lines_update;--> statement-breakpoint
CREATE TRIGGER invoice_lines_update AFTER UPDATE OF lines, subtotal ON invoices BEGIN
  DELETE FROM invoice_lines WHERE invoice_id = new.id;
  INSERT INTO invoice_lines(invoice_id, place, item_id, order_id, order_line_id, amount, total, vat_rate, container)
    SELECT new.id, key, value ->> 'itemId', value ->> 'orderId', value ->> 'orderLineId', value ->> 'amount', value ->> 'total', value ->> 'vatRate', value ->> 'container' FROM json_each(new.lines);
  UPDATE invoices SET unsold = (
    SELECT CASE total(container IS NOT NULL OR (order_id IS NOT NULL AND order_line_id IS NULL)) WHEN 0 THEN NULL WHEN count(*) THEN new.subtotal ELSE sum(CASE WHEN container IS NOT NULL OR (order_id IS NOT NULL AND order_line_id IS NULL) THEN total END) END
    FROM invoice_lines WHERE invoice_id = new.id
  ) WHERE id = new.id AND (unsold IS NOT NULL OR EXISTS (
    SELECT 1 FROM invoice_lines WHERE invoice_id = new.id AND (container IS NOT NULL OR (order_id IS NOT NULL AND order_line_id IS NULL))));
END;
