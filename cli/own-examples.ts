import type { Language } from "@/worker/core/language";

/** How the terminal's own commands are written in the demo business; `{year}` is the one in which one reads it. */
const lines: Readonly<Record<string, readonly string[]>> = {
  alias: ["alias set prix 'items list --columns sku,price --search $1'", "alias list"],
  api: ["api items --jq '.items[0].sku'", "api GET /api/orders --field limit=1"],
  browse: ["items browse", "orders browse --status ready"],
  config: ["config list", "config set language en"],
  export: ["export sauvegarde", "export sauvegarde --only items,clients --dry-run"],
  find: ["find rillettes canard", 'find "Etxe Ona" -L 5'],
  import: ["import sauvegarde --dry-run", "import sauvegarde --only recipes --dry-run"],
  order: ['order new "Épicerie Etxe Ona 40 rillettes canard 180 vendredi" --dry-run', 'order new "Épicerie Etxe Ona 2,5 kg de sel" --yes'],
  papers: ["papers make technical-sheet --for RIL-CAN-180 --out fiche.pdf", "papers make price-list --category horeca --out tarif.pdf"],
  report: ['report sales --by month --period "cette année"', "report vat --csv"],
  scan: ["scan facture.pdf", "scan - < facture.pdf"],
  switch: ["switch boutique", "switch"],
  table: ["items import articles.csv --dry-run", "items import - --dry-run < articles.csv"],
  tail: ["tail", "tail --json"],
  trace: ["trace LOT-{year}-0952", "trace LOT-{year}-0952 --json"],
};

/** What is said otherwise in English, but for what is a name in the demo business. */
const inEnglish: Readonly<Record<string, string>> = {
  "cette année": "this year",
  "facture.pdf": "invoice.pdf",
  "fiche.pdf": "sheet.pdf",
  "tarif.pdf": "prices.pdf",
  "articles.csv": "items.csv",
  sauvegarde: "backup",
  boutique: "shop",
  " prix ": " price ",
  " de sel": " of sel",
  vendredi: "friday",
};

/** The examples of a command of the terminal's own, by its name; none where it has none. */
export function ownExamples(name: string, language: Language, now = Date.now()): string[] {
  const own = lines[name] ?? [];
  const spoken = (line: string) =>
    language === "en" ? Object.entries(inEnglish).reduce((text, [one, other]) => text.replaceAll(one, other), line) : line;
  return own.map((line) => `cellier ${spoken(line).replaceAll("{year}", String(new Date(now).getFullYear()))}`);
}
