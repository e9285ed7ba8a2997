/** "1 h 30", "45 min": minutes as a workshop writes them. */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (!hours) return `${rest}\u00a0min`;
  return `${hours}\u00a0h${rest ? `\u00a0${String(rest).padStart(2, "0")}` : ""}`;
}
