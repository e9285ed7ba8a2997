import { fold } from "../language";

/** What stands between words and names nothing itself. */
const small = ["de", "d", "du", "des", "le", "la", "les", "l", "un", "une", "a", "au", "par", "of", "the", "per", "net", "env", "environ"];

/** Does a word name nothing: "de", "d'", "le", "of"? */
export function isSmall(word: string): boolean {
  return small.includes(fold(word).replace(/[^a-z]/g, ""));
}
