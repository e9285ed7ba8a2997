import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/operation";
import type { recipes } from "@/worker/modules/recipes/contract";
import { Money } from "../../ui/money";
import { Rate } from "../../ui/rate";

/** What a change would do to each product: cost and margin before and after, and the allergens it would bring. */
export function EffectTable({ effects }: { effects: Result<typeof recipes.whatIf> }) {
  const { t } = useWords("pages/recipes");
  if (effects.total === 0) return <p className="muted text-sm">{t("used.effectNone")}</p>;
  const field = (name: string) => t(`recipes:fields.${name}`);
  return (
    <div className="table-scroll">
      <table className="grid-table">
        <thead>
          <tr>
            <th>{field("name")}</th>
            <th className="num">{field("costBefore")}</th>
            <th className="num">{field("costAfter")}</th>
            <th className="num">{field("marginBefore")}</th>
            <th className="num">{field("marginAfter")}</th>
            <th>{t("used.newAllergens")}</th>
          </tr>
        </thead>
        <tbody>
          {effects.items.map((row) => (
            <tr key={row.itemId}>
              <td className="font-semibold">{row.name}</td>
              <td className="num">
                <Money value={row.costBefore} />
              </td>
              <td className="num">
                <Money value={row.costAfter} />
              </td>
              <td className="num">
                <Rate value={row.marginBefore} decimals={1} />
              </td>
              <td className={`num ${(row.marginAfter ?? 0) < 0 ? "st-loss" : ""}`}>
                <Rate value={row.marginAfter} decimals={1} />
              </td>
              <td>{row.allergensAdded.map((name) => t(`recipes:values.allergens.${name}`)).join(", ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
