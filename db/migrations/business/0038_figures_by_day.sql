CREATE INDEX `invoices_by_payment` ON `invoices` (`type`,`paid_on`) WHERE paid_on is not null;--> statement-breakpoint
CREATE INDEX `deliveries_by_day` ON `deliveries` (`shipped_on`,`id`);--> statement-breakpoint
CREATE INDEX `productions_by_completion` ON `productions` (`completed_on`,`id`);