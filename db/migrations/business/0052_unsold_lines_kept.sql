DROP TRIGGER invoice_lines_insert;
--> statement-breakpoint
DROP TRIGGER invoice_lines_update;
--> statement-breakpoint
DROP TRIGGER order_lines_insert;
--> statement-breakpoint
DROP TRIGGER order_lines_update;
--> statement-breakpoint
CREATE TRIGGER invoice_lines_insert AFTER INSERT ON invoices BEGIN
  INSERT INTO invoice_lines(invoice_id, place, item_id, order_id, order_line_id, amount, total, vat_rate, container)
    SELECT new.id, key, value ->> 'itemId', value ->> 'orderId', value ->> 'orderLineId', value ->> 'amount', value ->> 'total', value ->> 'vatRate', value ->> 'container' FROM json_each(new.lines);
END;
--> statement-breakpoint
CREATE TRIGGER invoice_lines_update AFTER UPDATE OF lines ON invoices BEGIN
  DELETE FROM invoice_lines WHERE invoice_id = new.id;
  INSERT INTO invoice_lines(invoice_id, place, item_id, order_id, order_line_id, amount, total, vat_rate, container)
    SELECT new.id, key, value ->> 'itemId', value ->> 'orderId', value ->> 'orderLineId', value ->> 'amount', value ->> 'total', value ->> 'vatRate', value ->> 'container' FROM json_each(new.lines);
END;
--> statement-breakpoint
CREATE TRIGGER order_lines_insert AFTER INSERT ON orders BEGIN
  INSERT INTO order_lines(order_id, place, item_id, amount, shipped, unit, total, container)
    SELECT new.id, key, value ->> 'itemId', value ->> 'amount', value ->> 'shipped', value ->> 'unit', value ->> 'total', value ->> 'container' FROM json_each(new.lines);
END;
--> statement-breakpoint
CREATE TRIGGER order_lines_update AFTER UPDATE OF lines ON orders BEGIN
  DELETE FROM order_lines WHERE order_id = new.id;
  INSERT INTO order_lines(order_id, place, item_id, amount, shipped, unit, total, container)
    SELECT new.id, key, value ->> 'itemId', value ->> 'amount', value ->> 'shipped', value ->> 'unit', value ->> 'total', value ->> 'container' FROM json_each(new.lines);
END;
--> statement-breakpoint
UPDATE invoice_lines SET container = (SELECT value ->> 'container' FROM invoices, json_each(invoices.lines) WHERE invoices.id = invoice_lines.invoice_id AND key = invoice_lines.place)
  WHERE invoice_id IN (SELECT id FROM invoices WHERE instr(lines, '"container"'));
--> statement-breakpoint
UPDATE order_lines SET container = (SELECT value ->> 'container' FROM orders, json_each(orders.lines) WHERE orders.id = order_lines.order_id AND key = order_lines.place)
  WHERE order_id IN (SELECT id FROM orders WHERE instr(lines, '"container"'));
