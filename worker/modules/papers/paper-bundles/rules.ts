import { refuseField, refuseState } from "@/worker/core/errors";
import { type BundleState, MOST } from "./status";

/** A bundle holds something, and no more than is printed at once. @throws Refusal `invalid_input` naming `kind` */
export function requireSome(count: number): void {
  if (!count) refuseField("kind", "nothing_to_print");
  if (count > MOST) refuseField("kind", "too_many_to_print", { maximum: MOST });
}

/** A bundle is opened once all of it is printed. @throws Refusal `not_allowed_now` */
export function requirePrinted(state: BundleState): void {
  if (state !== "done") refuseState("id", "not_printed");
}

/** What Windows takes for a device, whatever ends it. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A name without what folders and devices mean. */
export const plainName = (wanted: string) =>
  wanted
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, "-")
    .replace(DEVICE, "$&-")
    .slice(0, 120) || "document";

/**
 * A name for a paper in the file that no other has: "FA-1.pdf", "FA-1 (2).pdf".
 * @param ending what files of its kind end with
 * @param folder where it stands in the file
 */
export function nameIn(taken: readonly { name: string }[], wanted: string, ending = "pdf", folder = ""): string {
  const plain = folder + plainName(wanted);
  const isTaken = (name: string) => taken.some((entry) => entry.name.toLowerCase() === name.toLowerCase());
  for (let count = 1; ; count += 1) {
    const name = `${plain}${count > 1 ? ` (${count})` : ""}.${ending}`;
    if (!isTaken(name)) return name;
  }
}
