CREATE TRIGGER invoice_lines_insert AFTER INSERT ON invoices BEGIN
  INSERT INTO invoice_lines SELECT new.id, key, value ->> 'itemId', value ->> 'orderId', value ->> 'orderLineId', value ->> 'amount', value ->> 'total', value ->> 'vatRate' FROM json_each(new.lines);
END;
--> statement-breakpoint
CREATE TRIGGER invoice_lines_update AFTER UPDATE OF lines ON invoices BEGIN
  DELETE FROM invoice_lines WHERE invoice_id = new.id;
  INSERT INTO invoice_lines SELECT new.id, key, value ->> 'itemId', value ->> 'orderId', value ->> 'orderLineId', value ->> 'amount', value ->> 'total', value ->> 'vatRate' FROM json_each(new.lines);
END;
--> statement-breakpoint
CREATE TRIGGER invoice_lines_delete AFTER DELETE ON invoices BEGIN
  DELETE FROM invoice_lines WHERE invoice_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER orders_invoiced AFTER INSERT ON invoice_lines WHEN new.order_id IS NOT NULL BEGIN
  UPDATE orders SET invoiced_share = (
    SELECT max(0, min(10000, coalesce(sum(line.total), 0) * 10000 / max(orders.subtotal, 1))) FROM invoice_lines AS line JOIN invoices ON invoices.id = line.invoice_id
    WHERE line.order_id = new.order_id AND invoices.status <> 'cancelled' AND invoices.type = 'client') WHERE id = new.order_id;
END;
--> statement-breakpoint
CREATE TRIGGER orders_uninvoiced AFTER DELETE ON invoice_lines WHEN old.order_id IS NOT NULL BEGIN
  UPDATE orders SET invoiced_share = (
    SELECT max(0, min(10000, coalesce(sum(line.total), 0) * 10000 / max(orders.subtotal, 1))) FROM invoice_lines AS line JOIN invoices ON invoices.id = line.invoice_id
    WHERE line.order_id = old.order_id AND invoices.status <> 'cancelled' AND invoices.type = 'client') WHERE id = old.order_id;
END;
--> statement-breakpoint
CREATE TRIGGER orders_invoice_cancelled AFTER UPDATE OF status ON invoices WHEN new.status = 'cancelled' BEGIN
  UPDATE orders SET invoiced_share = (
    SELECT max(0, min(10000, coalesce(sum(line.total), 0) * 10000 / max(orders.subtotal, 1))) FROM invoice_lines AS line JOIN invoices ON invoices.id = line.invoice_id
    WHERE line.order_id = orders.id AND invoices.status <> 'cancelled' AND invoices.type = 'client')
    WHERE id IN (SELECT order_id FROM invoice_lines WHERE invoice_id = new.id);
END;
