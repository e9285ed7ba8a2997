/** Words of buying and selling that several modules share; screens read them too, and so they need no schema. */

/** When what is sold is paid. */
export const paymentTerms = ["15_days", "30_days", "prepaid", "cash"] as const;

/** Who buys: a price may differ for each. */
export const clientCategories = ["particulier", "retailer", "horeca", "grossiste", "super_grossiste"] as const;
