import { civilDate } from "@/worker/core/figures/dates";
import { mustExist } from "@/worker/core/errors";
import type { Parsed, Result } from "@/worker/core/contract/operation";
import { handle, type QueryContext } from "@/worker/engine/handler";
import { fetchSupplier, type SupplierRow } from "@/worker/modules/buy/suppliers";
import { cheapestFirst, type Tied, toTariff } from "@/worker/modules/buy/tariffs";
import { type Proposed, restocks } from "./contract";
import { belowMinimum, comesOn, lineTotal, packsFor, subtotalOf } from "./rules";
import { type Shortage, shortagesOf } from "./shortages";

/** What to order so that nothing lacks: whole packs of the preferred tariff, by supplier and by item. */
export const propose = handle(restocks.propose, proposal);

/** The proposal, for those who go on with it. @throws Refusal `invalid_input` naming `supplier` when there is none */
export async function proposal(
  context: QueryContext,
  { supplier: named, ahead }: Parsed<typeof restocks.propose>,
): Promise<Result<typeof restocks.propose>> {
  const today = civilDate(context.now);
  const [supplier, shortages] = await Promise.all([
    named ? mustExist("supplier", fetchSupplier(context.db, named)) : null,
    shortagesOf(context, ahead),
  ]);
  const offered = shortages.map((shortage) => ({ shortage, offer: offerFor(shortage) }));
  const chosen = supplier ? offered.filter(({ offer }) => offer?.supplier.id === supplier.id) : offered;
  const items = chosen.map(({ shortage, offer }) => toProposed(shortage, offer)).sort(bySupplier);
  const sellers = new Map(chosen.flatMap(({ offer }) => (offer ? [[offer.supplier.id, offer.supplier] as const] : [])));
  const orders = [...sellers.values()].map((seller) => toOrder(seller, items, today));
  orders.sort((one, other) => one.supplierName.localeCompare(other.supplierName, "fr"));
  return { items, nextCursor: null, total: items.length, orders };
}

/** The tariff to order under: the preferred one, or else the cheapest whose pack converts. */
export function offerFor({ item, lacking, offers }: Pick<Shortage, "item" | "lacking" | "offers">): Tied | undefined {
  const usable = offers.filter(({ tariff }) => packsFor(lacking, item, { amount: tariff.packAmount, unit: tariff.packUnit }));
  const [cheapest] = cheapestFirst(usable.map(toTariff));
  return usable.find(({ tariff }) => tariff.preferred) ?? usable.find(({ tariff }) => tariff.id === cheapest?.id);
}

function toProposed({ item, ...facts }: Shortage, offer: Tied | undefined): Proposed {
  const { unit } = item;
  const pack = offer && { amount: offer.tariff.packAmount, unit: offer.tariff.packUnit };
  const packs = pack ? packsFor(facts.lacking, item, pack) : null;
  return {
    itemId: item.id,
    itemName: item.name,
    sku: item.sku,
    lacking: { amount: facts.lacking, unit },
    supplierId: offer?.supplier.id ?? null,
    supplierName: offer?.supplier.name ?? "",
    tariffId: offer?.tariff.id ?? null,
    packs,
    pack: pack ?? null,
    packName: offer?.tariff.pack ?? "",
    price: offer?.tariff.price ?? null,
    total: offer && packs !== null ? lineTotal({ packs, price: offer.tariff.price }) : null,
    available: { amount: facts.available, unit },
    minimum: facts.minimum === null ? null : { amount: facts.minimum, unit },
    needed: { amount: facts.needed, unit },
    expected: { amount: facts.expected, unit },
    incoming: { amount: facts.incoming, unit },
  };
}

function toOrder({ id, name, minimumOrder, leadTimeDays }: SupplierRow, items: Proposed[], today: string) {
  const own = items.filter(({ supplierId }) => supplierId === id);
  const subtotal = subtotalOf(own.map(({ packs, price }) => ({ packs: packs ?? 0, price: price ?? 0 })));
  const expectedOn = comesOn(today, leadTimeDays);
  return { supplierId: id, supplierName: name, subtotal, minimumOrder, belowMinimum: belowMinimum(subtotal, minimumOrder), expectedOn };
}

/** By supplier and item; what nobody sells comes last. */
function bySupplier(one: Proposed, other: Proposed): number {
  const isSold = Number(other.supplierId !== null) - Number(one.supplierId !== null);
  return isSold || one.supplierName.localeCompare(other.supplierName, "fr") || one.itemName.localeCompare(other.itemName, "fr");
}
