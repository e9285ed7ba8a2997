import type { Chance } from "./chance";
import type { Facts } from "./facts";
import { figure, money } from "./writing";
import type { Wording } from "./wordings";

type Line = Facts["lines"][number];
type Column = keyof Wording["heads"];

/** The lines, in columns. */
export function tableOf(facts: Facts, wording: Wording, chance: Chance): string {
  const { branches, lines } = facts;
  if (branches.kind === "statement") return statement(facts, wording, chance);
  const columns = columnsOf(facts, chance);
  const row = (line: Line) =>
    `<tr>${columns.map((column) => `<td class="${isNumber(column) ? "n" : ""}">${cell(line, column, facts)}</td>`).join("")}</tr>`;
  const under = (line: Line) =>
    branches.table === "lots" ? `<tr><td></td><td colspan="${columns.length - 1}" class="small">${line.good.more}</td></tr>` : "";
  const sections = branches.table === "sections";
  const body = lines.map(
    (line, at) => `${sections && at % 4 === 0 ? section(columns.length, wording, chance) : ""}${row(line)}${under(line)}`,
  );
  const heading =
    branches.table === "no head"
      ? ""
      : `<thead><tr>${columns.map((column) => `<th class="${isNumber(column) ? "n" : ""}">${headOf(column, wording, branches.table === "two heads")}</th>`).join("")}</tr></thead>`;
  return `<table class="lines">${heading}<tbody>${body.join("")}</tbody></table>`;
}

function columnsOf({ branches }: Facts, chance: Chance): Column[] {
  if (branches.kind === "receipt") return ["quantity", "name", "total"];
  const first: Column[] =
    branches.table === "quantity first"
      ? ["quantity", "unit", "name"]
      : chance.often(0.6)
        ? ["code", "name", "quantity", "unit"]
        : ["name", "quantity"];
  const discount: Column[] = branches.table === "discount" ? ["discount"] : [];
  const rate: Column[] = chance.often(0.5) ? ["rate"] : [];
  if (branches.kind === "delivery" && chance.often(0.6)) return first;
  return chance.often(0.5) ? [...first, "price", ...discount, ...rate, "total"] : [...first, "price", ...discount, "total", ...rate];
}

const isNumber = (column: Column) => column !== "name" && column !== "code" && column !== "unit";

/** Heads of two lines break at their words. */
const headOf = (column: Column, { heads }: Wording, isHigh: boolean) => (isHigh ? heads[column].replaceAll(" ", "<br>") : heads[column]);

function cell({ good, quantity, discount, total }: Line, column: Column, facts: Facts): string {
  const { branches } = facts;
  return {
    code: good.code,
    name: good.name,
    quantity: figure(quantity, quantity % 1 ? 3 : 0, branches),
    unit: good.unit,
    price: figure(good.price / 100, 2, branches),
    discount: discount ? figure(discount, discount % 1 ? 1 : 0, branches) : "",
    rate: `${figure(good.rate, good.rate % 1 ? 1 : 0, branches)}${facts.seed % 2 ? " %" : ""}`,
    total: money(total, facts, false),
  }[column];
}

function section(columns: number, { language }: Wording, chance: Chance): string {
  const text =
    language === "fr"
      ? `Bon de livraison ${chance.digits(6)} du 0${chance.whole(1, 9)}/0${chance.whole(1, 9)}/2025`
      : `Delivery ${chance.digits(6)}`;
  return `<tr><td colspan="${columns}"><b>${text}</b></td></tr>`;
}

/** A statement lists papers, not goods. */
function statement(facts: Facts, { language }: Wording, chance: Chance): string {
  const rows = facts.lines.map(({ total }, at) => {
    const day = `${String(1 + ((at * 3) % 28)).padStart(2, "0")}/0${1 + (at % 9)}/2025`;
    return `<tr><td>${day}</td><td>${language === "fr" ? "Facture" : "Invoice"} ${chance.digits(6)}</td><td class="n">${money(Math.round(total * 1.2), facts, false)}</td></tr>`;
  });
  return `<table class="lines"><thead><tr><th>Date</th><th>${language === "fr" ? "Pièce" : "Document"}</th><th class="n">${language === "fr" ? "Débit" : "Debit"}</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}
