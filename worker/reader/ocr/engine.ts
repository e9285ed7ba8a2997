import english from "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz";
import french from "@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz";
import wasm from "tesseract.js-core/tesseract-core-simd-lstm.wasm";
import type { Page } from "../extract/words";
import { limits } from "../limits";
import { Unreadable } from "../refusal";

export type OcrLanguage = NonNullable<Page["language"]>;

/** What we use of Tesseract's interface. */
interface Tesseract {
  FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void };
  TessBaseAPI: new () => Api;
}
interface Api {
  Init(folder: string | null, language: string, mode: number): number;
  SetVariable(name: string, value: string): void;
  SetPageSegMode(mode: number): void;
  SetImageFile(exif: number, angle: number): number;
  Recognize(monitor: null): number;
  GetTSVText(page: number): string;
  MeanTextConf(): number;
  Clear(): void;
}

interface Engine {
  core: Tesseract;
  api: Api;
  memory: WebAssembly.Memory;
}

const trained: Record<OcrLanguage, ArrayBuffer> = { fra: french, eng: english };
/** The engine that runs, kept for the next document. Never its promise: one request may not wait for another's. */
let current: { language: OcrLanguage; engine: Engine } | null = null;

/** Text with its layout, one word a line, as Tesseract writes it, and how sure it is of all of it, 0 to 100. */
export interface Recognised {
  tsv: string;
  sure: number;
}

/**
 * Recognises the text of a picture.
 * @param picture a JPEG, PNG, WebP or PGM file
 * @param turn how the picture must be turned to stand upright, as EXIF says it: 1 is as it is
 * @throws Unreadable damaged
 */
export async function recognise(picture: Uint8Array, language: OcrLanguage, layout: keyof typeof modes, turn = 1): Promise<Recognised> {
  if (current?.language !== language) current = { language, engine: await start(language) };
  const { core, api, memory } = current.engine;
  let isSound = false;
  try {
    core.FS.writeFile("/input", picture);
    api.SetPageSegMode(modes[layout]);
    if (api.SetImageFile(turn, 0) === 1) throw new Unreadable("damaged");
    api.Recognize(null);
    const result = { tsv: api.GetTSVText(0), sure: api.MeanTextConf() };
    api.Clear();
    core.FS.unlink("/input");
    isSound = true;
    return result;
  } finally {
    if (!isSound || memory.buffer.byteLength > limits.engine) current = null;
  }
}

/** How text is looked for: wherever it stands, for tables; in columns, for the ticket of a till; in lines across; as the one line that it is. */
const modes = { sparse: 11, columns: 3, across: 6, line: 7 };

async function start(language: OcrLanguage): Promise<Engine> {
  // The engine takes workerd with nodejs_compat for Node and asks where it is.
  Object.assign(globalThis, { __filename: "/reader.js", __dirname: "/" });
  const { default: makeCore } = (await import("tesseract.js-core/tesseract-core-simd-lstm.js")) as {
    default: (options: object) => Promise<Tesseract>;
  };
  let memory: WebAssembly.Memory | undefined;
  const core = await makeCore({
    instantiateWasm: (imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void) => {
      const instance = new WebAssembly.Instance(wasm, imports);
      memory = Object.values(instance.exports).find((candidate) => candidate instanceof WebAssembly.Memory);
      receive(instance);
      return instance.exports;
    },
    print: () => {},
    printErr: () => {},
  });
  core.FS.writeFile(`/${language}.traineddata`, await unpacked(trained[language]));
  const api = new core.TessBaseAPI();
  const lstm = 1;
  if (api.Init("/", language, lstm) !== 0 || !memory) throw new Error("Tesseract did not start");
  core.FS.unlink(`/${language}.traineddata`);
  api.SetVariable("preserve_interword_spaces", "1");
  return { core, api, memory };
}

async function unpacked(bytes: ArrayBuffer): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Bytes that the engine holds now. */
export function ocrMemory(): number {
  return current?.engine.memory.buffer.byteLength ?? 0;
}
