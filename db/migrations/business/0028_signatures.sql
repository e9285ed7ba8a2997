CREATE TABLE `signatories` (
	`id` text PRIMARY KEY NOT NULL,
	`signature_id` text NOT NULL,
	`place` integer NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`status` text NOT NULL,
	`link_key` text NOT NULL,
	`code_hash` text,
	`code_sent_at` integer,
	`signed_at` integer,
	`address` text,
	`typed` text DEFAULT '' NOT NULL,
	`strokes` text DEFAULT '[]' NOT NULL,
	`values` text DEFAULT '[]' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`signature_id`) REFERENCES `signatures`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `signatories_of` ON `signatories` (`signature_id`,`place`);--> statement-breakpoint
CREATE TABLE `signatures` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`status` text NOT NULL,
	`is_ordered` integer DEFAULT false NOT NULL,
	`expires_on` text NOT NULL,
	`message` text DEFAULT '' NOT NULL,
	`language` text NOT NULL,
	`sender_name` text NOT NULL,
	`sender_email` text,
	`file_name` text NOT NULL,
	`file_key` text NOT NULL,
	`digest` text NOT NULL,
	`pages` text NOT NULL,
	`fields` text DEFAULT '[]' NOT NULL,
	`order_id` text,
	`order_version` integer,
	`order_outcome` text DEFAULT 'none' NOT NULL,
	`document_id` text,
	`sealed_key` text,
	`sealed_digest` text,
	`reason` text DEFAULT '' NOT NULL,
	`sent_at` integer,
	`reminded_at` integer,
	`ended_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `signatures_newest` ON `signatures` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `signatures_by_status` ON `signatures` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `signatures_of_order` ON `signatures` (`order_id`,`created_at`);