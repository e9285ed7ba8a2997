CREATE TABLE `item_tallies` (
	`archived` integer NOT NULL,
	`section` text NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`category` text NOT NULL,
	`count` integer NOT NULL,
	`at_loss` integer NOT NULL,
	PRIMARY KEY(`archived`, `section`, `kind`, `status`, `category`)
);
