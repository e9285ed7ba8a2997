ALTER TABLE `payments` ADD `request_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `payments_of_request` ON `payments` (`request_id`) WHERE request_id is not null;