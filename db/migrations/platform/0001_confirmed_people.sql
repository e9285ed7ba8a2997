ALTER TABLE `users` ADD `confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `opening` text;--> statement-breakpoint
-- Whoever has an account already keeps it: codes were not asked for.
UPDATE `users` SET `confirmed_at` = `created_at`;
