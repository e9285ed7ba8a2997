import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { recipes } from "@/worker/modules/catalogue/recipes/contract";
import { Money } from "@/app/ui/money";
import { MarginBar, Rate } from "@/app/ui/rate";
import { type Column, Table } from "@/app/ui/table";
import { RecipeStatus } from "./recipe-status";

type Row = Result<typeof recipes.list>["items"][number];

/** Versions of recipes, with what each costs and earns today. */
export function RecipeTable({ rows }: { rows: Row[] }) {
  const { t } = useWords("pages/recipes");
  return <Table caption={t("title")} columns={useColumns()} rows={rows} rowKey={({ id }) => id} defaultSort="name" />;
}

const to = ({ id }: Row) => `/customer/recipes/${id}`;

function useColumns(): Column<Row>[] {
  const { t } = useWords("pages/recipes");
  const field = (name: string) => t(`recipes:fields.${name}`);
  return [
    {
      key: "name",
      card: "title",
      label: field("name"),
      cell: (row) => (
        <Link className="name" to={to(row)}>
          {row.name}
        </Link>
      ),
    },
    { key: "number", card: "detail", named: true, label: field("number"), numeric: true, cell: ({ number }) => number },
    { key: "sku", card: "detail", label: field("sku"), from: "lg", cell: ({ sku }) => <span className="code">{sku}</span> },
    { key: "allergens", label: field("allergens"), from: "xl", cell: (row) => <Allergens allergens={row.allergens} /> },
    { key: "unitCost", card: "figure", label: field("unitCost"), numeric: true, cell: (row) => <Money value={row.unitCost} /> },
    { key: "price", label: field("price"), numeric: true, cell: (row) => <Money value={row.price} /> },
    { key: "margin", card: "more", label: field("margin"), numeric: true, from: "lg", cell: (row) => <MarginBar value={row.margin} /> },
    {
      key: "salesMargin",
      label: field("salesMargin"),
      numeric: true,
      from: "2xl",
      cell: (row) => <Rate value={row.salesMargin} decimals={1} />,
    },
    { key: "status", card: "status", label: field("status"), cell: (row) => <RecipeStatus status={row.status} /> },
  ];
}

/** The allergens present, in words. */
export function Allergens({ allergens }: { allergens: Row["allergens"] }) {
  const { t } = useWords("pages/recipes");
  if (allergens === null) return <span className="st-soon font-medium">{t("undeclared")}</span>;
  if (allergens.length === 0) return <span className="muted">{t("noAllergen")}</span>;
  return <>{allergens.map((name) => t(`recipes:values.allergens.${name}`)).join(", ")}</>;
}
