import { PDFDocument } from "@cantoo/pdf-lib";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { turnedBy } from "@/worker/reader/ocr/level";
import { pngOf } from "@/worker/reader/image/png";

/**
 * A PDF whose only page is a picture of another's: askew, with the grain of a scanner, 200 dots to the inch.
 * @param lies by how much, clockwise, the sheet was laid in the wrong way: 0, 90, 180 or 270
 */
export async function scanOf(pdf: Uint8Array, { degrees = 0, lies = 0 }: { degrees?: number; lies?: number }): Promise<Uint8Array> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const drawn = await document.getPage(0).render({ scale: 200 / 72, render: "bitmap", colorSpace: "Gray" });
  const upright = { ...drawn, grey: grained(turned(drawn.data, drawn.width, drawn.height, degrees)) };
  const { width, height, grey } = turnedBy(upright, lies);
  library.destroy();
  const scanned = await PDFDocument.create();
  const picture = await scanned.embedPng(pngOf({ width, height, grey }));
  const page = scanned.addPage([(width * 72) / 200, (height * 72) / 200]);
  page.drawImage(picture, { x: 0, y: 0, width: page.getWidth(), height: page.getHeight() });
  return scanned.save();
}

function turned(grey: Uint8Array, width: number, height: number, degrees: number): Uint8Array {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const rotated = new Uint8Array(grey.length).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      const [fromX, fromY] = [Math.round(width / 2 + dx * cos - dy * sin), Math.round(height / 2 + dx * sin + dy * cos)];
      if (fromX >= 0 && fromX < width && fromY >= 0 && fromY < height) rotated[y * width + x] = grey[fromY * width + fromX] ?? 255;
    }
  return rotated;
}

/** The same grain every time. */
function grained(grey: Uint8Array): Uint8Array {
  let seed = 42;
  return grey.map((value) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.max(0, Math.min(255, value - 12 + (seed % 25)));
  });
}
