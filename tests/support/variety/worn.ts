import { PDFDocument } from "@cantoo/pdf-lib";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { pngOf } from "@/worker/reader/image/png";
import { turnedBy } from "@/worker/reader/ocr/level";
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
  /** How it lies before the lens: 0, 90, 180 or 270. */
  lies: number;
}

type Picture = { width: number; height: number; grey: Uint8Array };

/** The first page as a scanner or a phone takes it, in a PDF of one picture. */
export async function wornOf(pdf: Uint8Array, seed: number, as: "scan" | "phone"): Promise<Uint8Array> {
  const wear = wearOf(new Chance(seed * 613 + 3), as);
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const { width, height, data } = await document.getPage(0).render({ scale: wear.dpi / 72, render: "bitmap", colorSpace: "Gray" });
  const taken = grained(blurred(moved({ width, height, grey: data.slice() }, wear), wear), wear, new Chance(seed));
  library.destroy();
  const laid = turnedBy(taken, wear.lies);
  const paper = await PDFDocument.create();
  const picture = await paper.embedPng(pngOf(laid));
  const page = paper.addPage([(laid.width * 72) / wear.dpi, (laid.height * 72) / wear.dpi]);
  page.drawImage(picture, { x: 0, y: 0, width: page.getWidth(), height: page.getHeight() });
  return paper.save();
}

function wearOf(chance: Chance, as: "scan" | "phone"): Wear {
  const isPhone = as === "phone";
  return {
    dpi: isPhone ? 190 : chance.one([150, 200, 200, 240]),
    degrees: (chance.next() - 0.5) * (isPhone ? 5 : 2),
    blur: chance.often(isPhone ? 0.6 : 0.35),
    shadow: isPhone ? chance.next() * 0.45 : 0,
    grain: chance.whole(6, isPhone ? 34 : 26),
    perspective: isPhone ? chance.next() * 0.05 : 0,
    lies: isPhone ? chance.one([0, 90, 180, 270]) : 0,
  };
}

/** Turned by a few degrees and seen from one side, on a table that is darker than paper. */
function moved({ width, height, grey }: Picture, { degrees, perspective }: Wear): Picture {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const result = new Uint8Array(grey.length).fill(perspective ? 120 : 250);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const narrow = 1 - perspective * (1 - y / height);
      const [dx, dy] = [(x - width / 2) / narrow, y - height / 2];
      const [fromX, fromY] = [Math.round(width / 2 + dx * cos - dy * sin), Math.round(height / 2 + dx * sin + dy * cos)];
      if (fromX >= 0 && fromX < width && fromY >= 0 && fromY < height) result[y * width + x] = grey[fromY * width + fromX] ?? 255;
    }
  return { width, height, grey: result };
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
