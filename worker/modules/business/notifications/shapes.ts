/** What an event is about, by name: a text, a number, an instant or a civil day, said as the reader's language says it. */
export type Values = Record<string, string | number | { instant: number } | { day: string }>;
