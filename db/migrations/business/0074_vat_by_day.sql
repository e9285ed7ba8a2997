CREATE TABLE `vat_days` (
	`day` text PRIMARY KEY NOT NULL,
	`net` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `vat_days_until` (
	`id` integer PRIMARY KEY NOT NULL,
	`until` text NOT NULL,
	`stamp` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO vat_days_until (id, until, stamp) VALUES (1, '1900-01-01', 0);
--> statement-breakpoint
CREATE TRIGGER vat_days_invoice_insert AFTER INSERT ON invoices WHEN new.status <> 'draft' BEGIN
  UPDATE vat_days_until SET until = min(until, date(coalesce(new.posted_on, new.issued_on), '-1 day')), stamp = stamp + 1;
END;
--> statement-breakpoint
CREATE TRIGGER vat_days_invoice_delete AFTER DELETE ON invoices WHEN old.status <> 'draft' BEGIN
  UPDATE vat_days_until SET until = min(until, date(coalesce(old.posted_on, old.issued_on), '-1 day')), stamp = stamp + 1;
END;
--> statement-breakpoint
CREATE TRIGGER vat_days_invoice_update AFTER UPDATE ON invoices WHEN (old.status <> 'draft' OR new.status <> 'draft') AND (
  (old.status = 'draft') IS NOT (new.status = 'draft') OR (old.status = 'cancelled') IS NOT (new.status = 'cancelled')
  OR old.type IS NOT new.type OR old.number IS NOT new.number OR old.supplier_id IS NOT new.supplier_id OR old.posted_on IS NOT new.posted_on OR old.issued_on IS NOT new.issued_on OR old.seller IS NOT new.seller OR old.lines IS NOT new.lines OR old.vat_reason IS NOT new.vat_reason OR old.vat IS NOT new.vat OR old.rebates IS NOT new.rebates OR old.total IS NOT new.total OR old.credits_id IS NOT new.credits_id
) BEGIN
  UPDATE vat_days_until SET until = min(until, date(min(coalesce(old.posted_on, old.issued_on), coalesce(new.posted_on, new.issued_on)), '-1 day')), stamp = stamp + 1;
END;
--> statement-breakpoint
CREATE TRIGGER vat_days_payment_insert AFTER INSERT ON payments BEGIN
  UPDATE vat_days_until SET until = min(until, date(new.paid_on, '-1 day')), stamp = stamp + 1;
END;
--> statement-breakpoint
CREATE TRIGGER vat_days_payment_delete AFTER DELETE ON payments BEGIN
  UPDATE vat_days_until SET until = min(until, date(old.paid_on, '-1 day')), stamp = stamp + 1;
END;
--> statement-breakpoint
CREATE TRIGGER vat_days_payment_update AFTER UPDATE ON payments WHEN old.invoice_id IS NOT new.invoice_id OR old.credit_id IS NOT new.credit_id OR old.paid_on IS NOT new.paid_on OR old.amount IS NOT new.amount BEGIN
  UPDATE vat_days_until SET until = min(until, date(min(old.paid_on, new.paid_on), '-1 day')), stamp = stamp + 1;
END;
--> statement-breakpoint
CREATE TRIGGER vat_days_entry_insert AFTER INSERT ON treasury_entries BEGIN
  UPDATE vat_days_until SET until = min(until, date(new.day, '-1 day')), stamp = stamp + 1;
END;
--> statement-breakpoint
CREATE TRIGGER vat_days_entry_delete AFTER DELETE ON treasury_entries BEGIN
  UPDATE vat_days_until SET until = min(until, date(old.day, '-1 day')), stamp = stamp + 1;
END;
--> statement-breakpoint
CREATE TRIGGER vat_days_entry_update AFTER UPDATE ON treasury_entries WHEN old.day IS NOT new.day OR old.type IS NOT new.type OR old.category IS NOT new.category OR old.amount IS NOT new.amount OR old.payment_id IS NOT new.payment_id OR old.invoice_id IS NOT new.invoice_id OR old.discounted IS NOT new.discounted OR old.vat_rate IS NOT new.vat_rate BEGIN
  UPDATE vat_days_until SET until = min(until, date(min(old.day, new.day), '-1 day')), stamp = stamp + 1;
END;
--> statement-breakpoint
CREATE TRIGGER vat_days_item_update AFTER UPDATE OF kind, vat_rate ON items WHEN old.kind IS NOT new.kind OR old.vat_rate IS NOT new.vat_rate BEGIN
  UPDATE vat_days_until SET stamp = stamp + 1, until = min(until, coalesce((
    SELECT date(min(coalesce(i.posted_on, i.issued_on)), '-1 day') FROM invoice_lines l JOIN invoices i ON i.id = l.invoice_id WHERE l.item_id = new.id
  ), until));
END;
--> statement-breakpoint
CREATE TRIGGER vat_days_supplier_update AFTER UPDATE OF type, address, vat_number ON suppliers WHEN old.type IS NOT new.type OR old.address IS NOT new.address OR old.vat_number IS NOT new.vat_number BEGIN
  UPDATE vat_days_until SET stamp = stamp + 1, until = min(until, coalesce((
    SELECT date(min(coalesce(posted_on, issued_on)), '-1 day') FROM invoices WHERE supplier_id = new.id
  ), until));
END;
