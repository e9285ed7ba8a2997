import { scans as table } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { scans } from "../contract";
import { requireRoom } from "../quota";
import { fetchScan, isSeveral, putInLine, type ScanRow, toListed } from "../records";
import { partsOf } from "../rules";
import { scanStatus } from "../status";

/**
 * Makes a document of each part of a file. They share the file, each with its pages.
 * @throws Refusal `invalid_input` naming `starts` or `agreeToPay`, and what the plan does not allow
 */
export const split = handle(scans.split, async (context, { id, starts, agreeToPay, version }) => {
  const row = await fetchScan(context.db, id);
  const status = scanStatus.require(row.status, "split", "scans");
  if (!isSeveral(row)) refuseField("starts", "scan_one_document");
  const pages = row.pages ?? 1;
  const parts = partsOf(starts, pages);
  if (typeof parts === "string") return refuseField("starts", parts, { pages });
  // What was paid by the page stays paid, page by page; a place in the plan is taken by one of them.
  const isPaid = row.extraPages > 0;
  if (!isPaid) await requireRoom(context, agreeToPay, parts.length - 1);
  context.update(table, row, { status, countedIn: null, extraPages: 0 }, version);
  const items = parts.map((part, at) => {
    const countedIn = isPaid || at === 0 ? row.countedIn : null;
    const extraPages = isPaid ? part.last - part.first + 1 : 0;
    return putInLine(context, { ...pieceOf(row, part), agreed: row.agreed || agreeToPay, countedIn, extraPages });
  });
  return { items: items.map(toListed) };
});

/** The file seen as some of its pages. */
function pieceOf({ fileName, fileKey, mediaType, size, digest, firstPage }: ScanRow, part: { first: number; last: number }) {
  const before = (firstPage ?? 1) - 1;
  const [first, last] = [before + part.first, before + part.last];
  const span = first === last ? `${first}` : `${first}-${last}`;
  const [, stem = "", ending = ""] = /^(.*?)(?: \(\d+(?:-\d+)?\))?(\.[^.]*)?$/.exec(fileName) ?? [];
  const name = `${stem.slice(0, 180)} (${span})${ending}`.slice(0, 200);
  return { fileName: name, fileKey, mediaType, size, digest: `${digest.split(":")[0]}:${span}`, firstPage: first, lastPage: last };
}
