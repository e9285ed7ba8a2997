import { inArray, or, sql } from "drizzle-orm";
import { lots, productions } from "@/db/business";
import type { CommandContext } from "@/worker/engine/handler";
import { selectActivePlans } from "@/worker/modules/safety/control-plans";
import { selectNamed } from "@/worker/modules/safety/instruments";

/** What readings name besides their points. */
interface Named {
  lots: string[];
  instrument: string | null;
  production: string | null;
}

/** The plans in force, and the lots, productions and instruments that readings name. */
export async function lookUp({ db }: Pick<CommandContext, "db">, taken: readonly Named[]) {
  const both = (names: string[]) => [...new Set(names.flatMap((name) => [name, name.toUpperCase()]))];
  const lotNames = both(taken.flatMap((one) => one.lots));
  const instrumentNames = taken.flatMap(({ instrument }) => instrument ?? []);
  const papers = both(taken.flatMap(({ production }) => production ?? []));
  const [plans, lotRows, productionRows, instrumentRows] = await db.batch([
    selectActivePlans(db),
    db
      .select({ id: lots.id, number: lots.number })
      .from(lots)
      .where(or(inArray(lots.id, amongst(lotNames)), inArray(lots.number, amongst(lotNames)))),
    db
      .select({ id: productions.id, reference: productions.reference, lotId: productions.lotId })
      .from(productions)
      .where(or(inArray(productions.id, amongst(papers)), inArray(productions.reference, amongst(papers)))),
    selectNamed(db, instrumentNames),
  ]);
  return {
    plans,
    instrumentRows,
    lotIdOf: (name: string) => lotRows.find(({ id, number }) => id === name || number === name || number === name.toUpperCase())?.id,
    productionOf: (name: string) => productionRows.find(({ id, reference }) => id === name || reference === name.toUpperCase()),
  };
}

const amongst = (names: string[]) => sql`(select value from json_each(${JSON.stringify(names)}))`;
