INSERT INTO locations (id, name, sort_name, created_at, updated_at) VALUES ('main', 'Réserve', 'reserve', 0, 0);
--> statement-breakpoint
INSERT INTO item_stocks (id) SELECT id FROM items;
--> statement-breakpoint
CREATE TRIGGER item_stocks_insert AFTER INSERT ON items BEGIN
  INSERT OR IGNORE INTO item_stocks (id) VALUES (new.id);
END;
--> statement-breakpoint
CREATE TRIGGER item_stocks_delete AFTER DELETE ON items BEGIN
  DELETE FROM item_stocks WHERE id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER movements_unchanged BEFORE UPDATE ON movements BEGIN
  SELECT raise(ABORT, 'ledger_is_kept');
END;
--> statement-breakpoint
CREATE TRIGGER movements_stay BEFORE DELETE ON movements BEGIN
  SELECT raise(ABORT, 'ledger_is_kept');
END;
--> statement-breakpoint
CREATE TRIGGER movements_blocked BEFORE INSERT ON movements WHEN new.type IN ('shipment', 'consumption') AND new.amount < 0 BEGIN
  SELECT raise(ABORT, 'lot_held') FROM lots WHERE id = new.lot_id AND decision <> 'available';
  SELECT raise(ABORT, 'lot_expired') FROM lots WHERE id = new.lot_id AND dlc < new.day;
END;
--> statement-breakpoint
CREATE TRIGGER movements_levels AFTER INSERT ON movements BEGIN
  INSERT OR IGNORE INTO levels VALUES (new.lot_id, new.location_id, new.item_id, 0, 0);
  UPDATE levels SET amount = amount + new.amount WHERE lot_id = new.lot_id AND location_id = new.location_id;
END;
--> statement-breakpoint
CREATE TRIGGER promises_made AFTER INSERT ON promises BEGIN
  SELECT raise(ABORT, 'lot_held') FROM lots WHERE id = new.lot_id AND decision <> 'available';
  INSERT OR IGNORE INTO levels VALUES (new.lot_id, new.location_id, new.item_id, 0, 0);
  UPDATE levels SET reserved = reserved + new.amount WHERE lot_id = new.lot_id AND location_id = new.location_id;
END;
--> statement-breakpoint
CREATE TRIGGER promises_changed AFTER UPDATE OF amount ON promises BEGIN
  UPDATE levels SET reserved = reserved + new.amount - old.amount WHERE lot_id = new.lot_id AND location_id = new.location_id;
END;
--> statement-breakpoint
CREATE TRIGGER promises_released AFTER DELETE ON promises BEGIN
  UPDATE levels SET reserved = reserved - old.amount WHERE lot_id = old.lot_id AND location_id = old.location_id;
END;
--> statement-breakpoint
CREATE TRIGGER levels_lots AFTER UPDATE OF amount, reserved ON levels BEGIN
  UPDATE lots SET amount = amount + new.amount - old.amount, reserved = reserved + new.reserved - old.reserved WHERE id = new.lot_id;
END;
--> statement-breakpoint
CREATE TRIGGER lots_items AFTER UPDATE OF amount, reserved, decision ON lots BEGIN
  UPDATE item_stocks SET
    amount = amount + new.amount - old.amount,
    reserved = reserved + new.reserved - old.reserved,
    held = held + iif(new.decision = 'available', 0, new.amount) - iif(old.decision = 'available', 0, old.amount)
    WHERE id = new.item_id;
END;
--> statement-breakpoint
CREATE TRIGGER restock_lines_insert AFTER INSERT ON restocks BEGIN
  INSERT INTO restock_lines SELECT new.id, key, value ->> 'itemId', (value ->> 'packs') * (value ->> 'packAmount'), value ->> 'received', value ->> 'packUnit' FROM json_each(new.lines);
END;
--> statement-breakpoint
CREATE TRIGGER restock_lines_update AFTER UPDATE OF lines ON restocks BEGIN
  DELETE FROM restock_lines WHERE restock_id = new.id;
  INSERT INTO restock_lines SELECT new.id, key, value ->> 'itemId', (value ->> 'packs') * (value ->> 'packAmount'), value ->> 'received', value ->> 'packUnit' FROM json_each(new.lines);
END;
--> statement-breakpoint
CREATE TRIGGER restock_lines_delete AFTER DELETE ON restocks BEGIN
  DELETE FROM restock_lines WHERE restock_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER order_lines_insert AFTER INSERT ON orders BEGIN
  INSERT INTO order_lines SELECT new.id, key, value ->> 'itemId', value ->> 'amount', value ->> 'shipped', value ->> 'unit', value ->> 'total' FROM json_each(new.lines);
END;
--> statement-breakpoint
CREATE TRIGGER order_lines_update AFTER UPDATE OF lines ON orders BEGIN
  DELETE FROM order_lines WHERE order_id = new.id;
  INSERT INTO order_lines SELECT new.id, key, value ->> 'itemId', value ->> 'amount', value ->> 'shipped', value ->> 'unit', value ->> 'total' FROM json_each(new.lines);
END;
--> statement-breakpoint
CREATE TRIGGER order_lines_delete AFTER DELETE ON orders BEGIN
  DELETE FROM order_lines WHERE order_id = old.id;
END;
