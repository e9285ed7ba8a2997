import { Link } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Recipe } from "@/worker/modules/recipes/contract";
import { Money } from "../../ui/money";
import { Quantity } from "../../ui/quantity";
import { Rate } from "../../ui/rate";

/** What goes into a recipe, and what each thing costs in it. */
export function LinesTable({ recipe }: { recipe: Recipe }) {
  const { t } = useWords("pages/recipes");
  const field = (name: string) => t(`recipes:fields.${name}`);
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("parts.lines")}</h2>
      <div className="table-scroll">
        <table className="grid-table">
          <thead>
            <tr>
              <th>{field("item")}</th>
              <th className="num">{field("amount")}</th>
              <th className="num">{field("loss")}</th>
              <th className="num">{field("cost")}</th>
            </tr>
          </thead>
          <tbody>
            {recipe.lines.map((line) => (
              <tr key={`${line.itemId} ${line.amount.amount} ${line.loss}`}>
                <td>
                  <Link className="name" to={`/customer/products/${line.itemId}`}>
                    {line.name}
                  </Link>
                </td>
                <td className="num">
                  <Quantity value={line.amount.amount} unit={line.amount.unit} />
                </td>
                <td className="num">{line.loss ? <Rate value={line.loss} /> : ""}</td>
                <td className="num">
                  <Money value={line.cost} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
