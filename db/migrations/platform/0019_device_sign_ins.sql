CREATE TABLE `device_sign_ins` (
	`proof_hash` text PRIMARY KEY NOT NULL,
	`user_code` text NOT NULL,
	`name` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`user_id` text,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `device_sign_ins_user_code_unique` ON `device_sign_ins` (`user_code`);--> statement-breakpoint
CREATE INDEX `device_sign_ins_by_expiry` ON `device_sign_ins` (`expires_at`);