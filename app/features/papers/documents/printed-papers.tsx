import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import type { Found } from "@/worker/modules/business/search/contract";
import { restocks } from "@/worker/modules/buy/restocks/contract";
import { production } from "@/worker/modules/make/production/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import type { documents } from "@/worker/modules/papers/documents/contract";
import { type PrintedPaper, printedPapers } from "@/worker/modules/papers/documents/status";
import type { PaperBundle } from "@/worker/modules/papers/paper-bundles/shapes";
import { deliveries } from "@/worker/modules/sell/deliveries/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { traceability } from "@/worker/modules/store/traceability/contract";
import { DateText } from "@/app/ui/date";
import { Pager } from "@/app/ui/pager";
import { Sections } from "@/app/ui/sections";
import { base } from "./base";

const pathOf = {
  invoice: (id: string) => sheetPath(invoices.paper, { id }),
  credit: (id: string) => sheetPath(invoices.paper, { id }),
  proforma: (id: string) => sheetPath(invoices.paper, { id }),
  delivery: (id: string) => sheetPath(deliveries.note, { id }),
  order: (id: string) => sheetPath(orders.paper, { id }),
  restock: (id: string) => sheetPath(restocks.orderForm, { id }),
  production: (id: string) => sheetPath(production.sheet, { id }),
  lot: (id: string) => sheetPath(traceability.paper, { id }),
  pack: (id: string) => `/pdf-generator/many/${id}`,
} satisfies Record<PrintedPaper, (id: string) => string>;

/** What the product makes no paper of is none of these. */
const isPrinted = (kind: string): kind is PrintedPaper => Object.hasOwn(pathOf, kind);

/** What is found that the product makes a paper of. */
export const papersOf = (found: Found[]) => found.flatMap(({ kind, ...record }) => (isPrinted(kind) ? [{ ...record, paper: kind }] : []));

interface FoundPapersProps {
  papers: ReturnType<typeof papersOf>;
  packs: PaperBundle[];
}

/** Papers that the product makes of what is searched for: they are printed as one opens them, and stored nowhere. */
export function FoundPapers({ papers, packs }: FoundPapersProps) {
  const { t } = useWords("pages/documents");
  if (!papers.length && !packs.length) return null;
  return (
    <section className="mb-6" aria-labelledby="house-papers">
      <h2 id="house-papers" className="mb-2 text-lg">
        {t("house.title")}
      </h2>
      <ul className="grid text-sm">
        {papers.map(({ id, paper, name, about }) => (
          <li key={`${paper}-${id}`} className="border-rule border-b py-2">
            <a className="link-ink" href={pathOf[paper](id)} target="_blank" rel="noreferrer">
              {t(`documents:values.paper.${paper}`)} {name}
            </a>
            {about && <span className="muted">{` · ${about}`}</span>}
          </li>
        ))}
        {packs.map(({ id, fileName }) => (
          <li key={id} className="border-rule border-b py-2">
            <a className="link-ink" href={pathOf.pack(id)} download>
              {t("documents:values.paper.pack")}
            </a>
            <span className="muted wrap-anywhere">{` · ${fileName}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PrintedPapersProps {
  paper: PrintedPaper;
  page: Result<typeof documents.printed>;
  today: string;
}

/** All papers that the product makes of one kind of record, and the ways to the other kinds. */
export function PrintedPapers({ paper, page, today }: PrintedPapersProps) {
  const { t } = useWords("pages/documents");
  return (
    <>
      <p className="muted mb-3 text-sm">{t("house.text")}</p>
      <Sections
        label={t("house.kinds")}
        sections={printedPapers.map((one) => ({
          key: one,
          label: t(`documents:values.paper.${one}`),
          to: `${base}?printed=${one}`,
          current: one === paper,
        }))}
      />
      {page.items.length === 0 && <p className="muted mt-4">{t("house.none")}</p>}
      <ul className="mt-2 grid text-sm">
        {page.items.map(({ id, name, about, createdAt }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 border-rule border-b py-2">
            <span className="min-w-0 wrap-anywhere">
              <a className="link-ink" href={pathOf[paper](id)} target="_blank" rel="noreferrer">
                {name}
              </a>
              {about && <span className="muted">{` · ${about}`}</span>}
            </span>
            <span className="muted">
              <DateText value={createdAt} today={today} />
            </span>
          </li>
        ))}
      </ul>
      <Pager shown={page.items.length} nextCursor={page.nextCursor} />
    </>
  );
}
