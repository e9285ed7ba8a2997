import { useWords } from "@/app/shell/i18n/use-words";
import { calculations } from "@/worker/modules/catalogue/calculations/contract";

const rows = {
  lines: ["item", "name", "kind", "amount", "amount.value", "unitPrice", "per", "loss"],
  channels: ["category", "margin", "salesMargin", "price"],
};

/** What the fields of a calculation are called, in rows too. */
export function useLabels() {
  const { t } = useWords("pages/calculations");
  const label = (name: string) => t(`calculations:fields.${name}`);
  const plain = Object.keys(calculations.create.input.shape).map((name) => [name, label(name)]);
  const inRows = Object.entries(rows).flatMap(([list, fields]) =>
    fields.map((name) => [`${list}.${name}`, label(name.split(".")[0] ?? name)]),
  );
  return { label, all: Object.fromEntries([...plain, ...inRows, ["output.value", label("output")]]) as Record<string, string> };
}
