import { createInstance } from "i18next";
import { describe, expect, it } from "vitest";
import { translatorFor } from "@/cli/translator";
import { en } from "@/cli/words.en";
import { fr } from "@/cli/words.fr";

/** What the terminal says is what the library would say that the service speaks with: it is not loaded with every command. */

const keysOf = (words: object, above = ""): string[] =>
  Object.entries(words).flatMap(([name, inner]) =>
    typeof inner === "string" ? [above + name.replace(/_(one|other)$/, "")] : keysOf(inner, `${above}${name}.`),
  );
const keys = [...new Set(keysOf(fr))];
/** Something for every slot that there is. */
const filled = Object.fromEntries([...JSON.stringify([fr, en]).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => [name, `<${name}>`]));

describe.each(["fr", "en"] as const)("in %s", (language) => {
  const library = createInstance();
  const resources = { fr: { translation: fr }, en: { translation: en } };
  void library.init({ lng: language, initAsync: false, interpolation: { escapeValue: false }, resources });
  const { say } = translatorFor(language, {});

  it.each([0, 1, 2, 1.5, 1_000])("every sentence, of %d", (count) => {
    const slots = { ...filled, count };
    for (const key of keys) expect(say(key, slots), key).toBe(library.t(key, slots));
  });

  it("the first that there is of several, and the key itself where there is none", () => {
    expect(say(["nowhere.at", "help"])).toBe(library.t(["nowhere.at", "help"]));
    expect(say("nowhere.at" as "help")).toBe("nowhere.at");
    expect(say("confirm.needed")).toBe(library.t("confirm.needed"));
  });
});
