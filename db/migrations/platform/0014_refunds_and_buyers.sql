CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`business_id` text NOT NULL,
	`number` text NOT NULL,
	`lines` text NOT NULL,
	`net` integer NOT NULL,
	`vat` integer NOT NULL,
	`total` integer NOT NULL,
	`credits` integer DEFAULT 0 NOT NULL,
	`reason` text NOT NULL,
	`issued_on` text NOT NULL,
	`service` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_number_unique` ON `refunds` (`number`);--> statement-breakpoint
CREATE INDEX `refunds_of_payment` ON `refunds` (`payment_id`);--> statement-breakpoint
CREATE INDEX `refunds_of_business` ON `refunds` (`business_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `refunds_by_day` ON `refunds` (`issued_on`);--> statement-breakpoint
ALTER TABLE `payments` ADD `vat_rate` integer DEFAULT 2000 NOT NULL;--> statement-breakpoint
ALTER TABLE `payments` ADD `vat_reason` text;--> statement-breakpoint
ALTER TABLE `payments` ADD `refunded` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `payments` ADD `intent` text;--> statement-breakpoint
CREATE INDEX `payments_newest` ON `payments` (`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `businesses` ADD `bill_to` text;