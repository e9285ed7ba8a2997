CREATE TABLE `till_closings` (
	`id` text PRIMARY KEY NOT NULL,
	`place` integer NOT NULL,
	`reference` text NOT NULL,
	`day` text NOT NULL,
	`from_place` integer NOT NULL,
	`until_place` integer NOT NULL,
	`count` integer NOT NULL,
	`taken_back` integer NOT NULL,
	`total` integer NOT NULL,
	`methods` text NOT NULL,
	`vat` text NOT NULL,
	`first_number` text,
	`last_number` text,
	`running` integer NOT NULL,
	`opening` integer NOT NULL,
	`cash` integer NOT NULL,
	`counted` integer NOT NULL,
	`taken` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`entry_id` text,
	`seal` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `till_closings_in_place` ON `till_closings` (`place`);--> statement-breakpoint
CREATE UNIQUE INDEX `till_closings_by_reference` ON `till_closings` (`reference`);--> statement-breakpoint
CREATE INDEX `till_closings_newest` ON `till_closings` (`created_at`,`id`);