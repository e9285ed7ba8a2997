/** Whether a client buys, has bought, or may buy one day. */
export const clientStatuses = ["active", "inactive", "prospect"] as const;
export type ClientStatus = (typeof clientStatuses)[number];

/** What a list of clients can be sorted by. */
export const sortableFields = ["name", "reference", "createdAt"] as const;
