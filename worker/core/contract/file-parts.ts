import type { ExportedFile } from "./exporting";

/** The parts of an exported file that follow one, in order. @param read asks for the part that begins at a cursor */
export async function* partsAfter(
  first: ExportedFile,
  read: (cursor: string) => Promise<ExportedFile>,
): AsyncGenerator<ExportedFile, void> {
  for (let part = first; part.nextCursor; ) {
    part = await read(part.nextCursor);
    yield part;
  }
}
