import { opens } from "@/worker/core/contract/plans";
import { businessOf } from "@/worker/engine/actor";
import { grains } from "@/worker/engine/figures/days";
import { handle } from "@/worker/engine/handler";
import { figures } from "./contract";

/** Every measure and dimension, by the words of the caller's language. Nothing is read. */
export const catalogue = handle(figures.catalogue, async ({ figures: { measures, dimensions }, caller }) => {
  const { language } = caller;
  const plan = businessOf(caller)?.plan;
  return {
    items: [...measures].map(([name, { measure, source }]) => {
      const [label, ...synonyms] = measure.names[language];
      return {
        ...{ name, label, synonyms, unit: measure.unit },
        addsUp: measure.kind === "sum" || measure.kind === "difference",
        standing: source.isBalance === true,
        overTime: source.day !== undefined,
        parts: "parts" in measure ? [...measure.parts] : [],
        by: Object.keys(source.axes),
        beside: [...(source.beside?.[name] ?? [])],
        list: source.list,
        open: !measure.feature || (plan !== undefined && opens(plan, measure.feature)),
      };
    }),
    nextCursor: null,
    dimensions: [...dimensions].map(([name, { names, choices = {} }]) => {
      const [label, ...synonyms] = names[language];
      return { name, label, synonyms, choices: Object.entries(choices).map(([key, own]) => ({ key, label: own[language][0] })) };
    }),
    grains: [...grains],
  };
});
