import { useWords } from "@/app/shell/i18n/use-words";
import { MONEY_SCALE } from "@/worker/core/figures/money";
import { RATE_SCALE } from "@/worker/core/figures/rate";
import { clientCategories } from "@/worker/core/trade/trade";
import type { Calculation } from "@/worker/modules/catalogue/calculations/contract";
import { SelectField, TextField } from "@/app/ui/field";
import { RowsField } from "@/app/ui/rows-field";
import { useLabels } from "./labels";

/** How each category of clients is priced: by the markup, by the margin, or by the price. */
export function ChannelRows({ calculation }: { calculation?: Calculation }) {
  const { t, i18n } = useWords("pages/calculations");
  const { label } = useLabels();
  const number = (value: number | null | undefined, scale: number) =>
    value === null || value === undefined
      ? ""
      : (value / scale).toLocaleString(i18n.language, { maximumFractionDigits: 4, useGrouping: false });
  return (
    <section className="form-part">
      <RowsField
        name="channels"
        label={t("parts.channels")}
        help={t("help.channels")}
        rows={calculation?.pricing ?? []}
        add={t("addChannel")}
      >
        {(prefix, row) => (
          <>
            <SelectField
              name={`${prefix}.category`}
              label={label("category")}
              choices={[
                { value: "", label: t("choose") },
                ...clientCategories.map((value) => ({ value, label: t(`core:clientCategories.${value}`) })),
              ]}
              defaultValue={row?.category ?? ""}
            />
            <TextField
              name={`${prefix}.margin`}
              label={label("margin")}
              unit="%"
              inputMode="decimal"
              defaultValue={number(row?.margin, RATE_SCALE)}
            />
            <TextField
              name={`${prefix}.salesMargin`}
              label={label("salesMargin")}
              unit="%"
              inputMode="decimal"
              defaultValue={number(row?.salesMargin, RATE_SCALE)}
            />
            <TextField
              name={`${prefix}.price`}
              label={label("price")}
              unit="€"
              inputMode="decimal"
              defaultValue={number(row?.price, MONEY_SCALE)}
            />
          </>
        )}
      </RowsField>
    </section>
  );
}
