import { type FieldProblem, Refusal } from "@/worker/core/errors";
import { fold } from "@/worker/core/language";
import { isCommon, plainSpellings, unitOf } from "./common-passwords";
import { hasLeaked } from "./leaked-filter";
import { PASSWORD_MIN } from "./rules";

/** Why a password is too easy to guess. */
export type Weakness = "length" | "common" | "personal" | "repetitive";

/** A password with fewer letters besides the person's own words says nothing new. */
const OWN_LETTERS = 5;
const DIFFERENT_SIGNS = 5;

/**
 * Every reason why a password is too easy to guess.
 * @param personal what others know of the person: names, e-mail, company
 */
export function weaknesses(password: string, personal: string[]): Weakness[] {
  const checks: [Weakness, boolean][] = [
    ["length", [...password].length < PASSWORD_MIN],
    ["common", isCommon(password) || isLeaked(password)],
    ["personal", isPersonal(password, personal)],
    ["repetitive", isRepetitive(fold(password))],
  ];
  return checks.filter(([, isFound]) => isFound).map(([name]) => name);
}

/** Refuses a password that is too easy to guess, with every reason. @throws Refusal `weak_password` naming `password` */
export function requireStrongPassword(password: string, personal: string[]): void {
  const reasons = weaknesses(password, personal);
  if (reasons.length === 0) return;
  const fields = reasons.map(
    (reason): FieldProblem => ({ field: "password", code: `password_${reason}`, params: { minimum: PASSWORD_MIN } }),
  );
  throw new Refusal("weak_password", { fields });
}

/**
 * "Martin-Camille-1987", for Camille Martin: nothing but her names, figures and signs. So is a name of several words written as
 * one, and a whole address.
 */
function isPersonal(password: string, personal: string[]): boolean {
  const whole = personal.map((text) => fold(text));
  // Of an e-mail, the part before the @: the other is shared with too many.
  const texts = whole.map((text) => text.replace(/@.*$/, ""));
  const joined = [...whole.filter((text) => text.includes("@")), ...texts.map((text) => text.replace(/[^a-z0-9]+/g, ""))];
  const words = [...joined, ...texts.flatMap((text) => text.split(/[^a-z0-9]+/))].filter((word) => word.length > 3);
  const longestFirst = [...new Set(words)].sort((a, b) => b.length - a.length);
  return [fold(password), ...plainSpellings(password)].some((spelling) => {
    const rest = longestFirst.reduce((text, word) => text.replaceAll(word, ""), spelling);
    return rest.length < spelling.length && rest.replace(/[^\p{L}]/gu, "").length < OWN_LETTERS;
  });
}

/** Is it a password that leaked, as such, disguised, or with figures and signs around it that are no longer than itself? */
function isLeaked(password: string): boolean {
  const length = [...password].length;
  return plainSpellings(password).some((text) => text.length * 2 >= length && (hasLeaked(text) || hasLeaked(unitOf(text))));
}

/** A few signs again and again: "aaaaabbbbb", "abc1abc1abc1". */
function isRepetitive(plain: string): boolean {
  return new Set(plain).size < DIFFERENT_SIGNS || /^(.{1,5})\1+.{0,3}$/u.test(plain);
}
