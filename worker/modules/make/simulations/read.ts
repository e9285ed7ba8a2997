import { inArray, sql } from "drizzle-orm";
import { items, recipeLines, recipes, tariffs } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { Refusal, refuseField } from "@/worker/core/errors";
import type { Parsed } from "@/worker/core/contract/operation";
import type { QueryContext } from "@/worker/engine/handler";
import { type Graph, graphOf, reading } from "@/worker/modules/catalogue/costing";
import { type Place, placesOf } from "@/worker/modules/store/ledger";
import { selectTied, type Tied } from "@/worker/modules/buy/tariffs";
import type { simulations } from "./contract";
import { simulate, type Tried } from "./simulate";

export interface Outcome {
  day: string;
  tried: Tried[];
  graph: Graph;
  places: Place[];
  /** What suppliers ask for what goes in. */
  offers: Tied[];
}

/** Tries recipes on the stock of now; all of it is read in one batch. @throws Refusal `invalid_input` naming the run that cannot be */
export async function tryRuns({ db, now }: QueryContext, { runs, day = civilDate(now) }: Parsed<typeof simulations.run>): Promise<Outcome> {
  const names = JSON.stringify(runs.map(({ item }) => item));
  const products = sql`(select id from items where id in (select value from json_each(${names})) or sku in (select upper(value) from json_each(${names})))`;
  const active = sql`${recipes.status} = 'active' and ${recipes.itemId} in ${products}`;
  const inside = sql`(select ${recipeLines.itemId} from ${recipeLines} where ${recipeLines.recipeId} in (select ${recipes.id} from ${recipes} where ${active}))`;
  const [versions, itemRows, places, offers] = await db.batch([
    ...reading(db, active, undefined, sql`${items.id} in ${products}`),
    placesOf(db, inside),
    selectTied(db, inArray(tariffs.itemId, inside)),
  ]);
  const graph = graphOf(versions, itemRows);
  const requests = runs.map(({ item: name, by, amount }, place) => {
    const item = itemRows.find(({ id }) => id === name) ?? itemRows.find(({ sku }) => sku === name.toUpperCase());
    if (!item) return refuseField(`runs.${place}.item`, "not_found");
    const recipe = graph.recipes.get(item.id) ?? refuseField(`runs.${place}.item`, "no_recipe");
    return { recipe, product: item, by, amount };
  });
  let remaining: Place[] = places;
  const tried = requests.map((run, place) => {
    const { tried: outcome, places: rest } = named(`runs.${place}`, () => simulate(run, { places: remaining, day, itemOf: graph.itemOf }));
    remaining = rest;
    return outcome;
  });
  return { day, tried, graph, places, offers };
}

/** Says in which run a field is wrong. */
function named<Answer>(run: string, work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Refusal) || !error.detail.fields) throw error;
    throw new Refusal(error.code, { fields: error.detail.fields.map((problem) => ({ ...problem, field: `${run}.${problem.field}` })) });
  }
}
