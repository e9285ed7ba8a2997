CREATE TABLE `directory_contacts` (
	`id` text PRIMARY KEY NOT NULL,
	`entry_id` text NOT NULL,
	`business_id` text NOT NULL,
	`user_id` text,
	`message` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`entry_id`) REFERENCES `directory_entries`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `directory_contacts_of_business` ON `directory_contacts` (`business_id`,`entry_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `directory_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`category` text NOT NULL,
	`description` text NOT NULL,
	`products` text NOT NULL,
	`certifications` text NOT NULL,
	`minimum_order` integer,
	`lead_time_days` integer,
	`contact_name` text NOT NULL,
	`email` text,
	`phone` text,
	`website` text NOT NULL,
	`address` text NOT NULL,
	`siret` text,
	`sort_name` text NOT NULL,
	`search_text` text NOT NULL,
	`region` text,
	`organic` integer NOT NULL,
	`likeness` text NOT NULL,
	`verified_at` integer,
	`archived_at` integer,
	`merged_into` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived` integer GENERATED ALWAYS AS (archived_at is not null) VIRTUAL NOT NULL
);
--> statement-breakpoint
CREATE INDEX `directory_by_name` ON `directory_entries` (`archived`,`sort_name`,`id`);--> statement-breakpoint
CREATE INDEX `directory_by_region` ON `directory_entries` (`archived`,`region`,`sort_name`,`id`);--> statement-breakpoint
CREATE INDEX `directory_by_likeness` ON `directory_entries` (`likeness`);