import { Form } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Ban, CopyPlus, PackageCheck, PackageX, Pencil, Printer, Send } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { type Restock, restocks } from "@/worker/modules/buy/restocks/contract";
import { restockStatus } from "@/worker/modules/buy/restocks/status";
import { Action } from "@/app/ui/actions";
import { DateText } from "@/app/ui/date";
import { RailLine } from "@/app/ui/facts";
import { RequestKey } from "@/app/ui/form";
import { None } from "@/app/ui/money";
import { Rate } from "@/app/ui/rate";
import { MinimumBar } from "./live-subtotal";
import { base } from "./restock-table";
import { RestockStatus } from "./restock-status";

interface RestockRailProps {
  restock: Restock;
  requestKey: string;
  today: string;
}

/** Beside a restock: where it stands, what comes next, its money, its dates. */
export function RestockRail({ restock, requestKey, today }: RestockRailProps) {
  const { t } = useWords("pages/restocks");
  const field = (name: string) => t(`restocks:fields.${name}`);
  const day = (value: string | null) => (value ? <DateText value={value} /> : <None />);
  const { minimumOrder, status, subtotal } = restock;
  return (
    <aside className="rail text-sm" aria-label={t("parts.rail")}>
      <div className="grid gap-1 text-base">
        <RestockStatus {...restock} />
        {status === "partly_received" && (
          <span className="muted text-sm">
            {`${field("receivedShare")} `}
            <Rate value={restock.receivedShare} decimals={0} />
          </span>
        )}
      </div>
      <Moves restock={restock} requestKey={requestKey} />
      <div className="grid gap-2">
        <RailLine label={field("subtotal")}>
          <span className="tnum text-xl">{formatMoney(subtotal, 2)}</span>
        </RailLine>
        {restock.fees > 0 && <RailLine label={field("fees")}>{formatMoney(restock.fees, 2)}</RailLine>}
        {restock.vat.map(({ rate, tax }) => (
          <RailLine key={rate} label={field("vat")}>
            <span className="muted mr-2">
              <Rate value={rate} />
            </span>
            {formatMoney(tax, 2)}
          </RailLine>
        ))}
        <RailLine label={t("totalWithTax")}>
          <strong className="tnum font-semibold">{formatMoney(restock.total, 2)}</strong>
        </RailLine>
        {restock.owed !== null && restock.owed !== restock.total && (
          <RailLine label={field("owed")}>
            <strong className="tnum font-semibold">{formatMoney(restock.owed, 2)}</strong>
          </RailLine>
        )}
        {status === "draft" && minimumOrder !== null && minimumOrder > 0 && <MinimumBar subtotal={subtotal} minimum={minimumOrder} />}
      </div>
      <div className="grid gap-1">
        <RailLine label={field("orderedOn")}>{day(restock.orderedOn)}</RailLine>
        <RailLine label={field("expectedOn")}>{day(restock.expectedOn)}</RailLine>
        {restock.receivedOn && <RailLine label={field("receivedOn")}>{day(restock.receivedOn)}</RailLine>}
      </div>
      <div className="muted grid gap-1">
        <RailLine label={field("createdAt")}>
          <DateText value={restock.createdAt} />
        </RailLine>
        <RailLine label={field("updatedAt")}>
          <DateText value={restock.updatedAt} today={today} />
        </RailLine>
      </div>
    </aside>
  );
}

/** What the state allows, what usually comes next first. */
function Moves({ restock, requestKey }: Omit<RestockRailProps, "today">) {
  const { t, i18n } = useWords("pages/restocks");
  const record = { version: restock.version, requestKey, about: { reference: restock.reference } };
  const allows = (move: Parameters<typeof restockStatus.allows>[1]) => restockStatus.allows(restock.status, move);
  return (
    <div className="moves no-print">
      {allows("order") && <Order restock={restock} requestKey={requestKey} />}
      {allows("receive") && (
        <span className="grid max-lg:hidden">
          <ReceiveLink id={restock.id} />
        </span>
      )}
      {restock.status !== "cancelled" && restock.status !== "received" && (
        <Link className="btn btn-plain" to="?edit=1">
          <Pencil aria-hidden="true" />
          {t(allows("update") ? "edit" : "editAfterwards")}
        </Link>
      )}
      <a className="btn btn-plain" href={sheetPath(restocks.orderForm, { id: restock.id, language: i18n.language })}>
        <Printer aria-hidden="true" />
        {t("print")}
      </a>
      <Action of={restocks.duplicate} {...record} icon={<CopyPlus aria-hidden="true" />} />
      {allows("close") && <Action of={restocks.close} {...record} look="btn btn-quiet" icon={<PackageX aria-hidden="true" />} />}
      {allows("cancel") && <Action of={restocks.cancel} {...record} look="btn btn-quiet" icon={<Ban aria-hidden="true" />} />}
    </div>
  );
}

/** The way to the delivery door. */
export function ReceiveLink({ id }: { id: string }) {
  const { t } = useWords("restocks");
  return (
    <Link className="btn btn-primary" to={`${base}/${id}/receive`} prefetch="intent">
      <PackageCheck aria-hidden="true" />
      {t("operations.receive.title")}
    </Link>
  );
}

/** Orders, with a letter where the supplier has an address. */
function Order({ restock, requestKey }: Omit<RestockRailProps, "today">) {
  const { t } = useWords("pages/restocks");
  const address = restock.supplierEmail;
  return (
    <Form method="post" className="whole grid gap-2">
      <RequestKey value={requestKey} />
      <input type="hidden" name="_verb" value="order" />
      <input type="hidden" name="version" value={restock.version} />
      <button type="submit" name="send" value="true" className="btn btn-primary">
        <Send aria-hidden="true" />
        {t(address ? "orderByLetter" : "order")}
      </button>
      {restock.lines.some(({ tariffId }) => tariffId === null) && <span className="text-sm">{t("firstPrices")}</span>}
      <span className="muted text-xs">{address ? t("letterTo", { address }) : t("noAddress")}</span>
      {address && (
        <button type="submit" name="send" value="false" className="btn btn-quiet">
          {t("orderWithout")}
        </button>
      )}
    </Form>
  );
}
