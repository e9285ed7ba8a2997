/** `npm run read -- DIR OUT`: reads every document of a folder with the reader that production uses, and books nothing. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, parse } from "node:path";
import type { Reading, Refused } from "@/worker/core/trade/reading";
import { startReader } from "./local/reader";
import { jsonOf } from "./local/reading-json";
import { giveUp, say } from "./words.mjs";

const [from, to] = process.argv.slice(2);
if (!from || !to) giveUp(say("usage", "npm run read -- DIR OUT"), 2);

const files = documentsIn(from);
mkdirSync(to, { recursive: true });
const { reader, stop } = await startReader();
for (const name of files) {
  const start = Date.now();
  const json = jsonOf(await answerTo(name));
  writeFileSync(join(to, `${parse(name).name}.json`), `${JSON.stringify(json, null, 2)}\n`);
  process.stdout.write(
    `${name.padEnd(40)} ${json.refused ?? `${json.source} ${Math.round(json.confidence * 100)} %`}  ${Date.now() - start} ms\n`,
  );
}
await stop();

/** What the reader answers; a fault of its own stands in the document's place, and the next one is read. */
async function answerTo(name: string): Promise<Reading | Refused | { refused: string }> {
  try {
    return await reader.read(new Uint8Array(readFileSync(join(from as string, name))));
  } catch (error) {
    return { refused: `failed: ${error}` };
  }
}

/** Every file but what is plainly no document of its own: hidden files and the JSON of a run. */
function documentsIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith(".") && !entry.name.endsWith(".json"))
      .map((entry) => entry.name)
      .sort();
  } catch {
    return giveUp(say("noFolder", folder), 2);
  }
}
