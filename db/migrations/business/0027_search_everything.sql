CREATE VIRTUAL TABLE records_search USING fts5(words, content='search_entries', content_rowid='seq', tokenize='trigram remove_diacritics 1');
--> statement-breakpoint
CREATE TRIGGER search_entries_insert AFTER INSERT ON search_entries BEGIN
  INSERT INTO records_search(rowid, words) VALUES (new.seq, new.words);
END;
--> statement-breakpoint
CREATE TRIGGER search_entries_delete AFTER DELETE ON search_entries BEGIN
  INSERT INTO records_search(records_search, rowid, words) VALUES ('delete', old.seq, old.words);
END;
--> statement-breakpoint
CREATE TRIGGER search_entries_update AFTER UPDATE OF words ON search_entries WHEN old.words <> new.words BEGIN
  INSERT INTO records_search(records_search, rowid, words) VALUES ('delete', old.seq, old.words);
  INSERT INTO records_search(rowid, words) VALUES (new.seq, new.words);
END;
--> statement-breakpoint
INSERT INTO search_entries(record, record_id, words) SELECT 'items', id, items.search_text FROM items;
--> statement-breakpoint
CREATE TRIGGER items_found_insert AFTER INSERT ON items BEGIN
  INSERT INTO search_entries(record, record_id, words) VALUES ('items', new.id, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER items_found_update AFTER UPDATE OF search_text ON items WHEN old.search_text <> new.search_text BEGIN
  UPDATE search_entries SET words = new.search_text WHERE record = 'items' AND record_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER items_found_delete AFTER DELETE ON items BEGIN
  DELETE FROM search_entries WHERE record = 'items' AND record_id = old.id;
END;
--> statement-breakpoint
INSERT INTO search_entries(record, record_id, words) SELECT 'clients', id, clients.search_text FROM clients;
--> statement-breakpoint
CREATE TRIGGER clients_found_insert AFTER INSERT ON clients BEGIN
  INSERT INTO search_entries(record, record_id, words) VALUES ('clients', new.id, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER clients_found_update AFTER UPDATE OF search_text ON clients WHEN old.search_text <> new.search_text BEGIN
  UPDATE search_entries SET words = new.search_text WHERE record = 'clients' AND record_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER clients_found_delete AFTER DELETE ON clients BEGIN
  DELETE FROM search_entries WHERE record = 'clients' AND record_id = old.id;
END;
--> statement-breakpoint
INSERT INTO search_entries(record, record_id, words) SELECT 'suppliers', id, suppliers.search_text FROM suppliers;
--> statement-breakpoint
CREATE TRIGGER suppliers_found_insert AFTER INSERT ON suppliers BEGIN
  INSERT INTO search_entries(record, record_id, words) VALUES ('suppliers', new.id, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER suppliers_found_update AFTER UPDATE OF search_text ON suppliers WHEN old.search_text <> new.search_text BEGIN
  UPDATE search_entries SET words = new.search_text WHERE record = 'suppliers' AND record_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER suppliers_found_delete AFTER DELETE ON suppliers BEGIN
  DELETE FROM search_entries WHERE record = 'suppliers' AND record_id = old.id;
END;
--> statement-breakpoint
INSERT INTO search_entries(record, record_id, words) SELECT 'orders', id, orders.search_text FROM orders;
--> statement-breakpoint
CREATE TRIGGER orders_found_insert AFTER INSERT ON orders BEGIN
  INSERT INTO search_entries(record, record_id, words) VALUES ('orders', new.id, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER orders_found_update AFTER UPDATE OF search_text ON orders WHEN old.search_text <> new.search_text BEGIN
  UPDATE search_entries SET words = new.search_text WHERE record = 'orders' AND record_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER orders_found_delete AFTER DELETE ON orders BEGIN
  DELETE FROM search_entries WHERE record = 'orders' AND record_id = old.id;
END;
--> statement-breakpoint
INSERT INTO search_entries(record, record_id, words) SELECT 'productions', id, productions.search_text FROM productions;
--> statement-breakpoint
CREATE TRIGGER productions_found_insert AFTER INSERT ON productions BEGIN
  INSERT INTO search_entries(record, record_id, words) VALUES ('productions', new.id, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER productions_found_update AFTER UPDATE OF search_text ON productions WHEN old.search_text <> new.search_text BEGIN
  UPDATE search_entries SET words = new.search_text WHERE record = 'productions' AND record_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER productions_found_delete AFTER DELETE ON productions BEGIN
  DELETE FROM search_entries WHERE record = 'productions' AND record_id = old.id;
END;
--> statement-breakpoint
INSERT INTO search_entries(record, record_id, words) SELECT 'restocks', id, restocks.search_text FROM restocks;
--> statement-breakpoint
CREATE TRIGGER restocks_found_insert AFTER INSERT ON restocks BEGIN
  INSERT INTO search_entries(record, record_id, words) VALUES ('restocks', new.id, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER restocks_found_update AFTER UPDATE OF search_text ON restocks WHEN old.search_text <> new.search_text BEGIN
  UPDATE search_entries SET words = new.search_text WHERE record = 'restocks' AND record_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER restocks_found_delete AFTER DELETE ON restocks BEGIN
  DELETE FROM search_entries WHERE record = 'restocks' AND record_id = old.id;
END;
--> statement-breakpoint
INSERT INTO search_entries(record, record_id, words) SELECT 'invoices', id, invoices.search_text FROM invoices;
--> statement-breakpoint
CREATE TRIGGER invoices_found_insert AFTER INSERT ON invoices BEGIN
  INSERT INTO search_entries(record, record_id, words) VALUES ('invoices', new.id, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER invoices_found_update AFTER UPDATE OF search_text ON invoices WHEN old.search_text <> new.search_text BEGIN
  UPDATE search_entries SET words = new.search_text WHERE record = 'invoices' AND record_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER invoices_found_delete AFTER DELETE ON invoices BEGIN
  DELETE FROM search_entries WHERE record = 'invoices' AND record_id = old.id;
END;
--> statement-breakpoint
INSERT INTO search_entries(record, record_id, words) SELECT 'deliveries', id, deliveries.reference || ' ' || coalesce((SELECT search_text FROM clients WHERE clients.id = deliveries.client_id), '') FROM deliveries;
--> statement-breakpoint
CREATE TRIGGER deliveries_found_insert AFTER INSERT ON deliveries BEGIN
  INSERT INTO search_entries(record, record_id, words) VALUES ('deliveries', new.id, new.reference || ' ' || coalesce((SELECT search_text FROM clients WHERE clients.id = new.client_id), ''));
END;
--> statement-breakpoint
CREATE TRIGGER deliveries_found_update AFTER UPDATE OF reference ON deliveries WHEN old.reference <> new.reference BEGIN
  UPDATE search_entries SET words = new.reference || ' ' || coalesce((SELECT search_text FROM clients WHERE clients.id = new.client_id), '') WHERE record = 'deliveries' AND record_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER deliveries_found_delete AFTER DELETE ON deliveries BEGIN
  DELETE FROM search_entries WHERE record = 'deliveries' AND record_id = old.id;
END;
--> statement-breakpoint
INSERT INTO search_entries(record, record_id, words) SELECT 'lots', id, lots.number || ' ' || lots.supplier_lot || ' ' || coalesce((SELECT search_text FROM items WHERE items.id = lots.item_id), '') FROM lots;
--> statement-breakpoint
CREATE TRIGGER lots_found_insert AFTER INSERT ON lots BEGIN
  INSERT INTO search_entries(record, record_id, words) VALUES ('lots', new.id, new.number || ' ' || new.supplier_lot || ' ' || coalesce((SELECT search_text FROM items WHERE items.id = new.item_id), ''));
END;
--> statement-breakpoint
CREATE TRIGGER lots_found_update AFTER UPDATE OF number, supplier_lot ON lots WHEN old.number <> new.number OR old.supplier_lot <> new.supplier_lot BEGIN
  UPDATE search_entries SET words = new.number || ' ' || new.supplier_lot || ' ' || coalesce((SELECT search_text FROM items WHERE items.id = new.item_id), '') WHERE record = 'lots' AND record_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER lots_found_delete AFTER DELETE ON lots BEGIN
  DELETE FROM search_entries WHERE record = 'lots' AND record_id = old.id;
END;
--> statement-breakpoint
INSERT INTO search_entries(record, record_id, words) SELECT 'scans', id, scans.file_name FROM scans;
--> statement-breakpoint
CREATE TRIGGER scans_found_insert AFTER INSERT ON scans BEGIN
  INSERT INTO search_entries(record, record_id, words) VALUES ('scans', new.id, new.file_name);
END;
--> statement-breakpoint
CREATE TRIGGER scans_found_update AFTER UPDATE OF file_name ON scans WHEN old.file_name <> new.file_name BEGIN
  UPDATE search_entries SET words = new.file_name WHERE record = 'scans' AND record_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER scans_found_delete AFTER DELETE ON scans BEGIN
  DELETE FROM search_entries WHERE record = 'scans' AND record_id = old.id;
END;
