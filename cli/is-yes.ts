/** Does an answer say yes? @param words what counts as yes, separated by commas */
export function isYes(answer: string, words: string): boolean {
  return words.split(",").includes(answer.trim().toLowerCase());
}
