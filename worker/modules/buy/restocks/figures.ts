import { sql } from "drizzle-orm";
import { restockLines, restocks } from "@/db/business";
import { adding, distinct, ratio, source } from "@/worker/engine/figures/measure";
import { bySupplier } from "@/worker/modules/buy/suppliers";

const isOnTime = sql`${restocks.expectedOn} is null or ${restocks.receivedOn} <= ${restocks.expectedOn}`;
const isShort = sql`exists (select 1 from ${restockLines} as line where line.restock_id = ${restocks.id} and line.received < line.amount)`;

/** What suppliers brought, order by order, by the day the last of it came. */
export const restockFigures = {
  restocked: source({
    from: sql`${restocks}`,
    where: sql`${restocks.status} = 'received'`,
    day: restocks.receivedOn,
    rows: { id: restocks.id, label: restocks.reference, path: "/customer/material-restocks/" },
    list: "restocks.list",
    axes: bySupplier(restocks.supplierId),
    measures: {
      restocksReceived: distinct(
        { fr: ["Réapprovisionnements reçus", "réapprovisionnements"], en: ["Restocks received", "restocks"] },
        restocks.id,
      ),
      restocksOnTime: distinct({ fr: ["Réapprovisionnements reçus à l'heure"], en: ["Restocks received on time"] }, restocks.id, {
        where: isOnTime,
      }),
      supplierPunctuality: ratio(
        "rate",
        {
          fr: ["Ponctualité des fournisseurs", "livraisons fournisseurs à l'heure", "ponctualité fournisseur"],
          en: ["Suppliers on time", "supplier punctuality", "supplier on-time rate"],
        },
        ["restocksOnTime", "restocksReceived"],
      ),
      restocksShort: distinct(
        { fr: ["Réapprovisionnements incomplets", "réceptions incomplètes"], en: ["Restocks that came short", "short receipts"] },
        restocks.id,
        { where: isShort },
      ),
      shortReceiptRate: ratio("rate", { fr: ["Part des réapprovisionnements incomplets"], en: ["Share of restocks that came short"] }, [
        "restocksShort",
        "restocksReceived",
      ]),
      restockDays: adding(
        "days",
        { fr: ["Jours d'attente des réapprovisionnements"], en: ["Days restocks were waited for"] },
        sql`cast(julianday(${restocks.receivedOn}) - julianday(coalesce(${restocks.orderedOn}, ${restocks.receivedOn})) as integer)`,
      ),
      supplierLeadTime: ratio(
        "days",
        {
          fr: ["Délai de livraison des fournisseurs", "délai d'approvisionnement"],
          en: ["Suppliers' lead time", "supplier lead time", "lead time"],
        },
        ["restockDays", "restocksReceived"],
      ),
    },
  }),
};
