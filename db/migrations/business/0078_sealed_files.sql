ALTER TABLE `document_versions` ADD `keeper` text DEFAULT 'documents' NOT NULL;--> statement-breakpoint
ALTER TABLE `documents` ADD `keeper` text DEFAULT 'documents' NOT NULL;--> statement-breakpoint
UPDATE `document_versions` SET `keeper` = 'signatures' WHERE `file_key` IN (SELECT `sealed_key` FROM `signatures` WHERE `sealed_key` IS NOT NULL);--> statement-breakpoint
UPDATE `documents` SET `keeper` = 'signatures' WHERE `file_key` IN (SELECT `sealed_key` FROM `signatures` WHERE `sealed_key` IS NOT NULL);
