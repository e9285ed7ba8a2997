import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Recipe } from "@/worker/modules/catalogue/recipes/contract";
import { LineTable } from "@/app/ui/line-table";
import { Money } from "@/app/ui/money";
import { Quantity } from "@/app/ui/quantity";
import { Rate } from "@/app/ui/rate";

/** What goes into a recipe, and what each thing costs in it. */
export function LinesTable({ recipe }: { recipe: Recipe }) {
  const { t } = useWords("pages/recipes");
  const field = (name: string) => t(`recipes:fields.${name}`);
  return (
    <LineTable
      title={t("parts.lines")}
      rows={recipe.lines}
      rowKey={({ itemId, amount, loss }) => `${itemId} ${amount.amount} ${loss}`}
      columns={[
        {
          label: field("item"),
          cell: ({ itemId, name }) => (
            <Link className="name" to={`/customer/products/${itemId}`}>
              {name}
            </Link>
          ),
        },
        {
          label: field("amount"),
          numeric: true,
          cell: ({ amount, loss }) => (
            <>
              <Quantity value={amount.amount} unit={amount.unit} />
              {loss > 0 && (
                <span className="muted block text-sm sm:hidden">
                  {field("loss")} <Rate value={loss} />
                </span>
              )}
            </>
          ),
        },
        { label: field("loss"), numeric: true, from: "sm", cell: ({ loss }) => (loss ? <Rate value={loss} /> : "") },
        { label: field("cost"), numeric: true, cell: ({ cost }) => <Money value={cost} inCents /> },
      ]}
    />
  );
}
