import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { recipes } from "@/worker/modules/catalogue/recipes/contract";
import { LineTable } from "@/app/ui/line-table";
import { Money } from "@/app/ui/money";
import { Rate } from "@/app/ui/rate";

/** What a change would do to each product: cost and margin before and after, and the allergens it would bring. */
export function EffectTable({ effects }: { effects: Result<typeof recipes.whatIf> }) {
  const { t } = useWords("pages/recipes");
  if (effects.total === 0) return <p className="muted text-sm">{t("used.effectNone")}</p>;
  const field = (name: string) => t(`recipes:fields.${name}`);
  return (
    <LineTable
      rows={effects.items}
      rowKey={({ itemId }) => itemId}
      columns={[
        { label: field("name"), cell: ({ name }) => <span className="font-semibold">{name}</span> },
        { label: field("costBefore"), numeric: true, cell: ({ costBefore }) => <Money value={costBefore} /> },
        { label: field("costAfter"), numeric: true, cell: ({ costAfter }) => <Money value={costAfter} /> },
        { label: field("marginBefore"), numeric: true, cell: ({ marginBefore }) => <Rate value={marginBefore} decimals={1} /> },
        {
          label: field("marginAfter"),
          numeric: true,
          cell: ({ marginAfter }) => (
            <span className={(marginAfter ?? 0) < 0 ? "st-loss" : undefined}>
              <Rate value={marginAfter} decimals={1} />
            </span>
          ),
        },
        {
          label: t("used.newAllergens"),
          cell: ({ allergensAdded }) => allergensAdded.map((name) => t(`recipes:values.allergens.${name}`)).join(", "),
        },
      ]}
    />
  );
}
