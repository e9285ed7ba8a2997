import { Zip, ZipPassThrough } from "fflate";
import { breathe } from "../breath";

/**
 * Files as one ZIP, packed while it is read: memory holds one of them. They are put in as they are, for papers are compressed already.
 * @param read a file by its place among the names
 * @param at when they were made, in UTC milliseconds
 */
export function zipOf(names: readonly string[], read: (place: number) => Promise<Uint8Array>, at: number): ReadableStream<Uint8Array> {
  const zip = new Zip();
  let place = 0;
  return new ReadableStream({
    start(stream) {
      zip.ondata = (error, chunk, isLast) => {
        if (error) return stream.error(error);
        stream.enqueue(chunk);
        if (isLast) stream.close();
      };
    },
    async pull() {
      const name = names[place];
      if (name === undefined) return zip.end();
      const file = Object.assign(new ZipPassThrough(name), { mtime: at });
      zip.add(file);
      const startedAt = Date.now();
      file.push(await read(place), true);
      await breathe(startedAt);
      place += 1;
    },
  });
}
