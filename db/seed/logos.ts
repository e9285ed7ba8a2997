import { documentFiles } from "./documents";
import { Drawing, ring, rounded } from "./drawing";
import { portraitFiles } from "./portraits";
import { patiently } from "./retry";

const INK = [43, 33, 27] as const;
const TOMATO = [184, 50, 31] as const;
const BAY = [62, 104, 62] as const;
const AMBER = [196, 126, 32] as const;

/** The files of the demo's businesses, by the names their database knows; each is drawn when it is first wanted. */
const demoFiles: Record<string, () => Uint8Array> = {
  "demo/logo/deux-rives": deuxRives,
  "demo/logo/vieux-moulin": vieuxMoulin,
  ...documentFiles,
  ...portraitFiles,
};

/** Where the Worker keeps files, as far as these are concerned. */
export interface FileStore {
  head(name: string): Promise<unknown>;
  put(name: string, bytes: Uint8Array): Promise<unknown>;
}

/** Puts the demo's files where the Worker keeps those of businesses, unless they are there. @throws Error when it does not take them for half a minute */
export async function addDemoFiles(openStore: () => Promise<FileStore>): Promise<void> {
  for (const [name, draw] of Object.entries(demoFiles)) {
    let bytes: Uint8Array | undefined;
    await patiently(async () => {
      const files = await openStore();
      if (await files.head(name)) return;
      bytes ??= draw();
      await files.put(name, bytes);
    });
  }
}

/** A jar between two banks. */
function deuxRives(): Uint8Array {
  const drawing = new Drawing(1_000, 300);
  drawing.fill([rounded(58, 20, 134, 44, 14)], INK);
  drawing.fill([rounded(40, 76, 170, 204, 44), rounded(52, 88, 146, 180, 34)], INK);
  for (const [y, colour] of [
    [150, BAY],
    [200, TOMATO],
  ] as const) {
    const wave = (side: number) =>
      Array.from({ length: 37 }, (_, at) => [64 + (at / 36) * 122, y + side + 11 * Math.sin((at / 36) * 2 * Math.PI)] as const);
    drawing.fill([[...wave(-9), ...wave(9).reverse()]], colour);
  }
  drawing.write("Conserverie", 256, 130, 78, INK);
  drawing.write("des Deux Rives", 256, 228, 92, TOMATO);
  return drawing.png();
}

/** A mill's wheel. */
function vieuxMoulin(): Uint8Array {
  const drawing = new Drawing(1_040, 300);
  drawing.fill([ring(140, 150, 120), ring(140, 150, 102)], INK);
  drawing.fill([ring(140, 150, 30), ring(140, 150, 14)], INK);
  for (let spoke = 0; spoke < 8; spoke += 1) {
    const angle = (spoke * Math.PI) / 4;
    const at = (along: number, aside: number) =>
      [140 + along * Math.cos(angle) - aside * Math.sin(angle), 150 + along * Math.sin(angle) + aside * Math.cos(angle)] as const;
    drawing.fill([[at(30, -5), at(104, -5), at(104, 5), at(30, 5)]], INK);
    drawing.fill([[at(112, -24), at(138, -24), at(138, 24), at(112, 24)]], AMBER);
  }
  drawing.write("Brasserie", 316, 130, 78, INK);
  drawing.write("du Vieux Moulin", 316, 228, 88, AMBER);
  return drawing.png();
}
