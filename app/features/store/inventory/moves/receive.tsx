import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Unit } from "@/worker/core/figures/quantity";
import { quantity } from "@/worker/core/contract/fields";
import { items } from "@/worker/modules/catalogue/items/contract";
import { locations } from "@/worker/modules/store/locations/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { actionFor } from "@/app/shell/action";
import { safePath } from "@/app/shell/paths";
import { FormEnd } from "@/app/ui/form";
import { SupplierField } from "@/app/features/buy/suppliers/supplier-picker";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { ItemPicker } from "@/app/features/catalogue/items/item-picker";
import { base, lotPath } from "../addresses";

export const handle = { words: ["pages/inventory", "stock", "movements"], title: "pages/inventory:receive" };

/** The item may be named in the address, from its own sheet, with how much of it lacks where it does, and `to` the screen that one came from and goes back to. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const named = searchParams.get("item");
  const [places, item] = await Promise.all([
    context.read(locations.list, { limit: 100 }),
    named ? context.read(items.show, { id: named }) : null,
  ]);
  return {
    places: places.items,
    item,
    amount: quantity.safeParse({ value: Number(searchParams.get("amount")), unit: searchParams.get("unit") }).data,
    back: safePath(searchParams.get("to")),
    requestKey: context.nonce,
    today: context.today,
  };
}

export const action = actionFor(stock.receive, {
  to: ({ id }, request) => safePath(new URL(request.url).searchParams.get("to")) ?? lotPath(id),
});

const { Form, Field, useFieldOf } = formOf(stock.receive);

export default function Receive() {
  const { t } = useWords("pages/inventory");
  const { places, item, amount, back, requestKey, today } = useLoaderData<typeof loader>();
  const [unit, setUnit] = useState<Unit | undefined>(item?.unit);
  return (
    <div className="page-narrow">
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={back ?? base}>
          {t(back ? "form.back" : "title")}
        </Link>
      </p>
      <PageHead title={t("receive")} sentence={t("form.receive")} />
      <Form labels={{ amount: t("movements:fields.amount") }} requestKey={requestKey} guarded>
        <section className="form-part">
          <h2>{t("form.what")}</h2>
          <div className="form-grid">
            <ReceivedField item={item} onUnit={setUnit} />
            <Field name="amount" usual={unit} value={amount} />
            <Field name="location" choices={places.map(({ id, name }) => ({ value: id, label: name }))} value="main" />
          </div>
        </section>
        <section className="form-part">
          <h2>{t("form.which")}</h2>
          <div className="form-grid">
            <Field name="dlc" help={t("form.oneDate")} />
            <Field name="ddm" />
            <Field name="number" help={t("form.number")} />
            <Field name="unitCost" help={t("form.cost")} />
          </div>
        </section>
        <section className="form-part">
          <h2>{t("form.more")}</h2>
          <div className="form-grid">
            <SupplierField name="supplier" />
            <Field name="supplierLot" />
            <Field name="temperature" />
            <Field name="day" value={today} />
          </div>
          <div className="mt-5">
            <Field name="notes" rows={2} />
          </div>
        </section>
        <FormEnd back={back ?? base}>{t("form.save.receive")}</FormEnd>
      </Form>
    </div>
  );
}

function ReceivedField({ item, onUnit }: { item: { sku: string; name: string } | null; onUnit: (unit: Unit) => void }) {
  return <ItemPicker {...useFieldOf()("item")} chosen={item ?? undefined} onUnit={onUnit} />;
}
