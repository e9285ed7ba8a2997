CREATE TABLE `sales` (
	`id` text PRIMARY KEY NOT NULL,
	`place` integer NOT NULL,
	`reverses` text,
	`number` text NOT NULL,
	`paper` text NOT NULL,
	`method` text NOT NULL,
	`day` text NOT NULL,
	`client_id` text NOT NULL,
	`client_name` text NOT NULL,
	`order_id` text NOT NULL,
	`delivery_id` text NOT NULL,
	`invoice_id` text NOT NULL,
	`lines` text NOT NULL,
	`vat` text NOT NULL,
	`total` integer NOT NULL,
	`running` integer NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`seal` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sales_in_place` ON `sales` (`place`);--> statement-breakpoint
CREATE UNIQUE INDEX `sales_reversed_once` ON `sales` (`reverses`) WHERE reverses is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `sales_by_number` ON `sales` (`number`);--> statement-breakpoint
CREATE INDEX `sales_newest` ON `sales` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `sales_by_day` ON `sales` (`day`,`place`);