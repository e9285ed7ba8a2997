import { WorkerEntrypoint } from "cloudflare:workers";
import type { Page } from "./extract/words";
import { look } from "./look";
import { ocrMemory } from "./ocr/engine";
import { drawPage } from "./page";
import { rasterMemory } from "./pdf/raster";
import { read } from "./read";
import { readText } from "./text";
import type { DocumentText, DrawnPage, ReadOptions, Reading, Refused } from "@/worker/core/trade/reading";
import { Unreadable } from "./refusal";

/** What other Workers ask of the reader, by their service binding. It keeps nothing of what it reads. */
export interface ReaderService {
  /** Reads a document, or says why it cannot be read. */
  read(bytes: Uint8Array, options?: ReadOptions): Promise<Reading | Refused>;
  /** What a document says, page by page; a picture of a page is recognised. */
  text(bytes: Uint8Array): Promise<DocumentText | Refused>;
  /** The words of a document with their places, as fields are found among them: what figures are measured on. */
  words(bytes: Uint8Array): Promise<{ pages: Page[] } | Refused>;
  /** Draws a page as people see it. @param number from 1 @param width in pixels @param turn as it was read */
  page(bytes: Uint8Array, number: number, width?: number, turn?: number): Promise<DrawnPage | Refused>;
  /** Bytes of WebAssembly memory held now, by engine. */
  memory(): Promise<{ raster: number; ocr: number }>;
}

export default class Reader extends WorkerEntrypoint implements ReaderService {
  read(bytes: Uint8Array, options: ReadOptions = {}): Promise<Reading | Refused> {
    return answered(() => read(bytes, options));
  }

  text(bytes: Uint8Array): Promise<DocumentText | Refused> {
    return answered(() => readText(bytes));
  }

  words(bytes: Uint8Array): Promise<{ pages: Page[] } | Refused> {
    return answered(async () => ({ pages: (await look(bytes)).pages }));
  }

  page(bytes: Uint8Array, number: number, width = 1_240, turn?: number): Promise<DrawnPage | Refused> {
    return answered(() => drawPage(bytes, number, width, turn));
  }

  async memory(): Promise<{ raster: number; ocr: number }> {
    return { raster: rasterMemory(), ocr: ocrMemory() };
  }

  /** Nobody reaches the reader from outside: it has no address. */
  override async fetch(): Promise<Response> {
    return new Response(null, { status: 404 });
  }
}

/** A document that cannot be read is an answer; what else goes wrong is a fault, and whoever asked tries again. */
async function answered<Answer>(work: () => Promise<Answer>): Promise<Answer | Refused> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Unreadable) return { refused: error.reason };
    throw error;
  }
}
