/** `npm run build -- [PART…]`: builds what is not as its sources are: the parts that are named, or all of them. */
import { buildOrGiveUp } from "./local/parts";
import { type Part, parts } from "./parts.mjs";
import { giveUp, say } from "./words.mjs";

const selected = process.argv.slice(2);
const unknown = selected.find((name) => !(parts as string[]).includes(name));
if (unknown) giveUp(say("part", unknown, parts.join(", ")), 2);
await buildOrGiveUp(selected.length ? (selected as Part[]) : undefined);
