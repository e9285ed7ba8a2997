ALTER TABLE `deliveries` ADD `returns` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `lots` ADD `cost_rest` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `lots` ADD `before_scrap` text;