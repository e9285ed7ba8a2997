import { PDFDocument } from "@cantoo/pdf-lib";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { pngOf } from "@/worker/reader/image/png";
import { turnedBy } from "@/worker/reader/ocr/level";
import { type Point, warped } from "@/worker/reader/image/warp";
import { Chance } from "./chance";

/** What paper and a scanner or a phone do to a page: every share from 0 to 1. */
interface Wear {
  dpi: number;
  degrees: number;
  blur: boolean;
  /** A shadow over one side, as a hand that holds a phone throws it. */
  shadow: number;
  grain: number;
  /** How much narrower the far edge is. */
  perspective: number;
  /** Of each side, so much is the table that the paper lies on. */
  table: number;
  /** How it lies before the lens: 0, 90, 180 or 270. */
  lies: number;
}

type Picture = { width: number; height: number; grey: Uint8Array };

/** So many pages of a paper are taken: what a person lays down one after the other. */
const MOST_PAGES = 2;

/** A paper as a scanner or a phone takes it, in a PDF of pictures. */
export async function wornOf(pdf: Uint8Array, seed: number, as: "scan" | "phone"): Promise<Uint8Array> {
  const wear = wearOf(new Chance(seed * 613 + 3), as);
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const paper = await PDFDocument.create();
  for (let at = 0; at < Math.min(MOST_PAGES, document.getPageCount()); at++) {
    const { width, height, data } = await document.getPage(at).render({ scale: wear.dpi / 72, render: "bitmap", colorSpace: "Gray" });
    const taken = grained(blurred(moved({ width, height, grey: data.slice() }, wear), wear), wear, new Chance(seed + at * 7));
    const laid = turnedBy(taken, wear.lies);
    const picture = await paper.embedPng(pngOf(laid));
    const page = paper.addPage([(laid.width * 72) / wear.dpi, (laid.height * 72) / wear.dpi]);
    page.drawImage(picture, { x: 0, y: 0, width: page.getWidth(), height: page.getHeight() });
  }
  library.destroy();
  return paper.save();
}

function wearOf(chance: Chance, as: "scan" | "phone"): Wear {
  const isPhone = as === "phone";
  return {
    dpi: isPhone ? 220 : chance.one([150, 200, 200, 240]),
    degrees: (chance.next() - 0.5) * (isPhone ? 5 : 2),
    blur: chance.often(isPhone ? 0.6 : 0.35),
    shadow: isPhone ? chance.next() * 0.45 : 0,
    grain: chance.whole(6, isPhone ? 34 : 26),
    perspective: isPhone ? chance.next() * 0.08 : 0,
    table: isPhone ? 0.02 + chance.next() * 0.06 : 0,
    lies: isPhone ? chance.one([0, 90, 180, 270]) : 0,
  };
}

/** Turned by a few degrees and seen from one side, with a strip of the table around it, which is darker than paper. */
function moved(page: Picture, { degrees, perspective, table }: Wear): Picture {
  const { width, height } = page;
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const corner = (across: number, down: number): Point => {
    const wide = (0.5 + table) * (down < 0 ? 1 + perspective : 1 - perspective / 2);
    const [x, y] = [across * width * wide, down * height * (0.5 + table)];
    return [width / 2 + x * cos - y * sin, height / 2 + x * sin + y * cos];
  };
  const corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] as const;
  return warped(page, corners, width, height, table ? 120 : 250);
}

function blurred({ width, height, grey }: Picture, { blur }: Wear): Picture {
  if (!blur) return { width, height, grey };
  const result = grey.slice();
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const near = (grey[at - 1] ?? 0) + (grey[at + 1] ?? 0) + (grey[at - width] ?? 0) + (grey[at + width] ?? 0);
      result[at] = ((grey[at] ?? 0) * 2 + near) / 6;
    }
  return { width, height, grey: result };
}

function grained({ width, height, grey }: Picture, { grain, shadow }: Wear, chance: Chance): Picture {
  const result = grey.map((value, at) => {
    const shade = 1 - shadow * ((at % width) / width);
    return Math.max(0, Math.min(255, value * 0.96 * shade + (chance.next() - 0.5) * 2 * grain));
  });
  return { width, height, grey: result };
}
