CREATE TABLE `recall_clients` (
	`id` text PRIMARY KEY NOT NULL,
	`recall_id` text NOT NULL,
	`client_id` text NOT NULL,
	`reference` text NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`phone` text,
	`language` text NOT NULL,
	`goods` text NOT NULL,
	`told_at` integer,
	`answered_at` integer,
	`note` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`recall_id`) REFERENCES `recalls`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recall_clients_of_recall` ON `recall_clients` (`recall_id`,`client_id`);--> statement-breakpoint
CREATE TABLE `recalls` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`status` text NOT NULL,
	`kind` text NOT NULL,
	`origin` text NOT NULL,
	`mock` integer NOT NULL,
	`subject` text NOT NULL,
	`supplier_id` text,
	`cause` text NOT NULL,
	`hazard` text NOT NULL,
	`danger` text DEFAULT '' NOT NULL,
	`lots` text NOT NULL,
	`activated_at` integer,
	`trade_deadline` integer,
	`authority_deadline` integer,
	`notified_at` integer,
	`authority_told_at` integer,
	`closed_at` integer,
	`conclusion` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recalls_reference_unique` ON `recalls` (`reference`);--> statement-breakpoint
CREATE INDEX `recalls_newest` ON `recalls` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `recalls_by_status` ON `recalls` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `recalls_of_drills` ON `recalls` (`mock`,`activated_at`);