import { useWords } from "@/app/shell/i18n/use-words";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import type { Found } from "@/worker/modules/business/search/contract";
import { restocks } from "@/worker/modules/buy/restocks/contract";
import { production } from "@/worker/modules/make/production/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import type { PaperBundle } from "@/worker/modules/papers/paper-bundles/shapes";
import { deliveries } from "@/worker/modules/sell/deliveries/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { traceability } from "@/worker/modules/store/traceability/contract";

/** The paper that the product makes of a record; null of those that it makes none of. */
function paperOf({ kind, id }: Found): string | null {
  switch (kind) {
    case "invoice":
      return sheetPath(invoices.paper, { id });
    case "delivery":
      return sheetPath(deliveries.note, { id });
    case "order":
      return sheetPath(orders.paper, { id });
    case "restock":
      return sheetPath(restocks.orderForm, { id });
    case "production":
      return sheetPath(production.sheet, { id });
    case "lot":
      return sheetPath(traceability.paper, { id });
    default:
      return null;
  }
}

/** Papers that the product makes of what is searched for: they are printed as one opens them, and stored nowhere. */
export function HousePapers({ found, packs }: { found: Found[]; packs: PaperBundle[] }) {
  const { t } = useWords("pages/documents");
  const papers = found.flatMap((record) => {
    const path = paperOf(record);
    return path ? [{ ...record, path }] : [];
  });
  if (!papers.length && !packs.length) return null;
  return (
    <section className="mb-6" aria-labelledby="house-papers">
      <h2 id="house-papers" className="mb-2 text-lg">
        {t("house.title")}
      </h2>
      <ul className="grid text-sm">
        {papers.map(({ id, kind, name, about, path }) => (
          <li key={`${kind}-${id}`} className="border-rule border-b py-2">
            <a className="link-ink" href={path} target="_blank" rel="noreferrer">
              {t(`house.kinds.${kind}`)} {name}
            </a>
            {about && <span className="muted">{` · ${about}`}</span>}
          </li>
        ))}
        {packs.map(({ id, fileName }) => (
          <li key={id} className="border-rule border-b py-2">
            <a className="link-ink" href={`/pdf-generator/many/${id}`} download>
              {t("house.kinds.pack")}
            </a>
            <span className="muted wrap-anywhere">{` · ${fileName}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
