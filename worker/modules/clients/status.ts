/** Who buys: a price may differ for each. */
export const clientCategories = ["particulier", "retailer", "horeca", "grossiste", "super_grossiste"] as const;
export type ClientCategory = (typeof clientCategories)[number];

export const clientStatuses = ["active", "inactive", "prospect"] as const;
export type ClientStatus = (typeof clientStatuses)[number];

/** What a list of clients can be sorted by. */
export const sortableFields = ["name", "reference", "createdAt"] as const;
