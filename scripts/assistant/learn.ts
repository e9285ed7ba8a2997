import { BUCKETS, featuresOf } from "@/worker/adapters/llm/local/model/features";
import { wordsOf, written } from "@/worker/adapters/llm/local/model/spelling";
import type { Chance } from "./grammar";
import type { Lesson } from "./lessons";

/** Numbers by which features of a sentence lead to what it asks for. */
export interface Learned {
  readings: string[];
  inner: Float32Array;
  outer: Float32Array;
}

/** Numbers between a feature and a reading: few, so that ways of asking that resemble each other share them. */
export const SIZE = 48;
const EPOCHS = 8;
const PACE = 0.35;

export const featuresIn = (text: string) => featuresOf(wordsOf(written(text)));

/** Learns by going down the slope of each sentence's error, a little less at every step. */
export function learn(lessons: readonly Lesson[], chance: Chance, epochs = EPOCHS): Learned {
  const readings = [...new Set(lessons.map(({ reading }) => reading))].sort();
  const inner = Float32Array.from({ length: BUCKETS * SIZE }, () => (chance() - 0.5) / SIZE);
  const outer = new Float32Array(readings.length * SIZE);
  const place = new Map(readings.map((reading, at) => [reading, at]));
  const examples = lessons.map(({ text, reading }) => ({ features: featuresIn(text), reading: place.get(reading) ?? 0 }));
  const order = examples.map((_, at) => at);
  const steps = epochs * examples.length;
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(chance() * (at + 1));
      [order[at], order[other]] = [order[other] as number, order[at] as number];
    }
    for (const at of order) {
      const { features, reading } = examples[at] as (typeof examples)[number];
      if (features.length) descend({ readings, inner, outer }, features, reading, PACE * (1 - step / steps));
      step += 1;
    }
  }
  return { readings, inner, outer };
}

function descend(learned: Learned, features: readonly number[], wanted: number, pace: number): void {
  const { inner, outer, readings } = learned;
  const mean = meanOf(learned, features);
  const chances = chancesOf(learned, mean);
  const back = new Float32Array(SIZE);
  for (let reading = 0; reading < readings.length; reading += 1) {
    const error = (reading === wanted ? 1 : 0) - (chances[reading] as number);
    if (Math.abs(error) < 1e-4) continue;
    const from = reading * SIZE;
    for (let at = 0; at < SIZE; at += 1) {
      back[at] = (back[at] as number) + error * (outer[from + at] as number);
      outer[from + at] = (outer[from + at] as number) + pace * error * (mean[at] as number);
    }
  }
  const share = pace / Math.sqrt(features.length);
  for (const feature of features) {
    const from = feature * SIZE;
    for (let at = 0; at < SIZE; at += 1) inner[from + at] = (inner[from + at] as number) + share * (back[at] as number);
  }
}

export function meanOf({ inner }: Learned, features: readonly number[]): Float32Array {
  const mean = new Float32Array(SIZE);
  for (const feature of features)
    for (let at = 0; at < SIZE; at += 1) mean[at] = (mean[at] as number) + (inner[feature * SIZE + at] as number);
  for (let at = 0; at < SIZE; at += 1) mean[at] = (mean[at] as number) / Math.max(1, features.length);
  return mean;
}

/** How likely each reading is. @param heat more makes them surer */
export function chancesOf({ outer, readings }: Learned, mean: Float32Array, heat = 1): Float32Array {
  const scores = new Float32Array(readings.length);
  let most = Number.NEGATIVE_INFINITY;
  for (let reading = 0; reading < readings.length; reading += 1) {
    let sum = 0;
    for (let at = 0; at < SIZE; at += 1) sum += (mean[at] as number) * (outer[reading * SIZE + at] as number);
    scores[reading] = sum * heat;
    most = Math.max(most, sum * heat);
  }
  let whole = 0;
  for (let reading = 0; reading < readings.length; reading += 1) {
    scores[reading] = Math.exp((scores[reading] as number) - most);
    whole += scores[reading] as number;
  }
  for (let reading = 0; reading < readings.length; reading += 1) scores[reading] = (scores[reading] as number) / whole;
  return scores;
}

/** How well sentences are read, and the heat at which chances are nearest to how often they are right. */
export function judge(learned: Learned, lessons: readonly Lesson[]): { right: number; heat: number; wrong: string[] } {
  const place = new Map(learned.readings.map((reading, at) => [reading, at]));
  const read = lessons.flatMap((lesson) => {
    const wanted = place.get(lesson.reading);
    return wanted === undefined ? [] : [{ lesson, wanted, mean: meanOf(learned, featuresIn(lesson.text)) }];
  });
  const lossAt = (heat: number) =>
    read.reduce((sum, { mean, wanted }) => sum - Math.log(Math.max(1e-9, chancesOf(learned, mean, heat)[wanted] ?? 0)), 0);
  const heats = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.2];
  const heat = heats.reduce((best, one) => (lossAt(one) < lossAt(best) ? one : best), 1);
  const wrong: string[] = [];
  for (const { lesson, wanted, mean } of read) {
    const chances = chancesOf(learned, mean);
    const best = chances.indexOf(Math.max(...chances));
    if (best !== wanted) wrong.push(`${lesson.text} → ${learned.readings[best]} (${lesson.reading})`);
  }
  return { right: 1 - wrong.length / Math.max(1, read.length), heat, wrong };
}
