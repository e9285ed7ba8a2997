import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import type { Result } from "@/worker/core/contract/operation";
import { figureText } from "@/worker/core/text/figure-text";
import { figures } from "@/worker/modules/business/figures/contract";
import { reports } from "@/worker/modules/business/reports/contract";
import { opensFinance } from "@/app/features/money/treasury/tabs";
import { DateText } from "@/app/ui/date";
import { EmptyState } from "@/app/ui/empty-state";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { type Column, Table } from "@/app/ui/table";
import { choiceIn } from "./address";

export const handle = { words: ["pages/reports", "figures"], title: "pages/reports:rows.title" };

type Row = Result<typeof figures.rows>["items"][number];

/** The records behind a figure: `?measure=`, with the days and filters of the report it comes from. Where a list shows just these, it is that list. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  if (!(await opensFinance(context))) return { page: null };
  const params = new URL(request.url).searchParams;
  const saved = params.get("saved");
  const { question } = choiceIn(params, saved ? await context.read(reports.show, { id: saved }) : null);
  const { from, to, filters } = question;
  const cursor = params.get("cursor") ?? undefined;
  const page = await context.read(figures.rows, { measure: params.get("measure") ?? "", from, to, filters, cursor });
  if (page.listPath) return redirect(page.listPath);
  return { page };
}

export default function Rows() {
  const { t, i18n } = useWords("pages/reports");
  const { page } = useLoaderData<typeof loader>();
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  if (!page) return <EmptyState drawing="door" isScreen title={t("closed.title")} text={t("closed.text")} />;
  const text = (row: Row) => figureText(row.value, language);
  const columns: Column<Row>[] = [
    {
      key: "label",
      card: "title",
      label: t("rows.record"),
      cell: ({ path, label }) => (
        <Link className="name" to={path}>
          {label || "—"}
        </Link>
      ),
    },
    { key: "day", card: "detail", label: t("figures:fields.day"), cell: ({ day }) => day && <DateText value={day} /> },
    ...page.parts.map((part, place) => ({
      key: part.name,
      label: part.label,
      numeric: true,
      cell: ({ parts }: Row) => figureText(parts[place] ?? {}, language),
    })),
    { key: "value", card: "figure", label: t("figures:fields.value"), numeric: true, cell: text },
  ];
  return (
    <>
      <PageHead
        title={t("rows.title")}
        sentence={t("rows.sentence", { figure: figureText(page.sum, language), understood: page.understood })}
      />
      {page.items.length === 0 ? (
        <EmptyState drawing="curve" title={t("none.title")} text={t("none.text")} />
      ) : (
        <Table caption={t("rows.title")} columns={columns} rows={page.items} rowKey={({ id }) => id} defaultSort="" />
      )}
      <Pager shown={page.items.length} nextCursor={page.nextCursor} />
    </>
  );
}
