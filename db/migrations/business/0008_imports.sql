CREATE TABLE `import_lines` (
	`import_id` text NOT NULL,
	`place` integer NOT NULL,
	`line` integer NOT NULL,
	`cells` text NOT NULL,
	`problem` text,
	`state` text NOT NULL,
	`problems` text NOT NULL,
	`record_id` text,
	`record_version` integer,
	`before` text,
	PRIMARY KEY(`import_id`, `place`),
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `import_lines_of_record` ON `import_lines` (`record_id`) WHERE record_id is not null;--> statement-breakpoint
CREATE INDEX `import_lines_by_state` ON `import_lines` (`import_id`,`state`,`place`);--> statement-breakpoint
CREATE TABLE `import_mappings` (
	`target` text PRIMARY KEY NOT NULL,
	`fields` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`target` text NOT NULL,
	`file_name` text NOT NULL,
	`state` text NOT NULL,
	`columns` text NOT NULL,
	`lines` integer NOT NULL,
	`to_create` integer NOT NULL,
	`to_update` integer NOT NULL,
	`unchanged` integer NOT NULL,
	`refused` integer NOT NULL,
	`handled` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `imports_newest` ON `imports` (`created_at`,`id`);