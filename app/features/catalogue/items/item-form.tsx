import { Link } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { nutrients } from "@/worker/core/trade/food";
import { unitNames } from "@/worker/core/figures/quantity";
import type { Item } from "@/worker/modules/catalogue/items/contract";
import { vatRates } from "@/worker/core/trade/trade";
import { itemStatuses } from "@/worker/modules/catalogue/items/status";
import { NoteField, SelectField, TextField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { MoneyField } from "@/app/ui/money-field";
import { DeclarationFields } from "./declaration-fields";
import { DepthFields } from "./depth-fields";
import { LiveMargin } from "./live-margin";
import { type ViewName, views } from "./views";

interface ItemFormProps {
  view: ViewName;
  /** The item to change; without one, a new one is made. */
  item?: Item;
  /** What a new item begins with. */
  sample?: Partial<Record<string, string>>;
  requestKey: string;
  back: string;
}

/** The form of an item, for a new one and for changes. */
export function ItemForm({ view, item, sample = {}, requestKey, back }: ItemFormProps) {
  const { t, i18n } = useWords("pages/items");
  const label = (field: string) => t(`items:fields.${field}`);
  const choices = (field: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`items:values.${field}.${value}`) }));
  const percent = (value: number) => (value / 100).toLocaleString(i18n.language);
  const labels = {
    ...Object.fromEntries(fieldNames.map((name) => [name, label(name)])),
    ...Object.fromEntries(nutrients.map((name) => [`nutrition.${name}`, label(name)])),
    ...Object.fromEntries(["length", "width", "height"].map((name) => [`dimensions.${name}`, label(name)])),
  };
  const isBought = view === "ingredients";
  return (
    <Form labels={labels} requestKey={requestKey} guarded>
      {item && <input type="hidden" name="version" value={item.version} />}
      <div className="form-grid">
        <TextField name="name" label={label("name")} defaultValue={item?.name ?? sample.name} maxLength={120} required autoFocus={!item} />
        {!item && (
          <SelectField name="kind" label={label("kind")} choices={choices("kind", views[view].kinds)} defaultValue={views[view].kinds[0]} />
        )}
        <SelectField
          name="status"
          label={label("status")}
          choices={choices("status", isBought ? itemStatuses.filter((status) => status !== "rnd") : itemStatuses)}
          defaultValue={item?.status ?? "active"}
        />
        <TextField name="category" label={label("category")} defaultValue={item?.category ?? sample.category} maxLength={60} />
      </div>
      <section className="form-part">
        <h2>{t("parts.price")}</h2>
        <div className="form-grid">
          <SelectField
            name="unit"
            label={label("unit")}
            choices={unitNames.map((value) => ({ value, label: t(`core:units.${value}`) }))}
            defaultValue={item?.unit ?? (isBought ? "kg" : "piece")}
          />
          <MoneyField
            name="cost"
            label={label("cost")}
            amount={item?.cost}
            sample={sample.cost}
            help={t(item?.recipeId ? "help.fromRecipe" : "help.cost")}
            readOnly={Boolean(item?.recipeId)}
          />
          {!isBought && <MoneyField name="price" label={label("price")} amount={item?.price} sample={sample.price} />}
          <SelectField
            name="vatRate"
            label={label("vatRate")}
            choices={vatRates.map((rate) => ({ value: String(rate / 100), label: `${percent(rate)}\u00a0%` }))}
            defaultValue={String((item?.vatRate ?? 550) / 100)}
          />
        </div>
        {!isBought && <LiveMargin price={item?.price ?? null} cost={item?.cost ?? null} />}
      </section>
      <section className="form-part">
        <h2>{t("parts.identity")}</h2>
        <div className="form-grid">
          <TextField
            name="sku"
            label={label("sku")}
            defaultValue={item?.sku ?? sample.sku}
            maxLength={40}
            help={item ? undefined : t("help.sku")}
            required={Boolean(item)}
          />
          <TextField
            name="barcode"
            label={label("barcode")}
            defaultValue={item?.barcode ?? sample.barcode}
            inputMode="numeric"
            maxLength={13}
            help={t("help.barcode")}
          />
          <TextField
            name="supplierName"
            label={label("supplierName")}
            defaultValue={item?.supplierName ?? sample.supplierName}
            maxLength={120}
          />
          {!isBought && (
            <TextField
              name="customerName"
              label={label("customerName")}
              defaultValue={item?.customerName}
              maxLength={120}
              help={t("help.customer")}
            />
          )}
        </div>
        <div className="mt-5">
          <NoteField
            name="description"
            label={label("description")}
            defaultValue={item?.description ?? sample.description}
            maxLength={2000}
            rows={3}
          />
        </div>
      </section>
      <DepthFields item={item} isBought={isBought} />
      <DeclarationFields item={item} />
      <div className="form-part flex flex-wrap items-center gap-3">
        <SubmitButton>{t(item ? "save" : "add")}</SubmitButton>
        <Link className="btn btn-plain" to={back}>
          {t("shell:cancel")}
        </Link>
      </div>
    </Form>
  );
}

const fieldNames = [
  "name",
  "kind",
  "status",
  "stage",
  "category",
  "unit",
  "cost",
  "price",
  "vatRate",
  "sku",
  "barcode",
  "supplierName",
  "customerName",
  "description",
  "weight",
  "density",
  "dimensions",
  "loss",
  "origin",
  "labelName",
  "labels",
  "allergens",
  "traces",
  "nutrition",
];
