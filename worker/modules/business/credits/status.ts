/** How credits move. Those that come: granted, bought. Then held, and captured or released; what is left of a grant may expire. */
export const creditTypes = ["grant", "purchase", "hold", "capture", "release", "expire"] as const;
export type CreditType = (typeof creditTypes)[number];

/** The kinds of records that move credits; the identifier of the record stands beside it. */
export const creditCauses = ["payment", "plan_month", "gift", "service_request", "appointment", "expiry", "refund"] as const;
export type CreditCause = (typeof creditCauses)[number];
