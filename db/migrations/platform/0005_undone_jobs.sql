CREATE TABLE `undone_jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`job` text NOT NULL,
	`state` text NOT NULL,
	`due_at` integer NOT NULL,
	`held_until` integer DEFAULT 0 NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`replayed_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `undone_jobs_by_date` ON `undone_jobs` (`created_at`);--> statement-breakpoint
CREATE INDEX `undone_jobs_due` ON `undone_jobs` (`state`,`due_at`);--> statement-breakpoint
INSERT INTO `undone_jobs` (`id`, `job`, `state`, `due_at`, `replayed_at`, `version`, `created_at`, `updated_at`)
SELECT `id`, `job`, CASE `reason` WHEN 'unreadable' THEN 'unreadable' ELSE 'failed' END, `created_at`, `replayed_at`, `version`, `created_at`, `updated_at` FROM `dead_jobs`;
