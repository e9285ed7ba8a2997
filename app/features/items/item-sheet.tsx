import { Form, Link, useActionData } from "@remix-run/react";
import { Archive, ArchiveRestore, Copy, Pencil } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Item } from "@/worker/modules/items/contract";
import { DateText } from "../../ui/date";
import { Fact, Facts, RailLine } from "../../ui/facts";
import { type FormAnswer, RequestKey } from "../../ui/form";
import { Money } from "../../ui/money";
import { PageHead } from "../../ui/page-head";
import { MarginBar, Rate } from "../../ui/rate";
import { ItemForm } from "./item-form";
import { ItemStatus } from "./item-status";
import { type ViewName, views } from "./views";

interface ItemSheetProps {
  item: Item;
  view: ViewName;
  isEditing: boolean;
  requestKey: string;
  today: string;
}

/** An item as a document, with its state and what can be done on a rail beside it; or its form. */
export function ItemSheet({ item, view, isEditing, requestKey, today }: ItemSheetProps) {
  const { t } = useWords("pages/items");
  const answer = useActionData<FormAnswer>();
  const home = `${views[view].base}/${item.id}`;
  const crumb = (
    <p className="mb-3 text-sm">
      <Link className="link-ink muted" to={views[view].base}>
        {t(`${view}.title`)}
      </Link>
    </p>
  );
  if (isEditing) {
    return (
      <div className="page-narrow">
        {crumb}
        <PageHead title={item.name} sentence={t("editing")} />
        <ItemForm view={view} item={item} requestKey={requestKey} back={home} />
      </div>
    );
  }
  return (
    <>
      {crumb}
      <PageHead title={item.name} sentence={[item.sku, t(`items:values.kind.${item.kind}`), item.category].filter(Boolean).join(" · ")}>
        <Link className="btn btn-primary" to="?edit=1">
          <Pencil aria-hidden="true" />
          {t("edit")}
        </Link>
      </PageHead>
      {answer?.problem && (
        <p role="alert" className="summary mb-4">
          {answer.problem.detail}
        </p>
      )}
      <div className="document">
        <Sheet item={item} view={view} />
        <Rail item={item} view={view} requestKey={requestKey} today={today} />
      </div>
    </>
  );
}

function Sheet({ item, view }: { item: Item; view: ViewName }) {
  const { t } = useWords("pages/items");
  const field = (name: string) => t(`items:fields.${name}`);
  const unit = t(`core:units.${item.unit}`);
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("parts.sheet")}</h2>
      <Facts>
        <Fact label={field("unit")}>{unit}</Fact>
        <Fact label={field("barcode")}>{item.barcode && <span className="tnum">{item.barcode}</span>}</Fact>
        <Fact label={field("vatRate")}>
          <Rate value={item.vatRate} />
        </Fact>
        <Fact label={field("supplierName")}>{item.supplierName}</Fact>
        {view === "products" && <Fact label={field("customerName")}>{item.customerName}</Fact>}
        <Fact label={field("allergens")}>
          <Allergens allergens={item.allergens} />
        </Fact>
      </Facts>
      {item.description && <p className="mt-6 max-w-2xl whitespace-pre-line">{item.description}</p>}
    </section>
  );
}

function Allergens({ allergens }: { allergens: Item["allergens"] }) {
  const { t } = useWords("items");
  if (allergens === null) return <span className="st-soon font-medium">{t("values.allergen.undeclared")}</span>;
  if (allergens.length === 0) return <>{t("values.allergen.none")}</>;
  return <strong className="font-semibold">{allergens.map((name) => t(`values.allergens.${name}`)).join(", ")}</strong>;
}

function Rail({ item, view, requestKey, today }: Omit<ItemSheetProps, "isEditing">) {
  const { t } = useWords("pages/items");
  return (
    <aside className="rail text-sm" aria-label={t("parts.rail")}>
      <div className="text-base">
        <ItemStatus status={item.status} archived={item.archived} />
      </div>
      {view === "products" ? (
        <div className="grid gap-2">
          <RailLine label={t("items:fields.price")}>
            <span className="text-xl">
              <Money value={item.price} />
            </span>
          </RailLine>
          <RailLine label={t("items:fields.cost")}>
            <Money value={item.cost} />
          </RailLine>
          <RailLine label={t("items:fields.margin")}>
            <MarginBar value={item.margin} />
          </RailLine>
        </div>
      ) : (
        <RailLine label={t("costOf", { unit: t(`core:units.${item.unit}`) })}>
          <span className="text-xl">
            <Money value={item.cost} />
          </span>
        </RailLine>
      )}
      <Form method="post" className="no-print grid gap-2">
        <RequestKey value={requestKey} />
        <button type="submit" name="_verb" value="duplicate" className="btn btn-plain">
          <Copy aria-hidden="true" />
          {t("duplicate")}
        </button>
        <button type="submit" name="_verb" value={item.archived ? "restore" : "archive"} className="btn btn-plain">
          {item.archived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
          {t(item.archived ? "restore" : "archive")}
        </button>
      </Form>
      <div className="muted grid gap-1">
        <RailLine label={t("items:fields.createdAt")}>
          <DateText value={item.createdAt} />
        </RailLine>
        <RailLine label={t("items:fields.updatedAt")}>
          <DateText value={item.updatedAt} today={today} />
        </RailLine>
      </div>
    </aside>
  );
}
