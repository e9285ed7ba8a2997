/** How firmly one asks, in order: a friendly word, a reminder, a firm one, a formal notice. */
export const reminderSteps = ["friendly", "reminder", "firm", "notice"] as const;
export type ReminderStep = (typeof reminderSteps)[number];
