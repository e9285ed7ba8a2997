import { divideRounded } from "@/worker/core/figures/divide-rounded";
import { QUANTITY_SCALE, units } from "@/worker/core/figures/quantity";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { readAbove } from "@/worker/modules/catalogue/costing";
import { effectsOf } from "@/worker/modules/catalogue/recipes";
import { unitPrice } from "@/worker/core/figures/unit-price";
import { unitOf } from "@/worker/core/figures/unit-words";
import { difference, type Tied } from "@/worker/modules/buy/tariffs";
import type { ScanLine } from "../contract";
import type { KeptLine } from "../shapes";

type PriceChange = NonNullable<ScanLine["priceChange"]>;

/** Effects of one change that are listed; the rest is counted. */
const SHOWN = 5;

/** What a line says a pack of a tariff costs. */
export interface Priced {
  tied: Tied;
  /** Ten-thousandths of a euro excl. tax for a pack. */
  price: number;
}

/**
 * What a line asks for a pack of its item's tariff: its price where it counts packs, its price times what a pack holds where it
 * weighs or measures. A unit that nobody knows may be either: the nearer to the tariff is taken.
 */
export function pricedBy(line: KeptLine, tied: Tied[]): Priced | null {
  const { unitPrice: price } = line;
  if (!line.itemId || price === null || price <= 0) return null;
  const offers = tied.filter(({ item }) => item.id === line.itemId);
  const own = offers.find(({ tariff }) => tariff.preferred) ?? offers[0];
  if (!own) return null;
  const { packAmount, packUnit, price: before } = own.tariff;
  const unit = unitOf(line.unit);
  const measured = unit ?? packUnit;
  const perUnit =
    units[measured].base === units[packUnit].base
      ? Number(divideRounded(BigInt(price) * BigInt(packAmount), BigInt(units[measured].factor * QUANTITY_SCALE)))
      : null;
  if (unit && unit !== "piece") return perUnit === null ? null : { tied: own, price: perUnit };
  const far = (candidate: number) => Math.abs(Math.log(candidate / Math.max(1, before)));
  const isUnit = perUnit !== null && perUnit > 0 && far(perUnit) < far(price);
  return { tied: own, price: isUnit ? perUnit : price };
}

/** For each line, how its price differs from the tariff's and what that does to what is made of it. */
export async function priceChanges(db: BusinessDatabase, lines: KeptLine[], tied: Tied[]): Promise<(PriceChange | null)[]> {
  const priced = lines.map((line) => pricedBy(line, tied));
  const changed = priced.map((offer) => (offer && offer.price !== offer.tied.tariff.price ? offer : null));
  const ids = [...new Set(changed.flatMap((offer) => (offer?.tied.tariff.preferred ? [offer.tied.item.id] : [])))];
  const graph = ids.length ? await readAbove(db, ids) : null;
  return changed.map((offer) => {
    if (!offer) return null;
    const { tariff, item } = offer.tied;
    const cost = unitPrice(offer.price, { amount: tariff.packAmount, unit: tariff.packUnit }, item);
    const effects =
      graph && tariff.preferred && cost !== null
        ? effectsOf(graph, new Map([[item.id, { cost }]])).items.filter(({ costBefore, costAfter }) => costBefore !== costAfter)
        : [];
    const shown = effects
      .slice(0, SHOWN)
      .map(({ name, costBefore, costAfter, marginBefore, marginAfter }) => ({ name, costBefore, costAfter, marginBefore, marginAfter }));
    return {
      tariffId: tariff.id,
      before: tariff.price,
      after: offer.price,
      change: difference(offer.price, tariff.price),
      effects: shown,
      reached: effects.length,
    };
  });
}
