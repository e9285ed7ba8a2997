ALTER TABLE `tariffs` ADD `import_id` text;--> statement-breakpoint
CREATE INDEX `tariffs_of_import` ON `tariffs` (`import_id`) WHERE import_id is not null;