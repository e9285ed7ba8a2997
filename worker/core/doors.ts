/** The doors through which people and programs come in; the audit says which, and what is made keeps it. */
export const doors = ["web", "rest", "terminal", "assistant", "mcp", "mail", "queue", "cron", "payments"] as const;
export type Door = (typeof doors)[number];
