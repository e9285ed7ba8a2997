INSERT INTO item_costs SELECT id, updated_at, cost FROM items WHERE cost IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER item_costs_insert AFTER INSERT ON items WHEN new.cost IS NOT NULL BEGIN
  INSERT INTO item_costs VALUES (new.id, new.updated_at, new.cost);
END;
--> statement-breakpoint
CREATE TRIGGER item_costs_update AFTER UPDATE OF cost ON items WHEN new.cost IS NOT old.cost BEGIN
  INSERT INTO item_costs VALUES (new.id, new.updated_at, new.cost);
END;
--> statement-breakpoint
CREATE TRIGGER tariff_prices_insert AFTER INSERT ON tariffs BEGIN
  INSERT INTO tariff_prices VALUES (new.id, new.updated_at, new.price, new.pack_amount);
END;
--> statement-breakpoint
CREATE TRIGGER tariff_prices_update AFTER UPDATE OF price, pack_amount ON tariffs
WHEN new.price IS NOT old.price OR new.pack_amount IS NOT old.pack_amount BEGIN
  INSERT INTO tariff_prices VALUES (new.id, new.updated_at, new.price, new.pack_amount);
END;
--> statement-breakpoint
CREATE TRIGGER tariff_prices_delete AFTER DELETE ON tariffs BEGIN
  DELETE FROM tariff_prices WHERE tariff_id = old.id;
END;
