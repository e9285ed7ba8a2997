import { Link } from "@/app/ui/link";
import type { ReactNode } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { nutrients } from "@/worker/core/trade/food";
import type { Result } from "@/worker/core/contract/operation";
import type { recipes } from "@/worker/modules/catalogue/recipes/contract";
import { Money, None } from "@/app/ui/money";
import { Rate } from "@/app/ui/rate";
import { RecipeStatus } from "./recipe-status";
import { Allergens } from "./recipe-table";

type Version = Result<typeof recipes.compare>["versions"][number];

/** The versions of an item side by side: a column each. @param current the one being read */
export function VersionsTable({ versions, current }: { versions: Version[]; current?: string }) {
  const { t, i18n } = useWords("pages/recipes");
  const field = (name: string) => t(`recipes:fields.${name}`);
  const number = (value: number) => (value / 1_000).toLocaleString(i18n.language, { maximumFractionDigits: 2 });
  const facts: [string, (version: Version) => ReactNode][] = [
    [field("status"), ({ status }) => <RecipeStatus status={status} />],
    [field("unitCost"), ({ unitCost }) => <Money value={unitCost} />],
    [field("margin"), ({ margin }) => <Rate value={margin} decimals={1} />],
    [field("salesMargin"), ({ salesMargin }) => <Rate value={salesMargin} decimals={1} />],
    [field("allergens"), ({ allergens }) => <Allergens allergens={allergens} />],
    ...nutrients.map((name): [string, (version: Version) => ReactNode] => [
      field(name),
      ({ nutrition }) => (nutrition ? <span className="tnum">{number(nutrition[name])}</span> : <None />),
    ]),
  ];
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("compare")}</h2>
      <div className="table-scroll">
        <table className="grid-table versions-table">
          <thead>
            <tr>
              <td />
              {versions.map(({ id, number: which }) => (
                <th key={id} scope="col" aria-current={id === current ? "true" : undefined}>
                  <Link className="link-ink" to={`/customer/recipes/${id}`}>
                    {t("version", { number: which })}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map(([label, tell]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {versions.map((version) => (
                  <td key={version.id}>{tell(version)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
