import { Link } from "@/app/ui/link";
import type { ReactNode } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import { quantityText } from "@/worker/core/text/format-value";
import { clientCategories } from "@/worker/core/trade/trade";
import type { calculations } from "@/worker/modules/catalogue/calculations/contract";
import { Money } from "@/app/ui/money";
import { Rate } from "@/app/ui/rate";
import { partsOf } from "./live-outcome";

type Scenario = Result<typeof calculations.compare>["scenarios"][number];

/** Scenarios side by side: what each costs, what each category pays, what is earned. */
export function Comparison({ scenarios, back }: { scenarios: Scenario[]; back: string }) {
  const { t, i18n } = useWords("pages/calculations");
  const label = (name: string) => t(`calculations:fields.${name}`);
  const language = i18n.language === "en" ? "en" : "fr";
  const line = (name: string, cell: (scenario: Scenario) => ReactNode) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {scenarios.map((scenario) => (
        <td key={scenario.id} className="num">
          {cell(scenario)}
        </td>
      ))}
    </tr>
  );
  const priced = clientCategories.filter((category) =>
    scenarios.some(({ channels }) => channels.some((channel) => channel.category === category)),
  );
  const of = ({ channels }: Scenario, category: string) => channels.find((channel) => channel.category === category);
  return (
    <section className="mb-8" aria-labelledby="compared">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="compared" className="text-xl">
          {t("compared")}
        </h2>
        <Link className="link-ink text-sm" to={back}>
          {t("closeComparison")}
        </Link>
      </div>
      <div className="table-scroll">
        <table className="grid-table">
          <thead>
            <tr>
              <td />
              {scenarios.map(({ id, name }) => (
                <th key={id} scope="col" className="num">
                  <Link className="link-ink" to={`${back}?id=${id}`}>
                    {name}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {line(label("output"), ({ output }) => quantityText(output, language))}
            {partsOf(scenarios[0] as Scenario).map(({ field }) =>
              line(label(field), (scenario) => <Money value={partsOf(scenario).find((part) => part.field === field)?.value ?? null} />),
            )}
            {line(label("unitCost"), ({ unitCost }) => (
              <strong>
                <Money value={unitCost} />
              </strong>
            ))}
            {priced.flatMap((category) => {
              const name = t(`core:clientCategories.${category}`);
              return [
                line(`${name} · ${label("price")}`, (scenario) => <Money value={of(scenario, category)?.price ?? null} />),
                line(`${name} · ${label("margin")}`, (scenario) => <Rate value={of(scenario, category)?.margin ?? null} decimals={1} />),
              ];
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
