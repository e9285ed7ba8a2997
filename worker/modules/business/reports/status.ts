/** How often a report is sent by mail. */
export const mailRhythms = ["weekly", "monthly"] as const;
export type MailRhythm = (typeof mailRhythms)[number];
/** Addresses that one report is sent to. */
export const MOST_RECIPIENTS = 5;
