CREATE TABLE `appointment_asks` (
	`id` text PRIMARY KEY NOT NULL,
	`offer_id` text NOT NULL,
	`expert_id` text NOT NULL,
	`starts_at` integer NOT NULL,
	`subject` text NOT NULL,
	`visitor` text NOT NULL,
	`proof_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `appointment_asks_by_expiry` ON `appointment_asks` (`expires_at`);--> statement-breakpoint
CREATE TABLE `appointments` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`offer_id` text NOT NULL,
	`offer_name` text NOT NULL,
	`expert_id` text NOT NULL,
	`business_id` text,
	`user_id` text,
	`visitor` text,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`credits` integer NOT NULL,
	`hold_id` text NOT NULL,
	`status` text NOT NULL,
	`subject` text NOT NULL,
	`reason` text NOT NULL,
	`previous_id` text,
	`notes` text NOT NULL,
	`private_notes` text NOT NULL,
	`rating` integer,
	`comment` text NOT NULL,
	`reminded_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`offer_id`) REFERENCES `consultancy_offers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`expert_id`) REFERENCES `experts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `appointments_reference_unique` ON `appointments` (`reference`);--> statement-breakpoint
CREATE INDEX `appointments_of_business` ON `appointments` (`business_id`,`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `appointments_by_start` ON `appointments` (`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `appointments_by_status` ON `appointments` (`status`,`starts_at`,`id`);--> statement-breakpoint
CREATE TABLE `consultancy_offers` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`topic` text NOT NULL,
	`description` text NOT NULL,
	`minutes` integer NOT NULL,
	`credits` integer NOT NULL,
	`for_visitors` integer NOT NULL,
	`active` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `expert_quarters` (
	`starts_at` integer NOT NULL,
	`expert_id` text NOT NULL,
	`appointment_id` text NOT NULL,
	PRIMARY KEY(`starts_at`, `expert_id`),
	FOREIGN KEY (`expert_id`) REFERENCES `experts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `expert_quarters_of_appointment` ON `expert_quarters` (`appointment_id`);--> statement-breakpoint
CREATE TABLE `experts` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`headline` text NOT NULL,
	`biography` text NOT NULL,
	`languages` text NOT NULL,
	`time_zone` text NOT NULL,
	`weekly` text NOT NULL,
	`exceptions` text NOT NULL,
	`video_link` text NOT NULL,
	`active` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
