CREATE TABLE `service_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`request_id` text NOT NULL,
	`user_id` text NOT NULL,
	`is_staff` integer NOT NULL,
	`text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `service_requests`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `service_messages_of_request` ON `service_messages` (`request_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `service_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`business_id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`product` text NOT NULL,
	`description` text NOT NULL,
	`wanted_on` text,
	`budget` integer,
	`status` text NOT NULL,
	`is_submitted` integer NOT NULL,
	`reason` text NOT NULL,
	`quote` text,
	`total_euros` integer NOT NULL,
	`total_credits` integer NOT NULL,
	`deliverable` text NOT NULL,
	`submitted_at` integer,
	`accepted_at` integer,
	`delivered_at` integer,
	`search_text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `service_requests_reference_unique` ON `service_requests` (`reference`);--> statement-breakpoint
CREATE INDEX `service_requests_of_business` ON `service_requests` (`business_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `service_requests_submitted` ON `service_requests` (`is_submitted`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `service_requests_by_status` ON `service_requests` (`status`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `production_requests` ADD `planned_on` text;--> statement-breakpoint
CREATE INDEX `production_requests_by_date` ON `production_requests` (`created_at`,`id`);