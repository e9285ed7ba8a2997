import { count, sql } from "drizzle-orm";
import { clients, deliveries, items, recipes, samples } from "@/db/business";
import { handle, type QueryContext } from "@/worker/engine/handler";
import { fetchCompany } from "@/worker/modules/business/company";
import { PASSERS_BY } from "@/worker/modules/sell/sales/status";
import { type FirstSteps, firstSteps } from "./contract";
import { type StepKind, stepKinds, stepPaths } from "./status";
import { en } from "./words.en";
import { fr } from "./words.fr";

/** Which of the first steps are done, as the facts say: nobody ticks them, and records to try things with do not count. */
export const show = handle(firstSteps.show, (context) => readSteps(context));

/** @param more how many samples are being put in */
export async function readSteps(context: QueryContext, more = 0): Promise<FirstSteps> {
  const { db, caller } = context;
  const isOwn = (id: unknown) => sql`not exists (select 1 from ${samples} where ${samples.id} = ${id})`;
  const [company, [[facts], [sampled]]] = await Promise.all([
    fetchCompany(context),
    db.batch([
      db
        .select({
          ingredient: sql<number>`exists (select 1 from ${items} where ${items.archived} = 0 and ${items.section} = 'ingredients' and ${items.cost} is not null and ${isOwn(items.id)})`,
          recipe: sql<number>`exists (select 1 from ${items} where ${items.id} in (select ${recipes.itemId} from ${recipes} where ${recipes.status} = 'active') and +${items.archived} = 0 and +${items.section} = 'catalogue' and ${items.cost} is not null and ${isOwn(items.id)})`,
          draft: sql<
            string | null
          >`(select ${recipes.id} from ${recipes} where ${recipes.status} = 'draft' and ${isOwn(recipes.id)} limit 1)`,
          client: sql<number>`exists (select 1 from ${clients} where ${clients.id} <> ${PASSERS_BY} and ${isOwn(clients.id)})`,
          order: sql<number>`exists (select 1 from ${deliveries} where ${deliveries.shippedOn} > '')`,
        })
        .from(sql`(select 1)`),
      db.select({ total: count() }).from(samples),
    ]),
  ]);
  const isDone: Record<StepKind, boolean> = {
    company: company.siret !== null && company.address !== null,
    ingredient: Boolean(facts?.ingredient),
    recipe: Boolean(facts?.recipe),
    client: Boolean(facts?.client),
    order: Boolean(facts?.order),
  };
  const { steps, activate } = { fr, en }[caller.language];
  const all = stepKinds.map((kind) => {
    // A recipe that is written counts for nothing until it is activated.
    const isWritten = kind === "recipe" && !isDone.recipe && facts?.draft;
    const way = isWritten ? { title: activate, path: `/customer/recipes/${facts.draft}` } : { title: steps[kind], path: stepPaths[kind] };
    return { kind, done: isDone[kind], ...way };
  });
  return { items: all, done: all.filter(({ done }) => done).length, total: all.length, samples: (sampled?.total ?? 0) + more };
}
