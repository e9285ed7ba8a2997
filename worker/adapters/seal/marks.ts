import {
  concatTransformationMatrix,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rgb,
} from "@cantoo/pdf-lib";
import { Fonts } from "@/worker/adapters/paper/fonts";
import type { Mark } from "@/worker/engine/ports";

/** Signed by hand, in a blue that tells the original from a copy. */
const INK = rgb(0.07, 0.16, 0.45);
/** The line of a pen, in points. */
const PEN = 1.3;
/** The tallest letters of a text that is typed, in points. */
const TALLEST = 16;
/** What places on a page are counted in. */
export const WHOLE = 10_000;

/** A page as people see it, in points: what lies on its side is turned. */
export function uprightSize(page: PDFPage): { width: number; height: number } {
  const { width, height } = page.getCropBox();
  return turnOf(page) % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** Draws a mark where it stands on the upright page. */
export function drawMark(page: PDFPage, mark: Mark): void {
  const { width, height } = uprightSize(page);
  const box = {
    left: (mark.left / WHOLE) * width,
    top: height - (mark.top / WHOLE) * height,
    width: (mark.width / WHOLE) * width,
    height: (mark.height / WHOLE) * height,
  };
  // What is tagged stays so: a mark is told by the evidence.
  page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of("Artifact")]));
  page.pushOperators(pushGraphicsState(), concatTransformationMatrix(...matrixOf(page)));
  if ("strokes" in mark.shows) drawStrokes(page, mark.shows.strokes, box);
  else drawText(page, mark.shows.text, box);
  page.pushOperators(popGraphicsState(), PDFOperator.of(PDFOperatorNames.EndMarkedContent));
}

interface Box {
  left: number;
  /** From the bottom of the page. */
  top: number;
  width: number;
  height: number;
}

const turnOf = (page: PDFPage) => (((page.getRotation().angle % 360) + 360) % 360) as 0 | 90 | 180 | 270;

/** From the upright page to the page as the file has it. */
function matrixOf(page: PDFPage): [number, number, number, number, number, number] {
  const { x, y, width, height } = page.getCropBox();
  const turned = {
    0: [1, 0, 0, 1, x, y],
    90: [0, 1, -1, 0, x + width, y],
    180: [-1, 0, 0, -1, x + width, y + height],
    270: [0, -1, 1, 0, x, y + height],
  } as const;
  return [...turned[turnOf(page)]] as [number, number, number, number, number, number];
}

/** Lines of a pen, as large as the box allows without stretching them: the pad they were drawn on is three times as wide as high. */
function drawStrokes(page: PDFPage, strokes: number[][], box: Box): void {
  const scale = Math.min(box.width / 3, box.height) / 1_000;
  const [padWidth, padHeight] = [3_000 * scale, 1_000 * scale];
  const left = box.left + (box.width - padWidth) / 2;
  const top = box.top - (box.height - padHeight) / 2;
  const path = strokes.map((points) => pathOf(points)).join(" ");
  page.drawSvgPath(path, { x: left, y: top, scale, borderColor: INK, borderWidth: PEN / scale, borderLineCap: 1 });
}

function pathOf(points: number[]): string {
  const places: string[] = [];
  for (let at = 0; at + 1 < points.length; at += 2) places.push(`${(points[at] ?? 0) * 3} ${points[at + 1] ?? 0}`);
  const [first = "0 0", ...rest] = places;
  return `M ${first} L ${rest.length ? rest.join(" L ") : first}`;
}

/** A text by the outlines of its letters, which needs no font in the file and has every letter that our papers have. */
function drawText(page: PDFPage, text: string, box: Box): void {
  const fonts = new Fonts();
  const size = Math.min(TALLEST, box.height * 0.8);
  let width = 0;
  const paths: { path: string; x: number; scale: number }[] = [];
  for (const run of fonts.runsOf(text, "title")) {
    const font = fonts.get(run.font);
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run.text);
    for (const [place, glyph] of glyphs.entries()) {
      const path = glyph.path.scale(1, -1).toSVG();
      if (path) paths.push({ path, x: width, scale });
      width += (positions[place]?.xAdvance ?? 0) * scale;
    }
  }
  const fit = Math.min(1, box.width / (width || 1));
  const baseline = box.top - (box.height + size * fit * 0.7) / 2;
  for (const { path, x, scale } of paths) page.drawSvgPath(path, { x: box.left + x * fit, y: baseline, scale: scale * fit, color: INK });
}
