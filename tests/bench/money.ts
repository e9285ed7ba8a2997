import { sql } from "drizzle-orm";
import { patiently } from "@/db/seed/retry";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { busySeconds, largeDatabase, type Machine } from "./figures";
import { strange } from "./load";
import { civilDate } from "@/worker/core/figures/dates";
import { median } from "./stock";

/** Invoices, of three lines each, beside the orders of the seed. */
export const INVOICES = 10_000;
/** Of them, those of one write. */
const PART = 500;
/** Papers of one bundle. */
export const PAPERS = 100;

const day = (minus: number) => civilDate(Date.now() - minus * 86_400_000);
const paths = {
  list: "/api/invoices?limit=50",
  ageing: "/api/invoices/ageing?limit=50",
  forecast: "/api/treasury/forecast",
  months: `/api/invoices/revenue?by=month&from=${day(400)}`,
  clients: `/api/invoices/revenue?by=client&from=${day(400)}`,
};

/**
 * Milliseconds of what one asks of money, each the median of many; round trips of the forecast, the session's included; milliseconds
 * of the processor for one paper, and seconds until many lie in one file.
 */
export async function moneyTimes(machine: Machine, api: Record<string, string>) {
  await insertInvoices(await largeDatabase(machine));
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(machine.url + path, { ...init, headers: { ...strange(api), ...init.headers } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const times: Record<string, number> = {};
  for (const [name, path] of Object.entries(paths)) times[name] = await median(async () => void (await (await ask(path)).text()));
  const trips = Number(/(\d+) round/.exec((await ask(paths.forecast)).headers.get("server-timing") ?? "")?.[1] ?? 0);
  const before = busySeconds();
  const bundle = await bundleTime(ask);
  return { times, trips, paper: ((busySeconds() - before) / PAPERS) * 1_000, bundle };
}

/** Seconds from the wish to the file. */
async function bundleTime(ask: (path: string, init?: RequestInit) => Promise<Response>): Promise<number> {
  const start = Date.now();
  const invoices = Array.from({ length: PAPERS }, (_, place) => `bench-${place}`);
  const post = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ invoices }) };
  let bundle = (await (await ask("/api/invoice-bundles/print", post)).json()) as { id: string; state: string };
  while (bundle.state === "running") {
    await new Promise((resolve) => setTimeout(resolve, 200));
    bundle = (await (await ask(`/api/invoice-bundles/${bundle.id}`)).json()) as typeof bundle;
  }
  if (bundle.state !== "done") throw new Error("The papers were not printed");
  return (Date.now() - start) / 1_000;
}

const address = { street: "1 rue de la Mesure", postcode: "47000", city: "Agen", country: "FR" };
const seller = { name: "Grande Conserverie", address, siret: "73282932000074", vatNumber: "FR44732829320", email: "a@b.test" };
const buyer = { name: "Maison Mesure", address, siret: "55208131766522", vatNumber: null, email: "c@d.test" };
const more = {
  iban: "FR7630006000011234567890189",
  bic: "AGRIFRPP",
  legalForm: "SAS",
  register: "Agen",
  penaltyRate: null,
  discountTerms: "",
};

/** Invoices of the year to all the clients, a third of them not paid yet. */
async function insertInvoices(db: BusinessDatabase): Promise<void> {
  const ALL = sql.raw(String(INVOICES));
  const line = sql`json_object('id', n.i || '-' || k.value, 'itemId', things.id, 'description', things.name, 'amount', 12000, 'unit', 'piece',
    'price', 40000, 'per', 'piece', 'discount', 0, 'vatRate', 550, 'total', 480000)`;
  const part = (from: number) => sql`with recursive
    n(i) as (select ${sql.raw(String(from))} union all select i + 1 from n where i + 1 < ${sql.raw(String(from + PART))}),
    buyers(id, name, place) as (select id, company_name, row_number() over (order by id) - 1 from clients),
    things(id, name, place) as (select id, name, row_number() over (order by seq) - 1 from items where archived = 0 limit 500)
    insert into invoices (id, type, status, number, client_id, party_name, issued_on, sold_on, due_on, payment_terms, seller, buyer, lines, vat,
      subtotal, tax, total, paid, paid_on, search_text, sent_at, created_at, updated_at)
    select 'bench-' || i, 'client', iif(i % 3, 'paid', 'sent'), printf('FA-2025-%05d', i), buyers.id, buyers.name,
      date('now', '-' || (390 - i * 390 / ${ALL}) || ' days'), date('now', '-' || (390 - i * 390 / ${ALL}) || ' days'),
      date('now', '-' || (360 - i * 390 / ${ALL}) || ' days'), '30_days', ${JSON.stringify({ ...seller, ...more })}, ${JSON.stringify(buyer)},
      (select json_group_array(${line}) from json_each('[0,1,2]') as k join things on things.place = (n.i * 3 + k.value) % 500),
      '[{"rate":550,"base":1440000,"tax":79200}]', 1440000, 79200, 1519200, iif(i % 3, 1519200, 0), iif(i % 3, date('now'), null),
      'fa-2025-' || i || ' maison mesure', 0, i, i
    from n join buyers on buyers.place = n.i % (select count(*) from buyers)`;
  for (let from = 0; from < INVOICES; from += PART) await patiently(() => db.run(part(from)));
}
