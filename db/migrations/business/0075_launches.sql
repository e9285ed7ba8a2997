CREATE TABLE `launches` (
	`for_id` text NOT NULL,
	`launched_id` text NOT NULL,
	PRIMARY KEY(`for_id`, `launched_id`)
);
--> statement-breakpoint
CREATE INDEX `launches_of` ON `launches` (`launched_id`);
--> statement-breakpoint
-- Until now, what launched something wrote what it was for into its notes: references, one after a comma and a space.
INSERT OR IGNORE INTO launches (for_id, launched_id)
WITH wanted AS (
	SELECT productions.id, json_each.value AS reference FROM productions, json_each('[' || replace(json_quote(notes), ', ', '","') || ']') WHERE notes <> ''
	UNION ALL
	SELECT restocks.id, json_each.value FROM restocks, json_each('[' || replace(json_quote(notes), ', ', '","') || ']') WHERE notes <> ''
)
SELECT orders.id, wanted.id FROM wanted JOIN orders ON orders.reference = wanted.reference
UNION ALL
SELECT productions.id, wanted.id FROM wanted JOIN productions ON productions.reference = wanted.reference WHERE productions.id <> wanted.id;
