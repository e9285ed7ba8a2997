/** How often a report is sent by mail. */
export const mailRhythms = ["weekly", "monthly"] as const;
export type MailRhythm = (typeof mailRhythms)[number];
/** Reports that stand on the dashboard. */
export const MOST_PINNED = 6;
/** Addresses that one report is sent to. */
export const MOST_RECIPIENTS = 5;
