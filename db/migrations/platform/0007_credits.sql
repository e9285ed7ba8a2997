CREATE TABLE `credit_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`credits` integer NOT NULL,
	`cause` text NOT NULL,
	`cause_id` text NOT NULL,
	`expires_at` integer,
	`actor` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "some_credits" CHECK("credit_entries"."credits" > 0)
);
--> statement-breakpoint
CREATE INDEX `credit_entries_of_user` ON `credit_entries` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `credit_entries_once` ON `credit_entries` (`cause`,`cause_id`,`type`);--> statement-breakpoint
CREATE UNIQUE INDEX `credit_entries_settled_once` ON `credit_entries` (`cause`,`cause_id`) WHERE type in ('capture', 'release');--> statement-breakpoint
CREATE TABLE `user_credits` (
	`user_id` text PRIMARY KEY NOT NULL,
	`credits` integer DEFAULT 0 NOT NULL,
	`held` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "not_enough_credits" CHECK("user_credits"."credits" >= 0),
	CONSTRAINT "held_credits" CHECK("user_credits"."held" >= 0)
);
--> statement-breakpoint
CREATE INDEX `users_of_business` ON `users` (`business_id`,`created_at`);