/** `npm run train:assistant`: teaches the embedded assistant from the catalogue's words, and writes its weights. The same words make the same weights. */
import { readFileSync, writeFileSync } from "node:fs";
import { WEIGHTS } from "@/worker/adapters/llm/local/model/model";
import { packed } from "@/worker/adapters/llm/local/model/spoken";
import { chanceFrom } from "../assistant/grammar";
import { judge, type Learned, learn, SIZE } from "../assistant/learn";
import { branches, isHeldOut, lessonsOf, type Spoken } from "../assistant/lessons";
import { tellingWords } from "../assistant/telling";

const SEED = 26;
const target = `public${WEIGHTS}`;

const all = branches();
const spoken: Spoken = new Map();

// Words alone: which reading was taught with which is written anew, what was learned stays.
if (process.argv.includes("--words")) {
  lessonsOf(all, chanceFrom(SEED + 3), spoken);
  write(JSON.parse(readFileSync(target, "utf8")) as Numbers);
} else {
  const taught = lessonsOf(
    all.filter((branch) => !isHeldOut(branch)),
    chanceFrom(SEED),
  );
  const unseen = lessonsOf(
    all.filter(isHeldOut).map((branch) => ({ ...branch, weight: 2 })),
    chanceFrom(SEED + 1),
  );
  process.stdout.write(`${all.length} branches, ${taught.length} sentences taught, ${unseen.length} of branches held out\n`);
  const trial = judge(learn(taught, chanceFrom(SEED + 2), 4), unseen);
  process.stdout.write(`held out: ${(100 * trial.right).toFixed(1)} % right, heat ${trial.heat}\n`);
  if (process.argv.includes("--wrong")) process.stdout.write(`${trial.wrong.slice(0, 120).join("\n")}\n`);
  const lessons = lessonsOf(all, chanceFrom(SEED + 3), spoken);
  write(numbersOf(learn(lessons, chanceFrom(SEED + 4)), trial.heat));
}

/** What was learned, as it is kept. */
interface Numbers {
  readings: string[];
  heat: number;
  scale: number[];
  inner: string;
  outer: string;
}

function numbersOf({ readings, inner, outer }: Learned, heat: number): Numbers {
  const [from, to] = [whole(inner), whole(outer)];
  return { readings, heat, scale: [from.scale, to.scale], inner: from.text, outer: to.text };
}

function write({ readings, heat, scale, inner, outer }: Numbers): void {
  const telling = tellingWords(all, spoken);
  const words = [...new Set([...telling.values()].flat())].sort();
  const place = new Map(words.map((word, at) => [word, at]));
  const taughtWith = Object.fromEntries(
    [...telling].map(([reading, own]) => [reading, packed(own.map((word) => place.get(word) ?? 0).sort((one, other) => one - other))]),
  );
  const text = JSON.stringify({ readings, words, size: SIZE, heat, scale, inner, outer, spoken: taughtWith });
  writeFileSync(target, `${text}\n`);
  process.stdout.write(`${readings.length} readings, ${words.length} words, ${Math.round(text.length / 1_024)} kB\n`);
}

/** Numbers as whole ones from −127 to 127, with what one of them is worth. */
function whole(numbers: Float32Array): { text: string; scale: number } {
  const scale = numbers.reduce((most, number) => Math.max(most, Math.abs(number)), 0) / 127;
  return { scale, text: Buffer.from(Int8Array.from(numbers, (number) => Math.round(number / scale))).toString("base64") };
}
