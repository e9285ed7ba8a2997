DROP TRIGGER movements_blocked;
--> statement-breakpoint
CREATE TRIGGER movements_blocked BEFORE INSERT ON movements WHEN new.type IN ('shipment', 'consumption') AND new.amount < 0 BEGIN
  SELECT raise(ABORT, 'lot_held') FROM lots WHERE id = new.lot_id AND decision <> 'available' AND NOT EXISTS (
    SELECT 1 FROM movements AS undone WHERE undone.cause_id = new.cause_id AND undone.type = new.type AND undone.lot_id = new.lot_id
      AND undone.location_id = new.location_id AND undone.amount = -new.amount AND undone.at = new.at AND undone.reverses IS NOT NULL);
  SELECT raise(ABORT, 'lot_expired') FROM lots WHERE id = new.lot_id AND dlc < new.day;
END;
