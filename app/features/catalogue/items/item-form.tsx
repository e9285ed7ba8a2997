import { useSearchParams } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { type Item, items } from "@/worker/modules/catalogue/items/contract";
import { itemKinds, itemStatuses } from "@/worker/modules/catalogue/items/status";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { DeclarationFields } from "./declaration-fields";
import { DepthFields } from "./depth-fields";
import { LiveMargin } from "./live-margin";
import { SupplierFields } from "./supplier-fields";
import { type ViewName, views } from "./views";

interface ItemFormProps {
  view: ViewName;
  /** The item to change; without one, a new one is made. */
  item?: Item;
  /** Where a new one stands. */
  status?: Item["status"];
  /** What a new item begins with. */
  sample?: Partial<Record<string, string>>;
  /** The names of suppliers to choose from. */
  sellers: string[];
  requestKey: string;
  back: string;
}

const { Form, Field } = formOf(items.create);

/** The form of an item, for a new one and for changes; `?edit=price` begins at its price. */
export function ItemForm({ view, item, status = "active", sample = {}, sellers, requestKey, back }: ItemFormProps) {
  const { t } = useWords("pages/items");
  const isPriced = useSearchParams()[0].get("edit") === "price";
  const { kinds } = views[view];
  const isBought = view === "ingredients";
  const statuses = isBought ? itemStatuses.filter((status) => status !== "rnd") : itemStatuses;
  return (
    <Form version={item?.version} requestKey={requestKey} guarded>
      <div className="form-grid">
        <Field name="name" value={item?.name ?? sample.name} autoFocus={!item} />
        <Field name="kind" choices={item ? itemKinds : kinds} value={item?.kind ?? kinds[0]} help={item ? t("help.kind") : undefined} />
        <Field name="status" choices={statuses} value={item?.status ?? status} />
        <Field name="category" value={item?.category ?? sample.category} />
        <Field name="brand" value={item?.brand} />
      </div>
      <section className="form-part">
        <h2>{t("parts.price")}</h2>
        <div className="form-grid">
          <Field name="unit" value={item?.unit ?? (isBought ? "kg" : "piece")} />
          <Field
            name="cost"
            value={item?.cost ?? sample.cost}
            help={t(item?.recipeId ? "help.fromRecipe" : "help.cost")}
            readOnly={Boolean(item?.recipeId)}
          />
          {!isBought && <Field name="price" value={item?.price ?? sample.price} autoFocus={isPriced} />}
          <Field name="vatRate" value={item?.vatRate ?? 550} />
        </div>
        {!isBought && <LiveMargin price={item?.price ?? null} cost={item?.cost ?? null} />}
      </section>
      <section className="form-part">
        <h2>{t("parts.identity")}</h2>
        <div className="form-grid">
          <Field name="sku" value={item?.sku ?? sample.sku} help={item ? undefined : t("help.sku")} required={Boolean(item)} />
          <Field
            name="barcode"
            value={item?.barcode ?? sample.barcode}
            inputMode="numeric"
            maxLength={BARCODE_LENGTH}
            help={t("help.barcode")}
          />
          <SupplierFields value={item?.supplierName ?? sample.supplierName} sellers={sellers} />
          {!isBought && <Field name="customerName" value={item?.customerName} help={t("help.customer")} />}
        </div>
        <div className="mt-5">
          <Field name="description" value={item?.description ?? sample.description} rows={3} />
        </div>
      </section>
      <DepthFields item={item} isBought={isBought} />
      <DeclarationFields item={item} />
      <FormEnd back={back}>{t(item ? "save" : "add")}</FormEnd>
    </Form>
  );
}

/** An EAN-13, with the spaces between its groups. */
const BARCODE_LENGTH = 17;
