/** When what is sold is paid; screens read it, and so it needs no schema. */
export const paymentTerms = ["15_days", "30_days", "prepaid", "cash"] as const;
