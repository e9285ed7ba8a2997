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
  if (branches.table === "two rows") return inTwoRows(facts, wording, chance);
  const columns = columnsOf(facts, chance);
  const heads = branches.table === "strange heads" ? { ...wording.heads, ...strangeHeads(wording, chance) } : wording.heads;
  const isBare = branches.table === "no head" || (branches.table === "one amount" && chance.often(0.5));
  const row = (line: Line) =>
    `<tr>${columns.map((column) => `<td class="${isNumber(column) ? "n" : ""}">${cell(line, column, facts)}</td>`).join("")}</tr>`;
  const under = (line: Line) =>
    branches.table === "lots" ? `<tr><td></td><td colspan="${columns.length - 1}" class="small">${line.good.more}</td></tr>` : "";
  const sections = branches.table === "sections";
  const body = lines.map(
    (line, at) => `${sections && at % 4 === 0 ? section(columns.length, wording, chance) : ""}${row(line)}${under(line)}`,
  );
  const heading = isBare
    ? ""
    : `<thead><tr>${columns.map((column) => `<th class="${isNumber(column) ? "n" : ""}">${headOf(heads[column], branches.table === "two heads")}</th>`).join("")}</tr></thead>`;
  return `<table class="lines">${heading}<tbody>${body.join("")}</tbody></table>`;
}

function columnsOf({ branches }: Facts, chance: Chance): Column[] {
  if (branches.table === "one amount") return ["name", "total"];
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
const headOf = (head: string, isHigh: boolean) => (isHigh ? head.replaceAll(" ", "<br>") : head);

/** What a trade calls its columns, which no list of words has. */
function strangeHeads({ language }: Wording, chance: Chance): Partial<Wording["heads"]> {
  return language === "fr"
    ? {
        name: chance.one(["Trajet", "Objet", "Poste", "Mission", "Variété", "Détail du séjour"]),
        quantity: chance.one(["Pal.", "Coeff.", "Fûts", "Nuitées", "Têtes"]),
        price: chance.one(["Barème", "€/u", "À l'unité", "Forfait"]),
        total: chance.one(["€", "Euros", "Soit", "H.T. €", "À payer"]),
      }
    : {
        name: chance.one(["Job", "Route", "Variety", "Task"]),
        quantity: chance.one(["Pallets", "Nights", "Drops", "Head"]),
        price: chance.one(["Each", "Tariff", "Per unit"]),
        total: chance.one(["£", "Sum", "Charge", "To pay"]),
      };
}

/** As tills and small programs print: the name on one row, how much of it at which price under it. */
function inTwoRows({ lines, branches, ...facts }: Facts, { language, heads }: Wording, chance: Chance): string {
  const isHeaded = chance.often(0.5);
  const times = chance.one([" x ", " X ", " × ", " à "]);
  const per = chance.often(0.3);
  const isOver = chance.often(0.3);
  const rows = lines.map(({ good, quantity, total, discount }) => {
    const price = figure((good.price * (100 - discount)) / 10_000, 2, branches);
    const count = figure(quantity, quantity % 1 ? 3 : 0, branches);
    const made = `${count}${good.unit === "kg" || chance.often(0.3) ? ` ${good.unit}` : ""}${times}${price}${per ? ` €/${good.unit}` : ""}`;
    const sum = money(total, { ...facts, lines, branches }, false);
    return isOver
      ? `<tr><td>${made}</td><td></td></tr><tr><td>${good.name}</td><td class="n">${sum}</td></tr>`
      : `<tr><td>${good.name}</td><td></td></tr><tr><td style="padding-left:4mm">${made}</td><td class="n">${sum}</td></tr>`;
  });
  const head = isHeaded
    ? `<thead><tr><th>${heads.name}</th><th class="n">${language === "fr" ? "Montant" : "Amount"}</th></tr></thead>`
    : "";
  return `<table class="lines">${head}<tbody>${rows.join("")}</tbody></table>`;
}

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
