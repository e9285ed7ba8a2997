import { and, count } from "drizzle-orm";
import { businesses as table } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { holdsTypedWords } from "@/worker/engine/lists/search";
import { consultancyClients } from "./contract";
import { clients, knownAs } from "./records";

/** Every business, the newest first, with its credits and what it asked for. */
export const list = handle(consultancyClients.list, async ({ platform }, question) => {
  const page = newestFirst(table, question);
  const matching = holdsTypedWords(knownAs, question.search);
  const [rows, [counted]] = await platform.batch([
    clients(platform)
      .where(and(matching, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    platform.select({ total: count() }).from(table).where(matching),
  ]);
  return { ...page.pageOf(rows, (row) => row), total: counted?.total ?? 0 };
});
