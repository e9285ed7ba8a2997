import { identifier, instant, line, pageOf, paging, version, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { isScreen, searchOf } from "./rules";

const name = line(60);
/** The address of a list, without what it is narrowed by. */
const screen = line(100).refine(isScreen, { params: { code: "format" } });
/** What the list is narrowed and ordered by, as its address says it. */
const search = line(600)
  .transform(searchOf)
  .refine((text) => text !== "", { params: { code: "required" } });

/** A view as every door shows it. */
export const view = z.object({
  id: z.string(),
  name: z.string(),
  screen: z.string(),
  search: z.string(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type View = z.output<typeof view>;

const columns = ["name", "screen", "search"] as const;
const byId = { id: identifier };
const { limit, cursor } = paging;

/** Lists that people kept as they had narrowed and ordered them, under a name. */
export const views = defineModule("views", customers, {
  list: query({ input: z.strictObject({ limit, cursor, screen: screen.optional() }), output: pageOf(view), columns }),
  show: query({ input: z.strictObject(byId), output: view, columns }),
  create: command({ risk: "writes", input: z.strictObject({ name, screen, search }), output: view, columns }),
  update: command({ risk: "writes", input: z.strictObject({ ...byId, name, version }), output: view, columns }),
  remove: command({ risk: "irreversible", input: z.strictObject({ ...byId, version }), output: view, columns }),
});
