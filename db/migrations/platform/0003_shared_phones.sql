DROP INDEX `users_phone_unique`;--> statement-breakpoint
CREATE INDEX `users_by_phone` ON `users` (`phone`);