/** What people tell us, sorted as they see it. */
export const feedbackTypes = ["suggestion", "bug", "question", "compliment", "other"] as const;
export type FeedbackType = (typeof feedbackTypes)[number];
