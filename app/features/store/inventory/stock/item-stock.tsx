import { Link } from "@/app/ui/link";
import { ArrowLeftRight, PackagePlus } from "lucide-react";
import type { ReactNode } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import { units } from "@/worker/core/figures/quantity";
import type { movements } from "@/worker/modules/store/movements/contract";
import type { stock } from "@/worker/modules/store/stock/contract";
import { DateText } from "@/app/ui/date";
import { Form, SubmitButton } from "@/app/ui/form";
import { QuantityField } from "@/app/ui/quantity-field";
import { Status } from "@/app/ui/status";
import { base } from "../addresses";
import { Amount } from "../lots/lot-marks";
import { LotTable } from "../lots/lot-table";
import { MovementTable } from "../moves/movement-table";
import { PromiseRows } from "./promise-rows";
import { Worth } from "./worth";

interface ItemStockProps {
  stock: Result<typeof stock.show>;
  ledger: Result<typeof movements.list>;
  requestKey: string;
  today: string;
}

/** The inventory tab of an item: how much there is, in which lots, for whom, and what is to come. */
export function ItemStock({ stock, ledger, requestKey, today }: ItemStockProps) {
  const { t } = useWords("pages/inventory");
  return (
    <div className="grid min-w-0 content-start gap-8">
      <Figures stock={stock} />
      <p className="no-print flex flex-wrap gap-2">
        <Link className="btn btn-ink" to={`${base}/receive?item=${stock.sku}`}>
          <PackagePlus aria-hidden="true" />
          {t("receive")}
        </Link>
        <Link className="btn btn-plain" to={`${base}/transfer?code=${stock.sku}`}>
          <ArrowLeftRight aria-hidden="true" />
          {t("transfer")}
        </Link>
      </p>
      <Part title={t("lots")} isEmpty={!stock.lots.length} none={t("noLots")}>
        <LotTable rows={stock.lots} today={today} bare />
      </Part>
      <Part title={t("promises")}>
        <PromiseRows rows={stock.promises} />
      </Part>
      <Part title={t("incoming")} isEmpty={!stock.incoming.length} none={t("noIncoming")}>
        <ul className="text-sm">
          {stock.incoming.map(({ restockId, reference, supplierName, expectedOn, amount }) => (
            <Row key={restockId} to={`/customer/material-restocks/${restockId}`} reference={reference} name={supplierName} on={expectedOn}>
              <Amount of={amount} />
            </Row>
          ))}
        </ul>
      </Part>
      <Part title={t("demand")} isEmpty={!stock.demand.length} none={t("noDemand")}>
        <ul className="text-sm">
          {stock.demand.map(({ orderId, reference, clientName, dueOn, amount }) => (
            <Row key={orderId} to={`/customer/orders/${orderId}`} reference={reference} name={clientName} on={dueOn}>
              <Amount of={amount} />
            </Row>
          ))}
        </ul>
      </Part>
      <Part title={t("latest")} isEmpty={!ledger.items.length} none={t("noMovements")}>
        <MovementTable rows={ledger.items} requestKey={requestKey} bare="item" />
        <Link className="link-ink text-sm" to={`${base}/movements?item=${stock.id}`}>
          {t("allMovements")}
        </Link>
      </Part>
      <Minimum stock={stock} requestKey={requestKey} />
    </div>
  );
}

function Figures({ stock }: Pick<ItemStockProps, "stock">) {
  const { t } = useWords("pages/inventory");
  const figures = (["available", "amount", "reserved", "held", "expired"] as const).filter(
    (name) => name === "available" || name === "amount" || stock[name].amount > 0,
  );
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-4">
      {figures.map((name) => (
        <div key={name}>
          <dt className="muted text-sm">{t(`stock:fields.${name}`)}</dt>
          <dd className="text-xl">
            <Amount of={stock[name]} />
            {name === "available" && stock.isShort && (
              <span className="ml-3 text-sm">
                <Status meaning="soon">{t("stock:fields.short")}</Status>
              </span>
            )}
          </dd>
        </div>
      ))}
      <div>
        <dt className="muted text-sm">{t("atLots")}</dt>
        <dd className="text-xl">
          <Worth value={stock.value} />
        </dd>
      </div>
    </dl>
  );
}

function Part({ title, isEmpty, none, children }: { title: string; isEmpty?: boolean; none?: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-lg">{title}</h2>
      {isEmpty ? <p className="muted text-sm">{none}</p> : children}
    </section>
  );
}

function Row({
  to,
  reference,
  name,
  on,
  children,
}: {
  to: string;
  reference: string;
  name: string;
  on: string | null;
  children: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-rule py-2">
      <span>
        <Link className="link-ink" to={to}>
          {reference}
        </Link>
        <span className="muted">{` · ${name}`}</span>
      </span>
      <span>
        {on && (
          <span className="muted mr-3">
            <DateText value={on} />
          </span>
        )}
        {children}
      </span>
    </li>
  );
}

function Minimum({ stock, requestKey }: Pick<ItemStockProps, "stock" | "requestKey">) {
  const { t } = useWords("pages/inventory");
  const { base: own } = units[stock.unit];
  const among = (Object.keys(units) as (keyof typeof units)[]).filter((unit) => units[unit].base === own);
  return (
    <section className="no-print">
      <h2 className="mb-2 text-lg">{t("minimum.title")}</h2>
      <Form
        verb="setMinimum"
        requestKey={`${requestKey}.minimum`}
        labels={{ minimum: t("stock:fields.minimum") }}
        className="flex flex-wrap items-end gap-3"
      >
        <div className="w-52">
          <QuantityField
            name="minimum"
            label={t("stock:fields.minimum")}
            value={stock.minimum}
            among={among.sort((unit) => (unit === stock.unit ? -1 : 1))}
          />
        </div>
        <SubmitButton className="btn btn-plain">{t("minimum.save")}</SubmitButton>
      </Form>
      <p className="help mt-1">{t("minimum.help")}</p>
    </section>
  );
}
