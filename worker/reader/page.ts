import { jpegPage } from "./image/jpeg-page";
import { paperOf } from "./image/paper";
import { colouredPngOf, pngOf } from "./image/png";
import { pictureHead } from "./image/size";
import type { DrawnPage } from "@/worker/core/trade/reading";
import { kindOf } from "./kind";
import { limits } from "./limits";
import { countingAll } from "./pdf/page-count";
import { inspectPdf } from "./pdf/inspect";
import { turnedBy } from "./ocr/level";
import { drawColoured, drawPages } from "./pdf/raster";
import { Unreadable } from "./refusal";

/**
 * Draws a page of a document in its colours; a scan that was turned to be read, upright and in shades of grey. PNG and WebP are pictures
 * already and come back as they are.
 * @param turn degrees clockwise by which it was turned to be read; a page that was not recognised has none, and is shown as it is
 * @throws Unreadable with its reason; no_such_page for data without pages
 */
export async function drawPage(bytes: Uint8Array, number: number, width: number, turn?: number): Promise<DrawnPage> {
  const kind = kindOf(bytes);
  if (kind === "xml" || (kind !== "pdf" && number !== 1)) throw new Unreadable("no_such_page");
  if (kind === "pdf") {
    await inspectPdf(bytes);
    return drawn(countingAll(bytes), number, width, turn);
  }
  const head = pictureHead(bytes, kind);
  if (head.width * head.height > limits.pixels) throw new Unreadable("too_many_pixels");
  return kind === "jpeg" ? drawn(jpegPage(bytes, head), 1, width, turn) : { type: `image/${kind}`, bytes };
}

async function drawn(pdf: Uint8Array, number: number, width: number, turn: number | undefined): Promise<DrawnPage> {
  const made: Uint8Array[] = [];
  const widthOf = () => width;
  // What was laid upright to be read is shown so, as it was read.
  if (turn === undefined) await drawColoured(pdf, [number], widthOf, async (picture) => void made.push(colouredPngOf(picture)));
  else await drawPages(pdf, [number], widthOf, async (raster) => void made.push(pngOf(turnedBy(paperOf(raster), turn))));
  return { type: "image/png", bytes: new Uint8Array(made[0] ?? []) };
}
