import { Chance } from "./chance";
import type { Facts } from "./facts";
import { periodOf } from "./due-markup";
import { lettersOf } from "./fonts";
import { headOf } from "./head-markup";
import { tableOf } from "./table-markup";
import { sumsOf } from "./sums-markup";
import { wordings } from "./wordings";

/** A paper as a page that a browser prints. @param marks what was stamped and written on it since */
export function markupOf(facts: Facts, marks = ""): string {
  const chance = new Chance(facts.seed * 31 + 5);
  const { look, kind, words } = facts.branches;
  const isTicket = kind === "receipt";
  const size = isTicket ? 8 : look === "dense" ? 7.5 : look === "airy" ? 10.5 : chance.one([8.5, 9, 9.5, 10]);
  const wording = wordings[words];
  const letters = lettersOf(look, new Chance(facts.seed * 17 + 9));
  return `<!doctype html><meta charset="utf-8"><style>
${letters.faces}
@page { size: ${isTicket ? "80mm 190mm" : words === "american" ? "Letter" : "A4"}; margin: ${isTicket ? "4mm" : `${chance.whole(9, 18)}mm ${chance.whole(10, 19)}mm`} }
body { font: ${size}pt/${look === "airy" ? 1.55 : look === "dense" ? 1.1 : 1.3} "${letters.text}"; margin: 0; position: relative }
.row { display: flex; justify-content: space-between; gap: 8mm } .centre { text-align: center } .right { text-align: right }
.gap { height: ${look === "airy" ? 9 : look === "dense" ? 3 : 6}mm } .big { font-size: 1.7em; font-weight: bold } .name { font-family: "${letters.name}"; font-size: ${chance.one([1, 1.2, 1.5, 1.9])}em; font-weight: bold }
.small { font-size: .75em } table { border-collapse: collapse } .lines { width: 100%; ${chance.often(0.5) ? "border-top: 1px solid #333" : ""} }
td, th { padding: ${look === "airy" ? "1.6mm 2mm" : ".7mm 1.2mm"}; text-align: left; vertical-align: top; ${chance.often(0.4) ? "border: .5px solid #888" : ""} }
.lines th { ${chance.often(0.4) ? "background: #ddd" : ""} } .n { text-align: right; white-space: nowrap } .box { border: 1px solid #555; padding: 2mm 3mm }
footer { position: fixed; bottom: 0; left: 0; right: 0; font-size: 6.5pt; text-align: center }
</style><body>${headOf(facts, wording, chance)}<div class="gap"></div>${periodOf(facts, wording, chance)}${tableOf(facts, wording, chance)}${sumsOf(facts, wording, chance)}${marks}`;
}
