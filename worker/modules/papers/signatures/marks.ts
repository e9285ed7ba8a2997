import type { Mark } from "@/worker/engine/ports";
import type { SignatoryRow, SignatureRow } from "./records";
import { initialsOf } from "./rules";

/** What everybody left on the pages, where it stands. */
export function marksOf({ fields }: Pick<SignatureRow, "fields">, signatories: readonly SignatoryRow[]): Mark[] {
  return fields.flatMap(({ signatory, kind, page, left, top, width, height }, at) => {
    const person = signatories.find(({ place }) => place === signatory);
    const shows = person && shownIn(kind, person, at);
    return shows ? [{ page, left, top, width, height, shows }] : [];
  });
}

function shownIn(kind: string, { strokes, typed, name, values }: SignatoryRow, at: number): Mark["shows"] | null {
  if (kind === "signature") return strokes.length ? { strokes } : { text: typed };
  if (kind === "initials") return { text: initialsOf(typed || name) };
  const text = values.find(({ field }) => field === at)?.text;
  return text ? { text } : null;
}
