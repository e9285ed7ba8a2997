import { PDFiumLibrary } from "@hyzyla/pdfium";
import wasm from "@hyzyla/pdfium/pdfium.wasm";
import { limits } from "../limits";
import { Unreadable } from "../refusal";

/** A picture in shades of grey, a byte a pixel, row by row from the top. */
export interface Raster {
  width: number;
  height: number;
  grey: Uint8Array;
}

/** A picture in colours, red, green and blue of each pixel, row by row from the top. */
export interface Coloured {
  width: number;
  height: number;
  rgb: Uint8Array;
}

/** The engine that runs, kept for the next document. */
let engine: { library: PDFiumLibrary; memory: WebAssembly.Memory } | null = null;

/**
 * Draws pages of a PDF in shades of grey: what is recognised needs no more.
 * @param sizeOf how many pixels wide a page becomes, by its width and height in points
 * @throws Unreadable damaged, no_such_page
 */
export function drawPages(bytes: Uint8Array, numbers: number[], sizeOf: SizeOf, use: Use<Raster>): Promise<void> {
  return render(bytes, numbers, sizeOf, "Gray", ({ width, height, data }, number) => use({ width, height, grey: data }, number));
}

/** Draws pages of a PDF in their colours, for people. @throws Unreadable damaged, no_such_page */
export function drawColoured(bytes: Uint8Array, numbers: number[], sizeOf: SizeOf, use: Use<Coloured>): Promise<void> {
  return render(bytes, numbers, sizeOf, "BGRA", ({ width, height, data }, number) => use({ width, height, rgb: opaque(data) }, number));
}

type SizeOf = (width: number, height: number) => number;
type Use<Picture> = (picture: Picture, number: number) => Promise<void>;
type Drawn = { width: number; height: number; data: Uint8Array };

async function render(bytes: Uint8Array, numbers: number[], sizeOf: SizeOf, colorSpace: "Gray" | "BGRA", use: Use<Drawn>): Promise<void> {
  engine ??= await start();
  const { library, memory } = engine;
  // What breaks the engine must not break the next document: it starts afresh.
  let isSound = false;
  try {
    const document = await library.loadDocument(bytes).catch(() => null);
    if (!document) throw new Unreadable("damaged");
    const count = document.getPageCount();
    for (const number of numbers) {
      if (number < 1 || number > count) throw new Unreadable("no_such_page");
      const page = document.getPage(number - 1);
      const { originalWidth, originalHeight } = page.getOriginalSize();
      const scale = Math.min(sizeOf(originalWidth, originalHeight) / originalWidth, mostScale(originalWidth, originalHeight));
      await use(await page.render({ scale, render: "bitmap", colorSpace }), number);
    }
    document.destroy();
    isSound = true;
  } finally {
    if (!isSound || memory.buffer.byteLength > limits.engine) engine = null;
  }
}

/** The colours of pixels whose fourth byte says that nothing shines through: paper is white. */
function opaque(rgba: Uint8Array): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    rgb[to] = rgba[from] ?? 0;
    rgb[to + 1] = rgba[from + 1] ?? 0;
    rgb[to + 2] = rgba[from + 2] ?? 0;
  }
  return rgb;
}

/** The largest scale whose picture may be recognised. */
function mostScale(width: number, height: number): number {
  return Math.sqrt(limits.recognised / (width * height));
}

async function start() {
  let memory: WebAssembly.Memory | undefined;
  const library = await PDFiumLibrary.init({
    instantiateWasm: (imports, receive) => {
      const instance = new WebAssembly.Instance(wasm, imports);
      memory = Object.values(instance.exports).find((candidate) => candidate instanceof WebAssembly.Memory);
      (receive as unknown as (made: WebAssembly.Instance) => void)(instance);
      return instance.exports;
    },
  });
  if (!memory) throw new Error("pdfium has no memory");
  return { library, memory };
}

/** Bytes that the engine holds now. */
export function rasterMemory(): number {
  return engine?.memory.buffer.byteLength ?? 0;
}
