import type { Language } from "@/worker/core/language";
import type { Catalogue, Found } from "@/worker/engine/figures/catalogue";
import { dimensionLabel, periodLabel } from "./labels";
import { en } from "./words.en";
import { fr } from "./words.fr";

interface Read {
  catalogue: Catalogue;
  found: readonly Found[];
  by: readonly string[];
  filters: readonly { dimension: string }[];
  /** What filters are called, by their place. */
  labels: ReadonlyMap<number, string>;
  period: { from: string; to: string } | null;
  other: { from: string; to: string } | null;
  language: Language;
}

/** How a question was understood, in one sentence: "Ventes facturées HT, par produit, client : Etxe Ona, en 2026". */
export function understoodAs({ catalogue, found, by, filters, labels, period, other, language }: Read): string {
  const { sentence } = { fr, en }[language];
  const label = (name: string) => dimensionLabel(catalogue, name, language).replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  const list = (texts: (string | undefined)[]) => [texts.slice(0, -1).join(", "), texts.at(-1)].filter(Boolean).join(sentence.and);
  const parts = [
    list(found.map(({ measure }) => measure.names[language][0])),
    ...(by.length ? [sentence.by.replace("{{name}}", list(by.map(label)))] : []),
    ...filters.map(({ dimension }, place) =>
      sentence.only.replace("{{name}}", label(dimension)).replace("{{members}}", () => labels.get(place) ?? ""),
    ),
    period ? periodLabel(period, language) : sentence.now,
    ...(other ? [sentence.beside.replace("{{name}}", periodLabel(other, language))] : []),
  ];
  return parts.join(", ");
}
