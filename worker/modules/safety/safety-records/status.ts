/** What a screen may ask about. */
export const subjects = ["items", "lots", "suppliers", "production"] as const;
export type Subject = (typeof subjects)[number];

/** The rooms of food safety that have something to say of it, in the order one reads them. */
export const parts = ["nonConformity", "check", "sample", "treatment", "study", "netContent", "complaint", "certificate", "audit"] as const;
export type PartName = (typeof parts)[number];

/** How a record stands, whatever its room: to be dealt with, waiting for something, as it should be, not so, or over. */
export const standings = ["open", "waiting", "good", "bad", "over"] as const;
export type Standing = (typeof standings)[number];
