import { nameOf } from "@/worker/core/contract/operation";
import { fieldsOf } from "@/worker/core/contract/schema";
import { choiceLabel, fieldLabel, inSentence } from "@/worker/core/text/format-value";
import type { Language } from "@/worker/core/language";
import type { AssistantTools } from "../port";
import type { Reading } from "./understanding";

interface Named {
  name: string;
  label: string;
}

/** What readings are called on buttons: "Ventes facturées HT, par client", "Lister les commandes : en retard". */
export async function labelsOf(readings: readonly Reading[], language: Language, desk: AssistantTools): Promise<string[]> {
  const catalogue = readings.some(({ measure }) => measure)
    ? desk.tools.find(({ operation }) => operation.id === "figures.catalogue")
    : undefined;
  const { items, dimensions } = (catalogue ? await desk.run(catalogue.operation, {}) : { items: [], dimensions: [] }) as {
    items: Named[];
    dimensions: Named[];
  };
  const labelIn = (all: Named[], name: string) => all.find((one) => one.name === name)?.label ?? name;
  return readings.map((reading) => {
    const { measure, by, tool, preset } = reading;
    if (measure)
      return by ? desk.say("byGroup", { what: labelIn(items, measure), by: inSentence(labelIn(dimensions, by)) }) : labelIn(items, measure);
    const words = tool.words[language];
    const shapes = fieldsOf(tool.operation.input);
    const narrowed = Object.entries(preset).map(([field, value]) =>
      shapes[field]?.kind === "choice"
        ? value
            .split(",")
            .map((choice) => inSentence(choiceLabel({ words, language }, field, choice)))
            .join(" / ")
        : inSentence(fieldLabel({ words, language }, field)),
    );
    return [words.operations[nameOf(tool.operation).verb]?.title ?? tool.name, ...narrowed].join(desk.say("colon"));
  });
}
