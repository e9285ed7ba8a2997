import { Link } from "@remix-run/react";
import { useRef } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { RATE_SCALE } from "@/worker/core/figures/rate";
import type { Recipe } from "@/worker/modules/catalogue/recipes/contract";
import { NoteField, TextField, TickField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { MoneyField } from "@/app/ui/money-field";
import { QuantityField } from "@/app/ui/quantity-field";
import { RowsField } from "@/app/ui/rows-field";
import { ItemPicker } from "@/app/features/catalogue/items/item-picker";
import { LiveCost } from "./live-cost";

interface RecipeFormProps {
  /** The draft to change; without one, a new recipe is written. */
  recipe?: Recipe;
  /** What a new recipe makes. */
  made?: { sku: string; name: string };
  requestKey: string;
  back: string;
}

/** The form of a recipe, with its cost beside it as one writes. */
export function RecipeForm({ recipe, made, requestKey, back }: RecipeFormProps) {
  const { t, i18n } = useWords("pages/recipes");
  const form = useRef<HTMLDivElement>(null);
  const field = (name: string) => t(`recipes:fields.${name}`);
  const number = (value: number | undefined, scale: number) =>
    value ? (value / scale).toLocaleString(i18n.language, { maximumFractionDigits: 4, useGrouping: false }) : "";
  const labels = {
    ...Object.fromEntries(
      ["item", "yield", "labourMinutes", "hourlyRate", "overhead", "method", "lines"].map((name) => [name, field(name)]),
    ),
    "output.value": field("output"),
    "lines.item": field("item"),
    "lines.amount": field("amount"),
    "lines.amount.value": field("amount"),
    "lines.loss": field("loss"),
  };
  return (
    <div className="document" ref={form}>
      <Form labels={labels} requestKey={requestKey} guarded>
        {recipe && <input type="hidden" name="version" value={recipe.version} />}
        <section>
          <h2 className="mb-4 text-xl">{t("parts.makes")}</h2>
          <div className="form-grid">
            {recipe ? (
              <input type="hidden" name="_item" value={recipe.sku} />
            ) : (
              <ItemPicker name="item" label={field("item")} help={t("help.item")} chosen={made} required />
            )}
            <QuantityField
              name="output"
              label={field("output")}
              value={recipe?.output}
              among={["piece", "kg", "g", "l", "cl", "ml"]}
              required
            />
            <TextField
              name="yield"
              label={field("yield")}
              unit="%"
              inputMode="decimal"
              help={t("help.yield")}
              defaultValue={number(recipe?.yield ?? 100 * RATE_SCALE, RATE_SCALE)}
            />
          </div>
        </section>
        <section className="form-part">
          <RowsField name="lines" label={t("parts.lines")} help={t("help.line")} rows={recipe?.lines ?? []} add={t("addLine")}>
            {(prefix, line) => (
              <>
                <ItemPicker name={`${prefix}.item`} label={field("item")} chosen={line} />
                <QuantityField
                  name={`${prefix}.amount`}
                  label={field("amount")}
                  value={line?.amount}
                  among={["kg", "g", "l", "cl", "ml", "piece"]}
                />
                <TextField
                  name={`${prefix}.loss`}
                  label={field("loss")}
                  unit="%"
                  inputMode="decimal"
                  help={line ? undefined : t("help.loss")}
                  defaultValue={line?.loss === 0 ? "0" : number(line?.loss, RATE_SCALE)}
                />
                <TickField name={`${prefix}.quid`} label={t("help.quid")} defaultChecked={line?.quid} />
              </>
            )}
          </RowsField>
        </section>
        <section className="form-part">
          <h2>{t("parts.work")}</h2>
          <div className="form-grid">
            <TextField
              name="labourMinutes"
              label={field("labourMinutes")}
              unit="min"
              inputMode="numeric"
              defaultValue={number(recipe?.labourMinutes, 1)}
            />
            <MoneyField name="hourlyRate" label={field("hourlyRate")} amount={recipe?.hourlyRate || null} />
            <MoneyField name="overhead" label={field("overhead")} amount={recipe?.overhead || null} />
          </div>
        </section>
        <section className="form-part">
          <NoteField name="method" label={t("parts.method")} defaultValue={recipe?.method} maxLength={10_000} rows={6} />
        </section>
        <div className="form-part flex flex-wrap items-center gap-3">
          <SubmitButton>{t(recipe ? "save" : "write")}</SubmitButton>
          <Link className="btn btn-plain" to={back}>
            {t("shell:cancel")}
          </Link>
        </div>
      </Form>
      <LiveCost around={form} item={recipe?.sku} />
    </div>
  );
}
