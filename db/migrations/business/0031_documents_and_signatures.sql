CREATE TABLE `document_links` (
	`id` text PRIMARY KEY NOT NULL,
	`document_id` text NOT NULL,
	`about` text NOT NULL,
	`record_id` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `document_links_of` ON `document_links` (`document_id`,`about`,`record_id`);--> statement-breakpoint
CREATE INDEX `document_links_about` ON `document_links` (`about`,`record_id`);--> statement-breakpoint
CREATE TABLE `document_openings` (
	`id` text PRIMARY KEY NOT NULL,
	`share_id` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`share_id`) REFERENCES `document_shares`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `document_openings_of` ON `document_openings` (`share_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `document_pages` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`document_id` text NOT NULL,
	`page` integer NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`head` text NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `document_pages_of` ON `document_pages` (`document_id`,`page`);--> statement-breakpoint
CREATE TABLE `document_shares` (
	`id` text PRIMARY KEY NOT NULL,
	`document_id` text NOT NULL,
	`link_key` text NOT NULL,
	`ends_at` integer NOT NULL,
	`withdrawn_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `document_shares_of` ON `document_shares` (`document_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `document_tallies` (
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`trashed` integer NOT NULL,
	`count` integer NOT NULL,
	`bytes` integer NOT NULL,
	PRIMARY KEY(`kind`, `name`, `trashed`)
);
--> statement-breakpoint
CREATE TABLE `document_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`document_id` text NOT NULL,
	`number` integer NOT NULL,
	`file_name` text NOT NULL,
	`media_type` text NOT NULL,
	`size` integer NOT NULL,
	`digest` text NOT NULL,
	`file_key` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`author_name` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `document_versions_number` ON `document_versions` (`document_id`,`number`);--> statement-breakpoint
CREATE INDEX `document_versions_digest` ON `document_versions` (`digest`);--> statement-breakpoint
CREATE INDEX `document_versions_file` ON `document_versions` (`file_key`);--> statement-breakpoint
CREATE TABLE `documents` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`sort_title` text NOT NULL,
	`folder` text DEFAULT '' NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`valid_from` text,
	`valid_until` text,
	`file_name` text NOT NULL,
	`media_type` text NOT NULL,
	`size` integer NOT NULL,
	`digest` text NOT NULL,
	`file_key` text NOT NULL,
	`number` integer DEFAULT 1 NOT NULL,
	`bytes` integer NOT NULL,
	`pages` integer,
	`reading` text NOT NULL,
	`failure` text DEFAULT '' NOT NULL,
	`trashed` integer DEFAULT false NOT NULL,
	`trashed_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `documents_newest` ON `documents` (`trashed`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `documents_by_title` ON `documents` (`trashed`,`sort_title`,`id`);--> statement-breakpoint
CREATE INDEX `documents_by_end` ON `documents` (`trashed`,`valid_until`,`id`);--> statement-breakpoint
CREATE INDEX `documents_in_folder` ON `documents` (`trashed`,`folder`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `documents_in_trash` ON `documents` (`trashed_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `documents_digest` ON `documents` (`digest`) WHERE trashed = 0;--> statement-breakpoint
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