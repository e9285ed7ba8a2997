CREATE TABLE `access_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`scope` text NOT NULL,
	`proof_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `access_tokens_proof_hash_unique` ON `access_tokens` (`proof_hash`);--> statement-breakpoint
CREATE INDEX `access_tokens_of_user` ON `access_tokens` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `access_tokens_by_expiry` ON `access_tokens` (`expires_at`);