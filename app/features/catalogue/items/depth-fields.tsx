import { useWords } from "@/app/shell/i18n/use-words";
import { type Item, items } from "@/worker/modules/catalogue/items/contract";
import { formOf } from "@/app/ui/form-of";

const { Field } = formOf(items.create);
const sides = ["length", "width", "height"] as const;

/** What an item weighs and measures, where it comes from, and the labels it carries. */
export function DepthFields({ item, isBought }: { item?: Item; isBought: boolean }) {
  const { t } = useWords("pages/items");
  return (
    <details
      className="form-part"
      open={Boolean(item?.weight || item?.density || item?.origin || item?.labels.length || item?.shelfLifeDays || item?.storage)}
    >
      <summary className="cursor-pointer font-serif text-xl">{t("parts.depth")}</summary>
      <div className="form-grid mt-4">
        {item?.status === "rnd" && <Field name="stage" value={item.stage ?? "concept"} />}
        <Field name="weight" unit="g" value={item?.weight || null} help={t("help.weight")} />
        <Field name="density" unit="g/ml" value={item?.density || null} help={t("help.density")} />
        {isBought && <Field name="loss" value={item?.loss || null} help={t("help.loss")} />}
        <Field name="shelfLifeDays" value={item?.shelfLifeDays} help={t("help.shelfLife")} />
        <Field name="dateKind" value={item?.dateKind ?? "ddm"} />
        <Field name="storage" value={item?.storage} help={t("help.storage")} />
        <Field name="origin" value={item?.origin} />
        {sides.map((side) => (
          <Field key={side} name={`dimensions.${side}`} unit="mm" value={item?.dimensions?.[side]} />
        ))}
      </div>
      <div className="mt-5">
        <input type="hidden" name="labels" value="" />
        <Field name="labels" value={item?.labels} />
      </div>
    </details>
  );
}
