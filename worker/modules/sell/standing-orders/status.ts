/** How often a standing order comes back. */
export const rhythms = ["weekly", "fortnightly", "monthly"] as const;
