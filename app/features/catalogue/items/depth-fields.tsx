import { useWords } from "@/app/shell/i18n/use-words";
import type { Item } from "@/worker/modules/catalogue/items/contract";
import { labels as qualityLabels, stages } from "@/worker/modules/catalogue/items/status";
import { ChoicesField, SelectField, TextField } from "@/app/ui/field";

/** What an item weighs and measures, where it comes from, and the labels it carries. */
export function DepthFields({ item, isBought }: { item?: Item; isBought: boolean }) {
  const { t, i18n } = useWords("pages/items");
  const label = (field: string) => t(`items:fields.${field}`);
  const number = (value: number | null | undefined, scale: number) =>
    value ? (value / scale).toLocaleString(i18n.language, { maximumFractionDigits: 3, useGrouping: false }) : "";
  const length = (side: "length" | "width" | "height") => (
    <TextField
      name={`dimensions.${side}`}
      label={label(side)}
      unit="mm"
      inputMode="numeric"
      defaultValue={item?.dimensions?.[side].toString() ?? ""}
    />
  );
  return (
    <details className="form-part" open={Boolean(item?.weight || item?.density || item?.origin || item?.labels.length)}>
      <summary className="cursor-pointer font-serif text-xl">{t("parts.depth")}</summary>
      <div className="form-grid mt-4">
        {item?.status === "rnd" && (
          <SelectField
            name="stage"
            label={label("stage")}
            choices={stages.map((value) => ({ value, label: t(`items:values.stage.${value}`) }))}
            defaultValue={item.stage ?? "concept"}
          />
        )}
        <TextField
          name="weight"
          label={label("weight")}
          unit="g"
          inputMode="decimal"
          defaultValue={number(item?.weight, 1_000)}
          help={t("help.weight")}
        />
        <TextField
          name="density"
          label={label("density")}
          unit="g/ml"
          inputMode="decimal"
          defaultValue={number(item?.density, 1_000)}
          help={t("help.density")}
        />
        {isBought && (
          <TextField
            name="loss"
            label={label("loss")}
            unit="%"
            inputMode="decimal"
            defaultValue={number(item?.loss, 100)}
            help={t("help.loss")}
          />
        )}
        <TextField name="origin" label={label("origin")} defaultValue={item?.origin} maxLength={120} />
        {length("length")}
        {length("width")}
        {length("height")}
      </div>
      <div className="mt-5">
        <input type="hidden" name="labels" value="" />
        <ChoicesField
          name="labels"
          label={label("labels")}
          choices={qualityLabels.map((value) => ({ value, label: t(`items:values.labels.${value}`) }))}
          defaultValue={item?.labels ?? []}
        />
      </div>
    </details>
  );
}
