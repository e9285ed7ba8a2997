import { handle } from "@/worker/engine/handler";
import { offerFor, packsFor } from "@/worker/modules/buy/restocks";
import { simulations } from "./contract";
import { type Outcome, tryRuns } from "./read";
import type { Batch, Lack, Simulation } from "./shapes";

/** What recipes would take, lack and cost, one after the other from one stock. */
export const run = handle(simulations.run, async (context, input) => shown(await tryRuns(context, input)));

function shown(outcome: Outcome): Simulation {
  return {
    day: outcome.day,
    batches: outcome.tried.map((tried, at) => ({ place: at + 1, ...toBatch(tried, outcome) })),
    lacking: lackingOf(outcome),
  };
}

function toBatch(
  { product, recipe, by, amount, limiting, lines, labourMinutes, cost }: Outcome["tried"][number],
  outcome: Outcome,
): Omit<Batch, "place"> {
  const lotOf = (id: string) => outcome.places.find(({ lotId }) => lotId === id);
  const dates = lines.flatMap(({ parts }) => parts.flatMap(({ lotId }) => lotOf(lotId)?.dlc ?? lotOf(lotId)?.ddm ?? []));
  return {
    itemId: product.id,
    sku: product.sku,
    name: product.name,
    recipeId: recipe.id,
    by,
    amount: { amount, unit: product.unit },
    limiting: limiting?.name ?? "",
    lines: lines.map(({ itemId, needed, available, short, parts }) => {
      const { sku, name, kind, unit } = outcome.graph.itemOf(itemId);
      const measure = (value: number) => ({ amount: value, unit });
      return {
        itemId,
        sku,
        name,
        kind,
        needed: measure(needed),
        available: measure(available),
        short: measure(short),
        lots: parts.map(({ lotId, amount: taken }) => {
          const { number = "", dlc = null, ddm = null } = lotOf(lotId) ?? {};
          return { lotId, number, dlc, ddm, amount: measure(taken) };
        }),
      };
    }),
    labourMinutes,
    unitCost: cost?.unit ?? null,
    total: cost?.total ?? null,
    firstDate: dates.sort()[0] ?? null,
  };
}

/** What all of them together lack, and who sells it: the preferred supplier, or else the cheapest. */
export function lackingOf({ tried, graph, offers }: Outcome): Lack[] {
  const lacking = new Map<string, number>();
  for (const { itemId, short } of tried.flatMap(({ lines }) => lines)) {
    if (short) lacking.set(itemId, (lacking.get(itemId) ?? 0) + short);
  }
  return [...lacking].map(([itemId, amount]) => {
    const item = graph.itemOf(itemId);
    const offer = offerFor({ item, lacking: amount, offers: offers.filter(({ tariff }) => tariff.itemId === itemId) });
    const pack = offer && { amount: offer.tariff.packAmount, unit: offer.tariff.packUnit };
    return {
      itemId,
      sku: item.sku,
      itemName: item.name,
      lacking: { amount, unit: item.unit },
      supplierId: offer?.supplier.id ?? null,
      supplierName: offer?.supplier.name ?? "",
      tariffId: offer?.tariff.id ?? null,
      packs: pack ? packsFor(amount, item, pack) : null,
      isMade: item.recipeId !== null,
    };
  });
}
