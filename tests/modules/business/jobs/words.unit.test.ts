import { expect, it } from "vitest";
import { job } from "@/worker/core/jobs";
import { languages } from "@/worker/core/language";
import { hasWords } from "@/worker/doors/words";

it("names every job that the queue carries", () => {
  const types = job.options.map(({ shape }) => shape.type.value.replace(".", "_"));
  for (const type of types) for (const language of languages) expect(hasWords(`jobs:values.type.${type}`, language), type).toBe(true);
});
