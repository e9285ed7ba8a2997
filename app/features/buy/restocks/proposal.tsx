import { Link } from "@/app/ui/link";
import { Plus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import type { Result } from "@/worker/core/contract/operation";
import type { Proposed, ProposedOrder, restocks } from "@/worker/modules/buy/restocks/contract";
import { DateText } from "@/app/ui/date";
import { EmptyState } from "@/app/ui/empty-state";
import { TextField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { Quantity } from "@/app/ui/quantity";
import { usePackText } from "@/app/features/buy/tariffs/pack-text";
import { base } from "./restock-table";

interface ProposalProps {
  proposal: Result<typeof restocks.propose>;
  requestKey: string;
  today: string;
  /** Has nothing ever been ordered? */
  isNew: boolean;
}

/** What to order, a supplier after the other: one changes the packs, and makes a draft of each. */
export function Proposal({ proposal: { items, orders }, requestKey, today, isNew }: ProposalProps) {
  const { t } = useWords("pages/restocks");
  const field = (name: string) => t(`restocks:fields.${name}`);
  if (!items.length) {
    return (
      <EmptyState drawing="van" title={t("none.todo")} text={t(isNew ? "welcome" : "noneText.todo")}>
        <Link className="btn btn-plain" to={`${base}/new`}>
          <Plus aria-hidden="true" />
          {t("new")}
        </Link>
      </EmptyState>
    );
  }
  const placed = items.map((item, place) => ({ item, place }));
  const unsold = items.filter(({ supplierId }) => supplierId === null);
  return (
    <div className="mt-5 grid gap-8">
      {orders.length > 0 && (
        <Form requestKey={requestKey} labels={{ lines: field("lines"), "lines.packs": field("packs") }} className="grid gap-8">
          {orders.map((order) => (
            <section key={order.supplierId}>
              <OrderHead order={order} today={today} />
              <ul className="border-t border-rule">
                {placed
                  .filter(({ item }) => item.supplierId === order.supplierId)
                  .map(({ item, place }) => (
                    <ProposedLine key={item.itemId} item={item} place={place} />
                  ))}
              </ul>
            </section>
          ))}
          <div className="flex flex-wrap items-center gap-4">
            <SubmitButton>{t("prepare", { count: orders.length })}</SubmitButton>
            <span className="muted text-sm">{t("prepareHelp")}</span>
          </div>
        </Form>
      )}
      {unsold.length > 0 && <Unsold items={unsold} />}
    </div>
  );
}

function OrderHead({ order, today }: { order: ProposedOrder; today: string }) {
  const { t } = useWords("pages/restocks");
  const { supplierName, subtotal, belowMinimum, minimumOrder, expectedOn } = order;
  return (
    <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 className="text-lg">
        <Link className="link-ink" to={`/customer/suppliers/${order.supplierId}`}>
          {supplierName}
        </Link>
      </h2>
      <p className="text-sm">
        <strong className="tnum font-semibold">{formatMoney(subtotal, 2)}</strong>
        {minimumOrder !== null && (
          <span className={belowMinimum ? "st-soon font-medium" : "muted"}>
            {` · ${belowMinimum ? t("minimum.lacks", { lacking: formatMoney(belowMinimum, 2), minimum: formatMoney(minimumOrder, 2) }) : t("minimum.reached")}`}
          </span>
        )}
        {expectedOn && (
          <span className="muted">
            {` · ${t("delivery")} `}
            <DateText value={expectedOn} today={today} />
          </span>
        )}
      </p>
    </div>
  );
}

/** An item that lacks: why, and how many packs to ask for. */
function ProposedLine({ item, place }: { item: Proposed; place: number }) {
  const { t } = useWords("pages/restocks");
  const packText = usePackText();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_5.5rem] items-center gap-x-4 border-b border-rule py-3 sm:grid-cols-[minmax(0,1fr)_9rem]">
      <div className="min-w-0">
        <Link className="name" to={`/customer/ingredients/${item.itemId}`}>
          {item.itemName}
        </Link>
        <p className="muted text-sm">
          <Why item={item} />
        </p>
        {item.pack && (
          <p className="muted text-sm">{`${packText({ pack: item.pack, packName: item.packName })} · ${formatMoney(item.price)}`}</p>
        )}
      </div>
      <div>
        <input type="hidden" name={`lines.${place}.tariff`} value={item.tariffId ?? ""} />
        <TextField
          name={`lines.${place}.packs`}
          label={t("restocks:fields.packs")}
          inputMode="numeric"
          defaultValue={String(item.packs ?? "")}
        />
      </div>
    </li>
  );
}

/** "Il manque 60 kg : 12 kg disponibles, minimum 50 kg, besoin 22 kg" */
function Why({ item }: { item: Proposed }) {
  const { t } = useWords("pages/restocks");
  const facts = [
    ["available", item.available] as const,
    ...(item.minimum ? [["minimum", item.minimum] as const] : []),
    ...(item.needed.amount ? [["needed", item.needed] as const] : []),
    ...(item.expected.amount ? [["expected", item.expected] as const] : []),
    ...(item.incoming.amount ? [["incoming", item.incoming] as const] : []),
  ];
  return (
    <>
      <strong className="st-soon font-medium">
        {t("restocks:fields.lacking")} <Quantity value={item.lacking.amount} unit={item.lacking.unit} />
      </strong>
      {facts.map(([name, { amount, unit }]) => (
        <span key={name}>
          {` · ${t(`restocks:fields.${name}`).toLowerCase()} `}
          <Quantity value={amount} unit={unit} />
        </span>
      ))}
    </>
  );
}

/** What lacks and no supplier has a tariff for. */
function Unsold({ items }: { items: Proposed[] }) {
  const { t } = useWords("pages/restocks");
  return (
    <section>
      <h2 className="text-lg">{t("unsold.title")}</h2>
      <p className="muted mb-2 text-sm">{t("unsold.text")}</p>
      <ul className="border-t border-rule">
        {items.map((item) => (
          <li key={item.itemId} className="border-b border-rule py-3">
            <Link className="name" to={`/customer/ingredients/${item.itemId}?tab=suppliers`}>
              {item.itemName}
            </Link>
            <p className="muted text-sm">
              <Why item={item} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
