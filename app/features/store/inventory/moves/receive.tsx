import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { units } from "@/worker/core/figures/quantity";
import { items } from "@/worker/modules/catalogue/items/contract";
import { locations } from "@/worker/modules/store/locations/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { actionFor } from "@/app/shell/action";
import { NoteField, SelectField, TextField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { QuantityField } from "@/app/ui/quantity-field";
import { ItemPicker } from "@/app/features/catalogue/items/item-picker";
import { base, lotPath } from "../addresses";

export const handle = { words: ["pages/inventory", "stock"], title: "pages/inventory:receive" };

/** The item may be named in the address, from its own sheet. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const named = new URL(request.url).searchParams.get("item");
  const [places, known, item] = await Promise.all([
    context.read(locations.list, { limit: 100 }),
    context.read(suppliers.list, { limit: 100 }),
    named ? context.read(items.show, { id: named }) : null,
  ]);
  return { places: places.items, suppliers: known.items.map(({ name }) => name), item, requestKey: context.nonce, today: context.today };
}

export const action = actionFor(stock.receive, { to: ({ id }) => lotPath(id) });

export default function Receive() {
  const { t } = useWords("pages/inventory");
  const { places, suppliers, item, requestKey, today } = useLoaderData<typeof loader>();
  const label = (name: string) => t(`stock:fields.${name}`);
  const labels = Object.fromEntries([...fields.map((name) => [name, label(name)]), ["amount.value", label("amount")]]);
  const among = item ? (Object.keys(units) as (keyof typeof units)[]).sort((unit) => (unit === item.unit ? -1 : 1)) : undefined;
  return (
    <div className="page-narrow">
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={base}>
          {t("title")}
        </Link>
      </p>
      <PageHead title={t("receive")} sentence={t("form.receive")} />
      <Form labels={labels} requestKey={requestKey} guarded>
        <section className="form-part">
          <h2>{t("form.what")}</h2>
          <div className="form-grid">
            <ItemPicker name="item" label={label("item")} chosen={item ?? undefined} required />
            <QuantityField name="amount" label={label("amount")} among={among} required />
            <SelectField
              name="location"
              label={label("location")}
              choices={places.map(({ id, name }) => ({ value: id, label: name }))}
              defaultValue="main"
            />
          </div>
        </section>
        <section className="form-part">
          <h2>{t("form.which")}</h2>
          <div className="form-grid">
            <TextField name="dlc" type="date" label={label("dlc")} help={t("form.oneDate")} />
            <TextField name="ddm" type="date" label={label("ddm")} />
            <TextField name="number" label={label("number")} help={t("form.number")} maxLength={60} />
            <TextField name="unitCost" label={label("unitCost")} help={t("form.cost")} unit="€" inputMode="decimal" />
          </div>
        </section>
        <section className="form-part">
          <h2>{t("form.more")}</h2>
          <div className="form-grid">
            <TextField name="supplier" label={label("supplier")} suggestions={suppliers} maxLength={120} />
            <TextField name="supplierLot" label={label("supplierLot")} maxLength={60} />
            <TextField name="temperature" label={label("temperature")} unit="°C" inputMode="decimal" />
            <TextField name="day" type="date" label={label("day")} defaultValue={today} />
          </div>
          <div className="mt-5">
            <NoteField name="notes" label={label("notes")} rows={2} maxLength={2_000} />
          </div>
        </section>
        <div className="form-part flex flex-wrap items-center gap-3">
          <SubmitButton>{t("form.save.receive")}</SubmitButton>
          <Link className="btn btn-plain" to={base}>
            {t("shell:cancel")}
          </Link>
        </div>
      </Form>
    </div>
  );
}

const fields = ["item", "amount", "location", "dlc", "ddm", "number", "unitCost", "supplier", "supplierLot", "temperature", "day", "notes"];
