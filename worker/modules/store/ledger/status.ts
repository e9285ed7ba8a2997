/** Why goods move (domain: stock and lots). */
export const movementTypes = ["receipt", "consumption", "output", "shipment", "return", "transfer", "count", "scrap"] as const;
export type MovementType = (typeof movementTypes)[number];

/** What kind of record made them move: for `lot`, the lot into which goods were set apart from the one they came back to; by hand when none did. */
export const movementCauses = ["restock", "production", "delivery", "count", "lot", "hand"] as const;
export type MovementCause = (typeof movementCauses)[number];

/** For what stock is promised. */
export const promiseCauses = ["order", "production"] as const;
export type PromiseCause = (typeof promiseCauses)[number];
