CREATE TABLE `delivery_lines` (
	`delivery_id` text NOT NULL,
	`place` integer NOT NULL,
	`order_line_id` text NOT NULL,
	`item_id` text NOT NULL,
	`lot_id` text NOT NULL,
	`net` integer NOT NULL,
	PRIMARY KEY(`delivery_id`, `place`)
);
--> statement-breakpoint
ALTER TABLE `order_lines` ADD `line_id` text;--> statement-breakpoint
DROP TRIGGER order_lines_insert;--> statement-breakpoint
CREATE TRIGGER order_lines_insert AFTER INSERT ON orders BEGIN
  INSERT INTO order_lines(order_id, place, item_id, amount, shipped, unit, total, container, line_id)
    SELECT new.id, key, value ->> 'itemId', value ->> 'amount', value ->> 'shipped', value ->> 'unit', value ->> 'total', value ->> 'container', value ->> 'id' FROM json_each(new.lines);
END;--> statement-breakpoint
DROP TRIGGER order_lines_update;--> statement-breakpoint
CREATE TRIGGER order_lines_update AFTER UPDATE OF lines ON orders BEGIN
  DELETE FROM order_lines WHERE order_id = new.id;
  INSERT INTO order_lines(order_id, place, item_id, amount, shipped, unit, total, container, line_id)
    SELECT new.id, key, value ->> 'itemId', value ->> 'amount', value ->> 'shipped', value ->> 'unit', value ->> 'total', value ->> 'container', value ->> 'id' FROM json_each(new.lines);
END;--> statement-breakpoint
UPDATE order_lines SET line_id = (SELECT lines ->> ('$[' || order_lines.place || '].id') FROM orders WHERE orders.id = order_lines.order_id);--> statement-breakpoint
CREATE TRIGGER delivery_lines_insert AFTER INSERT ON deliveries BEGIN
  INSERT INTO delivery_lines(delivery_id, place, order_line_id, item_id, lot_id, net)
    SELECT new.id, key, value ->> 'orderLineId', value ->> 'itemId', value ->> 'lotId', (value ->> 'amount') - coalesce(value ->> 'returned', 0) FROM json_each(new.lines);
END;--> statement-breakpoint
CREATE TRIGGER delivery_lines_update AFTER UPDATE OF lines ON deliveries BEGIN
  DELETE FROM delivery_lines WHERE delivery_id = new.id;
  INSERT INTO delivery_lines(delivery_id, place, order_line_id, item_id, lot_id, net)
    SELECT new.id, key, value ->> 'orderLineId', value ->> 'itemId', value ->> 'lotId', (value ->> 'amount') - coalesce(value ->> 'returned', 0) FROM json_each(new.lines);
END;--> statement-breakpoint
CREATE TRIGGER delivery_lines_delete AFTER DELETE ON deliveries BEGIN
  DELETE FROM delivery_lines WHERE delivery_id = old.id;
END;--> statement-breakpoint
INSERT INTO delivery_lines(delivery_id, place, order_line_id, item_id, lot_id, net)
  SELECT deliveries.id, key, value ->> 'orderLineId', value ->> 'itemId', value ->> 'lotId', (value ->> 'amount') - coalesce(value ->> 'returned', 0) FROM deliveries, json_each(deliveries.lines);
