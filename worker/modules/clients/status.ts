/** Who buys: a price may differ for each. */
export const clientCategories = ["particulier", "retailer", "horeca", "grossiste", "super_grossiste"] as const;
export type ClientCategory = (typeof clientCategories)[number];

export const clientStatuses = ["active", "inactive", "prospect"] as const;
