import type { Genealogy, Shipment } from "./genealogy";
import type { ReachedClient, ReachedSupplier, Rest } from "./shapes";
import type { TraceRow } from "./reading";

/** Who got some of it, those who got it last first. */
export function clientsOf({ shipments }: Pick<Genealogy, "shipments">): ReachedClient[] {
  const byClient = new Map<string, Shipment[]>();
  for (const shipment of shipments) byClient.set(shipment.clientId, [...(byClient.get(shipment.clientId) ?? []), shipment]);
  const reached = [...byClient].map(([id, own]) => {
    const goods = own.map(({ lot, amount, delivery, date }) => {
      return { lot: lot.number, itemName: lot.itemName, amount: { amount, unit: lot.unit }, delivery, date };
    });
    const { reference = "", name = "", phone = null, email = null } = own[0]?.client ?? {};
    return { id, reference, name, phone, email, goods: goods.sort((one, other) => other.date.localeCompare(one.date)) };
  });
  return reached.sort((one, other) => (other.goods[0]?.date ?? "").localeCompare(one.goods[0]?.date ?? ""));
}

/** Who brought some of what it is made of. */
export function suppliersOf({ lots, edges }: Genealogy): ReachedSupplier[] {
  const bySupplier = new Map<string, ReachedSupplier>();
  for (const { toId } of edges.filter(({ kind }) => kind === "receipt")) {
    const lot = lots.get(toId);
    if (!lot?.supplierId) continue;
    const [reference, phone, email] = lot.supplier;
    const supplier = bySupplier.get(lot.supplierId) ?? {
      id: lot.supplierId,
      reference: reference ?? "",
      name: lot.supplierName,
      phone,
      email,
      goods: [],
    };
    supplier.goods.push({ lot: lot.number, itemName: lot.itemName, supplierLot: lot.supplierLot, amount: lot.born, date: lot.bornOn });
    bySupplier.set(lot.supplierId, supplier);
  }
  return [...bySupplier.values()].sort((one, other) => one.name.localeCompare(other.name, "fr"));
}

/** Where some of it lies: of the lots themselves and of all that was made with them. */
export function restOf(rows: TraceRow[], { lots, nodes }: Genealogy): Rest[] {
  const below = new Set(nodes.filter(({ step }) => step >= 0).map(({ id }) => id));
  return rows
    .filter(({ kind, lot }) => kind === "place" && below.has(lot))
    .flatMap(({ lot: id, amount, detail }) => {
      const lot = lots.get(id);
      const [location = ""] = JSON.parse(detail ?? "[]");
      return lot ? [{ lotId: id, lot: lot.number, itemName: lot.itemName, location, amount: { amount, unit: lot.unit } }] : [];
    });
}
