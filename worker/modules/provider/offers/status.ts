/** What one takes advice about. */
export const topics = ["recipes", "labelling", "hygiene", "costs", "packaging", "sales"] as const;
