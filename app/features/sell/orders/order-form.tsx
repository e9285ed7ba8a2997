import { Link } from "@remix-run/react";
import { useRef } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { MONEY_SCALE } from "@/worker/core/figures/money";
import { RATE_SCALE } from "@/worker/core/figures/rate";
import type { Order } from "@/worker/modules/sell/orders/contract";
import { AddressFields } from "@/app/ui/address-fields";
import { NoteField, TextField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { QuantityField } from "@/app/ui/quantity-field";
import { RowsField } from "@/app/ui/rows-field";
import { ItemPicker } from "@/app/features/catalogue/items/item-picker";
import { LiveOrder } from "./live-order";

interface OrderFormProps {
  /** The order to change; without one, a new one is written. */
  order?: Order;
  /** Who a new one is for. */
  client?: { sku: string; name: string };
  requestKey: string;
  back: string;
}

/** The form of an order, with what it comes to and what there is of it beside it as one types. */
export function OrderForm({ order, client, requestKey, back }: OrderFormProps) {
  const { t } = useWords("pages/orders");
  const form = useRef<HTMLDivElement>(null);
  const field = (name: string) => t(`orders:fields.${name}`);
  const isDraft = !order || order.status === "draft";
  const names = ["client", "lines", "dueOn", "validUntil", "clientReference", "deliveryAddress", "notes"];
  const rowNames = ["item", "amount", "price", "discount", "description"];
  const labels = Object.fromEntries([
    ...names.map((name) => [name, field(name)]),
    ...rowNames.map((name) => [`lines.${name}`, field(name)]),
    ["lines.amount.value", field("amount")],
  ]) as Record<string, string>;
  return (
    <div className={isDraft ? "document" : "page-narrow"} ref={form}>
      <Form labels={labels} requestKey={requestKey} guarded>
        {order && <input type="hidden" name="version" value={order.version} />}
        <section className="form-grid">
          {isDraft && <ClientField order={order} client={client} />}
          <TextField name="dueOn" type="date" label={field("dueOn")} defaultValue={order?.dueOn} />
        </section>
        {isDraft && (
          <section className="form-part">
            <RowsField name="lines" label={t("parts.lines")} help={t("help.lines")} rows={order?.lines ?? []} add={t("addLine")}>
              {(prefix, line) => <LineFields prefix={prefix} line={line} />}
            </RowsField>
          </section>
        )}
        <details className="form-part" open={order !== undefined}>
          <summary className="cursor-pointer font-semibold">{t("parts.more")}</summary>
          <div className="mt-4 grid gap-4">
            <div className="form-grid">
              <TextField name="clientReference" label={field("clientReference")} defaultValue={order?.clientReference} maxLength={60} />
              {isDraft && (
                <TextField
                  name="validUntil"
                  type="date"
                  label={field("validUntil")}
                  help={t("help.quote")}
                  defaultValue={order?.validUntil}
                />
              )}
            </div>
            {order && (
              <fieldset className="field">
                <legend className="mb-1">{field("deliveryAddress")}</legend>
                <AddressFields name="deliveryAddress" address={order.deliveryAddress} />
              </fieldset>
            )}
            <NoteField name="notes" label={field("notes")} defaultValue={order?.notes} maxLength={2_000} rows={3} />
          </div>
        </details>
        <div className="form-part flex flex-wrap items-center gap-3">
          <SubmitButton>{t(order ? "save" : "write")}</SubmitButton>
          <Link className="btn btn-plain" to={back}>
            {t("shell:cancel")}
          </Link>
        </div>
      </Form>
      {isDraft && <LiveOrder around={form} />}
    </div>
  );
}

function ClientField({ order, client }: Pick<OrderFormProps, "order" | "client">) {
  const { t } = useWords("pages/orders");
  const chosen = order ? { sku: order.clientCode, name: order.clientName } : client;
  return (
    <ItemPicker
      name="client"
      label={t("orders:fields.client")}
      help={t("help.client")}
      chosen={chosen}
      from="/customer/find-clients"
      required
    />
  );
}

function LineFields({ prefix, line }: { prefix: string; line: Order["lines"][number] | undefined }) {
  const { t, i18n } = useWords("pages/orders");
  const number = (value: number | undefined, scale: number) =>
    value === undefined ? "" : (value / scale).toLocaleString(i18n.language, { maximumFractionDigits: 4, useGrouping: false });
  return (
    <>
      <ItemPicker name={`${prefix}.item`} label={t("orders:fields.item")} chosen={line} />
      <QuantityField
        name={`${prefix}.amount`}
        label={t("orders:fields.amount")}
        value={line?.amount}
        among={["piece", "kg", "g", "l", "cl", "ml"]}
      />
      <TextField
        name={`${prefix}.price`}
        label={t("orders:fields.price")}
        unit="€"
        inputMode="decimal"
        placeholder={t("help.price")}
        defaultValue={number(line?.price, MONEY_SCALE)}
      />
      <TextField
        name={`${prefix}.discount`}
        label={t("orders:fields.discount")}
        unit="%"
        inputMode="decimal"
        placeholder={t("help.discount")}
        defaultValue={number(line?.discount, RATE_SCALE)}
      />
    </>
  );
}
