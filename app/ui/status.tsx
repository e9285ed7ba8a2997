import type { Meaning } from "@/worker/core/contract/meaning";

export type { Meaning } from "@/worker/core/contract/meaning";

/** Each meaning has its shape and its colour, so that neither speaks alone. */
const looks: Record<Meaning, string> = {
  good: "st st-disc st-good",
  flow: "st st-disc st-flow",
  soon: "st st-diamond st-soon",
  idle: "st st-ring st-idle",
  rnd: "st st-half st-rnd",
  ended: "st st-dash st-idle",
  loss: "st st-square st-loss",
};

/** A status: a dot and the word. */
export function Status({ meaning, children }: { meaning: Meaning; children: string }) {
  return <span className={looks[meaning]}>{children}</span>;
}
