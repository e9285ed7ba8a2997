DROP INDEX `orders_by_day`;--> statement-breakpoint
CREATE INDEX `orders_by_day` ON `orders` (`ordered_on`,`client_id`,`status`);