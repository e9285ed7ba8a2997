import { company } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { businessOf } from "@/worker/engine/actor";
import type { CommandContext, QueryContext } from "@/worker/engine/handler";
import type { Company } from "./contract";

type CompanyRow = typeof company.$inferSelect;
type Changes = Partial<typeof company.$inferInsert>;

/** The business's one row. */
const OWN = "own";

/** What the business says of itself; until it has said anything, what it signed up as. */
export async function fetchCompany(context: QueryContext): Promise<CompanyRow> {
  return (await readCompany(context)) ?? unwritten(context);
}

/** Changes it; the first change writes it. @throws Refusal `stale` when it was written since it was seen */
export async function changeCompany(context: CommandContext, changes: Changes, seenVersion: number | undefined): Promise<CompanyRow> {
  const row = await readCompany(context);
  if (row) return context.update(company, row, changes, seenVersion);
  const first = unwritten(context);
  if (seenVersion !== undefined && seenVersion !== first.version) throw new Refusal("stale", { params: { version: first.version } });
  const created = { ...first, ...changes, version: first.version + 1, updatedAt: context.now };
  context.insert(company, created);
  return created;
}

async function readCompany({ db }: QueryContext): Promise<CompanyRow | undefined> {
  const [row] = await db.select().from(company).limit(1);
  return row;
}

function unwritten({ caller }: QueryContext): CompanyRow {
  const name = businessOf(caller)?.name ?? "";
  const nothing = {
    siret: null,
    vatNumber: null,
    address: null,
    phone: null,
    email: null,
    iban: null,
    bic: null,
    stripeAccount: null,
    logo: null,
  };
  const silent = { legalForm: "", register: "", website: "", approval: "", tagline: "", discountTerms: "" };
  const standing = { paymentTerms: "30_days", vatRegime: "normal", vatOnDebits: false, discountKeepsVat: false } as const;
  return { id: OWN, name, ...nothing, ...silent, capital: null, penaltyRate: null, ...standing, version: 1, updatedAt: 0 };
}

/** A row as the doors show it. */
export function toCompany({ id, logo, updatedAt, ...row }: CompanyRow): Company {
  return { ...row, hasLogo: logo !== null, updatedAt: updatedAt || null };
}
