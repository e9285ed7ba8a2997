/** The Monday of the week of a civil day. */
export function mondayOf(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

/** "1 h 30", "45 min": minutes as people of a workshop say them. */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (!hours) return `${rest}\u00a0min`;
  return `${hours}\u00a0h${rest ? `\u00a0${String(rest).padStart(2, "0")}` : ""}`;
}
