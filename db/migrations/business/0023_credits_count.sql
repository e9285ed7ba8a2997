UPDATE invoices SET paid = (SELECT min(invoices.total, coalesce(sum(amount), 0)) FROM payments WHERE payments.credit_id = invoices.id) WHERE type = 'credit';
--> statement-breakpoint
DROP TRIGGER orders_invoiced;
--> statement-breakpoint
DROP TRIGGER orders_uninvoiced;
--> statement-breakpoint
DROP TRIGGER orders_invoice_cancelled;
--> statement-breakpoint
CREATE TRIGGER orders_invoiced AFTER INSERT ON invoice_lines WHEN new.order_id IS NOT NULL BEGIN
  UPDATE orders SET invoiced_share = (
    SELECT max(0, min(10000, coalesce(sum(CASE invoices.type WHEN 'credit' THEN -line.total ELSE line.total END), 0) * 10000 / max(orders.subtotal, 1)))
    FROM invoice_lines AS line JOIN invoices ON invoices.id = line.invoice_id LEFT JOIN invoices AS corrected ON corrected.id = invoices.credits_id
    WHERE line.order_id = new.order_id AND invoices.type IN ('client', 'credit') AND coalesce(corrected.status, invoices.status) <> 'cancelled') WHERE id = new.order_id;
END;
--> statement-breakpoint
CREATE TRIGGER orders_uninvoiced AFTER DELETE ON invoice_lines WHEN old.order_id IS NOT NULL BEGIN
  UPDATE orders SET invoiced_share = (
    SELECT max(0, min(10000, coalesce(sum(CASE invoices.type WHEN 'credit' THEN -line.total ELSE line.total END), 0) * 10000 / max(orders.subtotal, 1)))
    FROM invoice_lines AS line JOIN invoices ON invoices.id = line.invoice_id LEFT JOIN invoices AS corrected ON corrected.id = invoices.credits_id
    WHERE line.order_id = old.order_id AND invoices.type IN ('client', 'credit') AND coalesce(corrected.status, invoices.status) <> 'cancelled') WHERE id = old.order_id;
END;
--> statement-breakpoint
CREATE TRIGGER orders_invoice_cancelled AFTER UPDATE OF status ON invoices WHEN (new.status = 'cancelled') <> (old.status = 'cancelled') BEGIN
  UPDATE orders SET invoiced_share = (
    SELECT max(0, min(10000, coalesce(sum(CASE invoices.type WHEN 'credit' THEN -line.total ELSE line.total END), 0) * 10000 / max(orders.subtotal, 1)))
    FROM invoice_lines AS line JOIN invoices ON invoices.id = line.invoice_id LEFT JOIN invoices AS corrected ON corrected.id = invoices.credits_id
    WHERE line.order_id = orders.id AND invoices.type IN ('client', 'credit') AND coalesce(corrected.status, invoices.status) <> 'cancelled')
    WHERE id IN (SELECT order_id FROM invoice_lines WHERE invoice_id = new.id);
END;
