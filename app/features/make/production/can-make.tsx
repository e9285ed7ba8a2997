import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { inputFrom } from "@/worker/core/contract/input-from";
import type { Result } from "@/worker/core/contract/operation";
import { production } from "@/worker/modules/make/production/contract";
import { EmptyState } from "@/app/ui/empty-state";
import { SearchField } from "@/app/ui/filters";
import { None } from "@/app/ui/money";
import { PageHead } from "@/app/ui/page-head";
import { Quantity } from "@/app/ui/quantity";
import { type Column, Table } from "@/app/ui/table";
import { base } from "./base";
import { ProductionTabs } from "./tabs";

export const handle = { words: ["pages/production", "production"], title: "pages/production:canMake.title" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { search } = Object.fromEntries(new URL(request.url).searchParams);
  const { items } = await context.read(production.canMake, inputFrom(production.canMake, { search }));
  return { items, isSearched: Boolean(search) };
}

type Row = Result<typeof production.canMake>["items"][number];
const toNew = ({ sku }: Row) => `${base}/new?item=${encodeURIComponent(sku)}`;

export default function CanMake() {
  const { t } = useWords("pages/production");
  const { items, isSearched } = useLoaderData<typeof loader>();
  const possible = items.filter(({ amount }) => amount.amount > 0).length;
  const columns: Column<Row>[] = [
    {
      key: "name",
      card: "title",
      label: t("production:fields.name"),
      cell: ({ itemId, name }) => (
        <Link className="name" to={`/customer/products/${itemId}`}>
          {name}
        </Link>
      ),
    },
    { key: "amount", card: "figure", label: t("canMake.amount"), numeric: true, cell: ({ amount }) => <Amount value={amount} /> },
    { key: "limiting", card: "detail", named: true, label: t("production:fields.limiting"), cell: ({ limiting }) => limiting || <None /> },
    { key: "available", label: t("canMake.available"), numeric: true, cell: ({ available }) => <Amount value={available} /> },
    {
      key: "make",
      card: "when",
      label: t("canMake.make"),
      cell: (row) =>
        row.amount.amount > 0 && (
          <Link className="link-ink" to={toNew(row)}>
            {t("canMake.make")}
          </Link>
        ),
    },
  ];
  return (
    <>
      <PageHead title={t("canMake.title")} sentence={items.length ? `${t("canMake.sentence", { count: possible })}.` : undefined} />
      <ProductionTabs />
      {items.length === 0 && !isSearched ? (
        <EmptyState drawing="pot" title={t("canMake.empty.title")} text={t("canMake.empty.text")}>
          <Link className="btn btn-primary" to="/customer/recipes/new">
            {t("canMake.empty.write")}
          </Link>
        </EmptyState>
      ) : (
        <>
          <div className="my-4">
            <SearchField label={t("canMake.search")} placeholder={t("canMake.search")} />
          </div>
          {items.length === 0 && <p className="muted py-6">{t("canMake.nothing")}</p>}
          {items.length > 0 && (
            <Table caption={t("canMake.title")} columns={columns} rows={items} rowKey={({ itemId }) => itemId} defaultSort="" />
          )}
        </>
      )}
    </>
  );
}

function Amount({ value }: { value: Row["amount"] | null }) {
  return value ? <Quantity value={value.amount} unit={value.unit} /> : <None />;
}
