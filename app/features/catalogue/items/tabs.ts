import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Operation, Result } from "@/worker/core/contract/operation";
import { type Item, items } from "@/worker/modules/catalogue/items/contract";
import { movements } from "@/worker/modules/store/movements/contract";
import { recipes } from "@/worker/modules/catalogue/recipes/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { searchInput } from "@/app/shell/search-input";
import type { Used } from "@/app/features/catalogue/recipes/used-in";
import { loadOffers } from "@/app/features/buy/tariffs/load-offers";
import { loadRecordDocuments } from "@/app/features/papers/documents/load-record";
import { safetyRecords } from "@/worker/modules/safety/safety-records/contract";
import type { SafetyFile } from "@/app/features/safety/audits/records/safety-part";
import type { ViewName } from "./views";

/** The parts of an item's sheet, by the view it is seen in; each is an address (`?tab=`). */
export const tabs = {
  products: ["overview", "inventory", "recipe", "pricing", "suppliers", "used", "documents"],
  ingredients: ["overview", "inventory", "suppliers", "used", "documents"],
} as const satisfies Record<ViewName, readonly string[]>;

/** What the tab that is shown needs, and nothing else. */
export type TabContent =
  | { tab: "overview"; file: SafetyFile | null }
  | { tab: "inventory"; stock: Result<typeof stock.show>; ledger: Result<typeof movements.list> }
  | { tab: "recipe"; versions: Result<typeof recipes.compare>["versions"] }
  | { tab: "pricing"; prices: Result<typeof items.prices> }
  | ({ tab: "suppliers" } & Awaited<ReturnType<typeof loadOffers>>)
  | ({ tab: "used" } & Used)
  | ({ tab: "documents" } & Awaited<ReturnType<typeof loadRecordDocuments>>);

/** Reads what the asked tab shows. */
export async function loadTab(context: AppLoadContext, view: ViewName, item: Item, request: Request): Promise<TabContent> {
  const query = new URL(request.url).searchParams;
  const tab = (tabs[view] as readonly string[]).find((name) => name === query.get("tab"));
  const { id } = item;
  if (tab === "inventory") {
    const [levels, ledger] = await Promise.all([context.read(stock.show, { id }), context.read(movements.list, { item: id, limit: 10 })]);
    return { tab, stock: levels, ledger };
  }
  if (tab === "recipe") return { tab, versions: (await context.read(recipes.compare, { id })).versions };
  if (tab === "pricing") return { tab, prices: await context.read(items.prices, { id }) };
  if (tab === "suppliers") return { tab, ...(await loadOffers(context, id)) };
  if (tab === "documents") return { tab, ...(await loadRecordDocuments(context, "items", id)) };
  if (tab !== "used") {
    const isMade = item.kind !== "service" && item.kind !== "other";
    return { tab: "overview", file: isMade ? await context.read(safetyRecords.about, { subject: "items", record: id }) : null };
  }
  const ask = <O extends Operation>(operation: O, field: string) =>
    query.get(field) ? context.read(operation, { ...searchInput(operation, request), id }) : null;
  const [used, whatIf, replacement] = await Promise.all([
    context.read(recipes.whereUsed, { id }),
    ask(recipes.whatIf, "change"),
    ask(recipes.replaceEffect, "by"),
  ]);
  return { tab, used, whatIf, replacement };
}
