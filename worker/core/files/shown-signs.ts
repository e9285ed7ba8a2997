import { refuseField } from "../errors";

/** Signs that papers have no letters for: their fonts have Latin, Greek and Cyrillic, and no pictures. */
const UNSHOWN =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]|(?![©®™])[\p{Extended_Pictographic}\p{Regional_Indicator}\u3000-\u30ff\uff00-\uffef]/u;

/**
 * What somebody writes for a paper can be shown on it: a box in its place says nothing, and proves nothing where it is signed.
 * @throws Refusal `invalid_input` naming the field; its module says `sign_unshown` in its words
 */
export function requireShown(field: string, text: string): void {
  const [sign] = UNSHOWN.exec(text) ?? [];
  if (sign) refuseField(field, "sign_unshown", { sign });
}

/** The same of several fields, each by its name; what is not said is not looked at. */
export function requireAllShown(texts: Readonly<Record<string, string | undefined>>): void {
  for (const [field, text] of Object.entries(texts)) requireShown(field, text ?? "");
}
