import { expect, it } from "vitest";
import { ask } from "@/tests/support/ask";
import { demoOwner } from "@/tests/support/asked/demo";
import { waysToSay } from "@/worker/adapters/llm/local/states";
import type { Operation } from "@/worker/core/contract/operation";
import { fieldsOf } from "@/worker/core/contract/schema";
import { fold, type Language, languages } from "@/worker/core/language";
import { choiceLabel } from "@/worker/core/text/format-value";
import { modules } from "@/worker/modules/contracts";

/** What tells a record's state, as every list declares it. */
const state = /^(?:status|state|standing|validity|freshness|outcome|verdict)$/;
const asksOrSays =
  /je ne comprends|do not understand|je n'ai pas compris|did not understand|que voulez-vous|would you like|cellier ne tient pas|does not keep|je ne sais|i cannot/i;

/** Every state of every list, asked for by its label and by one other way to say it. */
const states = Object.entries(modules).flatMap(([module, { operations, words }]) => {
  const list = (operations as Record<string, Operation>).list;
  if (list?.access.role !== "customer") return [];
  return Object.entries(fieldsOf(list.input)).flatMap(([field, { options }]) =>
    state.test(field)
      ? options.flatMap((choice) => languages.flatMap((language) => waysOf(language, module, words as never, field, choice)))
      : [],
  );
});

function waysOf(language: Language, module: string, words: Record<Language, never>, field: string, choice: string) {
  const own = words[language] as { counted?: { other: string }; title: string };
  const label = choiceLabel({ words: words[language], language }, field, choice);
  const [other] = waysToSay(choiceLabel({ words: words.en, language: "en" }, field, choice), language).filter((way) => !way.includes(" "));
  const thing = (own.counted?.other ?? own.title).toLowerCase().replace("{{shown}}", "").trim();
  return [label, other].flatMap((way) => (way ? { language, module, label, message: `${thing} ${fold(way)}` } : []));
}

it("a state that a question says is told in the answer, asked about or not understood: never left out", async () => {
  const { person } = await demoOwner();
  const dropped: string[] = [];
  for (const { message, label, language } of states) {
    const { response, choices } = await ask(person, { message }, language);
    const isTold = fold(response).includes(fold(label));
    if (!isTold && !choices?.length && !asksOrSays.test(response)) dropped.push(`${message} (${label}): ${response.slice(0, 120)}`);
  }
  expect(states.length).toBeGreaterThan(300);
  if (process.env.SHOW_WRONG) console.info(dropped.join("\n"));
  expect(dropped.length / states.length).toBeLessThan(0.05);
});
