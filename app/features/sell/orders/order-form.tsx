import { useRef, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Unit } from "@/worker/core/figures/quantity";
import { type Order, orders } from "@/worker/modules/sell/orders/contract";
import { AddressFields } from "@/app/ui/address-fields";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { RowsField } from "@/app/ui/rows-field";
import { ItemPicker } from "@/app/features/catalogue/items/item-picker";
import { ClientPicker } from "@/app/features/sell/clients/client-picker";
import { LiveOrder } from "./live-order";

interface OrderFormProps {
  /** The order to change; without one, a new one is written. */
  order?: Order;
  /** Who a new one is for. */
  client?: { sku: string; name: string };
  requestKey: string;
  back: string;
}

const { Form, Field, useFieldOf } = formOf(orders.create);

/** The form of an order, with what it comes to and what there is of it beside it as one types. */
export function OrderForm({ order, client, requestKey, back }: OrderFormProps) {
  const { t } = useWords("pages/orders");
  const form = useRef<HTMLDivElement>(null);
  const isDraft = !order || order.status === "draft";
  return (
    <div className={isDraft ? "document" : "page-narrow"} ref={form}>
      <Form version={order?.version} requestKey={requestKey} guarded>
        <section className="form-grid">
          {isDraft && <ClientField order={order} client={client} />}
          <Field name="dueOn" value={order?.dueOn} />
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
              <Field name="clientReference" value={order?.clientReference} />
              {isDraft && <Field name="validUntil" help={t("help.quote")} value={order?.validUntil} />}
            </div>
            {order && <DeliveryAddress order={order} />}
            <Field name="notes" value={order?.notes} rows={3} />
          </div>
        </details>
        {isDraft && (
          <noscript>
            <button type="submit" name="_verb" value="preview" className="btn btn-plain mt-4">
              {t("live.calculate")}
            </button>
          </noscript>
        )}
        <FormEnd back={back}>{t(order ? "save" : "write")}</FormEnd>
      </Form>
      {isDraft && <LiveOrder around={form} />}
    </div>
  );
}

function ClientField({ order, client }: Pick<OrderFormProps, "order" | "client">) {
  const { t } = useWords("pages/orders");
  const fieldOf = useFieldOf();
  const chosen = order ? { sku: order.clientCode, name: order.clientName } : client;
  return <ClientPicker {...fieldOf("client")} help={t("help.client")} chosen={chosen} />;
}

function DeliveryAddress({ order }: { order: Order }) {
  const { name, label } = useFieldOf()("deliveryAddress");
  return (
    <fieldset className="field">
      <legend className="mb-1">{label}</legend>
      <AddressFields name={name} address={order.deliveryAddress} />
    </fieldset>
  );
}

function LineFields({ prefix, line }: { prefix: `lines.${number}`; line: Order["lines"][number] | undefined }) {
  const { t } = useWords("pages/orders");
  const fieldOf = useFieldOf();
  const [unit, setUnit] = useState<Unit>();
  return (
    <>
      <ItemPicker
        first="product"
        {...fieldOf(`${prefix}.item`)}
        chosen={line && { sku: line.sku, name: line.name }}
        makes="product"
        onUnit={setUnit}
      />
      <Field name={`${prefix}.amount`} value={line?.amount} among={["piece", "kg", "g", "l", "cl", "ml"]} usual={unit} />
      <Field name={`${prefix}.price`} value={line?.price} placeholder={t("help.price")} />
      <Field name={`${prefix}.discount`} value={line?.discount} placeholder={t("help.discount")} />
      <Field name={`${prefix}.container`} value={line?.container} />
    </>
  );
}
