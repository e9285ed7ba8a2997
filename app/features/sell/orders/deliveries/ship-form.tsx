import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import { type Order, orders } from "@/worker/modules/sell/orders/contract";
import { DateText } from "@/app/ui/date";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { Quantity } from "@/app/ui/quantity";

interface ShipFormProps {
  order: Order;
  /** What to take from where. */
  picking: Result<typeof orders.pickList>;
  requestKey: string;
  today: string;
}
type Lot = ShipFormProps["picking"]["items"][number]["lots"][number];

const { Form, Field } = formOf(orders.ship);

/** The lots that leave: what is promised is filled in, the earliest date first; another lot may be taken instead. */
export function ShipForm({ order, picking, requestKey, today }: ShipFormProps) {
  const { t } = useWords("pages/orders");
  const field = (name: string) => t(`orders:fields.${name}`);
  const labels = { parts: field("lot"), "parts.line": field("lineId") };
  const starts = startsOf(picking.items);
  const isPromised = picking.items.some(({ lots }) => lots.some(({ promised }) => promised.amount > 0));
  return (
    <section
      id="form"
      className="scroll-mt-20 rounded-box border border-rule bg-base-200 p-5"
      aria-label={t("orders:operations.ship.title")}
    >
      <h2 className="mb-1 text-lg">{t("ship.title")}</h2>
      <p className="muted mb-4 text-sm">{t(isPromised ? "ship.text" : "ship.unpromised")}</p>
      <Form verb="ship" version={order.version} requestKey={requestKey} labels={labels}>
        <div className="grid gap-5">
          {picking.items.map((line, place) => (
            <fieldset key={line.lineId} className="field">
              <legend className="mb-1">
                {`${line.name} · ${field("toShip")} `}
                <Quantity value={line.toShip.amount} unit={line.toShip.unit} />
              </legend>
              {line.lots.length === 0 && <p className="muted text-sm">{t("ship.noLot")}</p>}
              {line.lots.map((lot, row) => (
                <LotRow
                  key={`${lot.lotId} ${lot.locationId}`}
                  lot={lot}
                  lineId={line.lineId}
                  place={(starts[place] ?? 0) + row}
                  proposed={proposedOf(line, row)}
                />
              ))}
            </fieldset>
          ))}
          <div className="form-grid">
            <Field name="shippedOn" value={today} />
            <Field name="carrier" />
          </div>
          <Field name="notes" rows={2} />
          <div className="form-end flex flex-wrap items-center gap-3">
            <SubmitButton>{t("orders:operations.ship.title")}</SubmitButton>
            <Link className="btn btn-plain" to="?" preventScrollReset>
              {t("shell:cancel")}
            </Link>
          </div>
        </div>
      </Form>
    </section>
  );
}

/** Where nothing of a line is promised: what one would take, the lot whose date comes first to its end, then the next. */
function proposedOf({ toShip, lots }: ShipFormProps["picking"]["items"][number], row: number): Lot["amount"] | null {
  if (lots.some(({ promised }) => promised.amount > 0)) return null;
  const before = lots.slice(0, row).reduce((sum, { amount }) => sum + amount.amount, 0);
  const own = Math.min(lots[row]?.amount.amount ?? 0, Math.max(0, toShip.amount - before));
  return own > 0 ? { ...toShip, amount: own } : null;
}

/** The number of the first lot of each line, among all that the form offers. */
function startsOf(lines: ShipFormProps["picking"]["items"]): number[] {
  let next = 0;
  return lines.map(({ lots }) => {
    const start = next;
    next += lots.length;
    return start;
  });
}

function LotRow({ lot, lineId, place, proposed }: { lot: Lot; lineId: string; place: number; proposed: Lot["amount"] | null }) {
  const { t } = useWords("pages/orders");
  const day = lot.dlc ?? lot.ddm;
  return (
    <div className="grid items-end gap-x-4 border-rule border-b py-2 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <input type="hidden" name={`parts.${place}.line`} value={lineId} />
      <input type="hidden" name={`parts.${place}.lot`} value={lot.number} />
      <input type="hidden" name={`parts.${place}.location`} value={lot.locationId} />
      <span className="text-sm">
        <span className="code">{lot.number}</span>
        {` · ${lot.locationName}`}
        <span className="muted block">
          {`${t("ship.free")} `}
          <Quantity value={lot.amount.amount} unit={lot.amount.unit} />
          {day && (
            <>
              {` · ${t(lot.dlc ? "orders:fields.dlc" : "orders:fields.ddm")} `}
              <DateText value={day} />
            </>
          )}
        </span>
      </span>
      <Field
        name={`parts.${place}.amount`}
        label={t("ship.take", { lot: lot.number })}
        value={lot.promised.amount > 0 ? lot.promised : (proposed ?? undefined)}
        among={[lot.amount.unit]}
      />
    </div>
  );
}
