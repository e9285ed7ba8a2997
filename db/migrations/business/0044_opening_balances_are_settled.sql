ALTER TABLE `company` ADD `discount_keeps_vat` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `treasury_entries` ADD `party_id` text;--> statement-breakpoint
CREATE INDEX `treasury_entries_of_party` ON `treasury_entries` (`party_id`) WHERE party_id is not null;