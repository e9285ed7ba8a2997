import { type AppLoadContext, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Search } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { lots } from "@/worker/modules/store/lots/contract";
import { traceability } from "@/worker/modules/store/traceability/contract";
import type { TracedLot } from "@/worker/modules/store/traceability/shapes";
import { DateText } from "@/app/ui/date";
import { searchInput } from "@/app/shell/search-input";
import { EmptyState } from "@/app/ui/empty-state";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { Quantity } from "@/app/ui/quantity";
import { type Column, Table } from "@/app/ui/table";
import { ScanButton } from "@/app/features/store/barcodes/scan-button";
import { TraceSheet } from "./sheet";
import { tracePath } from "./trace-path";

export const handle = { words: ["pages/traceability", "pages/barcodes", "traceability"], title: "pages/traceability:title" };

/** The address holds what is searched, or the lot that is traced; a search that finds one lot traces it. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { lot, code, search, from, to } = Object.fromEntries(new URL(request.url).searchParams);
  if (lot) return { search: lot, days: {}, page: null, trace: await journeyOf(context, lot) };
  if (code) {
    const [only, ...others] = (await context.read(lots.find, { code })).items;
    throw redirect(
      `?${only && !others.length ? `lot=${encodeURIComponent(only.number)}` : `search=${encodeURIComponent(code.slice(0, 100))}`}`,
    );
  }
  const page = await context.read(traceability.find, { limit: 25, ...searchInput(traceability.find, request) });
  const [only] = page.items;
  const isNamed = only && page.total === 1 && search;
  return {
    search: search ?? "",
    days: { ...(from && { from }), ...(to && { to }) },
    page,
    trace: isNamed ? await context.read(traceability.trace, { id: only.id }) : null,
  };
}

/** A number that is no lot's is looked for as everything else. */
async function journeyOf(context: AppLoadContext, lot: string) {
  try {
    return await context.call(traceability.trace, { id: lot });
  } catch (error) {
    if (context.phrase(error).code === "not_found") throw redirect(`?search=${encodeURIComponent(lot.slice(0, 100))}`);
    throw error;
  }
}

export default function Traceability() {
  const { t } = useWords("pages/traceability");
  const { search, days, page, trace } = useLoaderData<typeof loader>();
  const chosen: Partial<Record<string, string>> = days;
  const isAsked = search !== "" || Object.keys(chosen).length > 0;
  return (
    <>
      <PageHead title={t("title")} sentence={t("sentence")}>
        <ScanButton to={(code) => `?code=${encodeURIComponent(code)}`} />
      </PageHead>
      <Form
        role="search"
        action="/customer/traceability"
        className="no-print mb-6 grid grid-cols-2 items-end gap-3 md:grid-cols-[1fr_auto_auto_auto]"
      >
        <label className="block max-md:col-span-2">
          <span className="mb-1 block text-sm">{t("search")}</span>
          <span className="input h-12 w-full text-lg">
            <Search aria-hidden="true" />
            <input type="search" name="search" defaultValue={search} maxLength={100} placeholder={t("hint")} key={search} />
          </span>
        </label>
        {(["from", "to"] as const).map((name) => (
          <label key={name} className="block">
            <span className="mb-1 block text-sm">{t(name)}</span>
            <input type="date" name={name} defaultValue={chosen[name]} key={chosen[name]} className="input h-12 w-full" />
          </label>
        ))}
        <button type="submit" className={`btn h-12 max-md:col-span-2 ${trace ? "btn-plain" : "btn-primary"}`}>
          {t("go")}
        </button>
      </Form>
      {trace ? <TraceSheet trace={trace} /> : page && <Results page={page} search={search} isAsked={isAsked} />}
    </>
  );
}

interface ResultsProps {
  page: { items: TracedLot[]; nextCursor: string | null; total?: number };
  search: string;
  /** Was anything looked for, or is this where one begins? */
  isAsked: boolean;
}

function Results({ page, search, isAsked }: ResultsProps) {
  const { t } = useWords("pages/traceability");
  if (!page.items.length) return isAsked ? <Nothing search={search} /> : <Nowhere />;
  const field = (name: string) => t(`traceability:fields.${name}`);
  const link = ({ number }: TracedLot) => (
    <Link className="name" to={tracePath(number)}>
      {number}
    </Link>
  );
  const columns: Column<TracedLot>[] = [
    { key: "number", card: "detail", label: field("number"), cell: link },
    { key: "itemName", card: "title", label: field("itemName"), cell: ({ itemName }) => itemName },
    { key: "bornOn", card: "when", label: field("bornOn"), cell: ({ bornOn }) => <DateText value={bornOn} /> },
    { key: "born", label: field("born"), numeric: true, cell: ({ born }) => <Quantity value={born.amount} unit={born.unit} /> },
    {
      key: "left",
      card: "figure",
      label: t("left"),
      numeric: true,
      cell: ({ amount }) => <Quantity value={amount.amount} unit={amount.unit} />,
    },
    {
      key: "supplier",
      card: "detail",
      label: field("supplierName"),
      from: "xl",
      cell: ({ supplierName, supplierLot }) => [supplierName, supplierLot].filter(Boolean).join(" · "),
    },
    { key: "state", label: field("state"), from: "lg", cell: ({ state }) => t(`traceability:values.state.${state}`) },
  ];
  return (
    <>
      <h2 className="mb-2 text-lg">{isAsked ? t("found", { count: page.total ?? page.items.length }) : t("newest")}</h2>
      <Table caption={t("traceability:fields.lots")} columns={columns} rows={page.items} rowKey={({ id }) => id} defaultSort="createdAt" />
      <Pager shown={page.items.length} total={page.total} nextCursor={page.nextCursor} />
    </>
  );
}

/** What was looked for is nowhere: how to look otherwise. */
function Nothing({ search }: { search: string }) {
  const { t } = useWords("pages/traceability");
  return (
    <EmptyState drawing="glass" title={search ? t("none.named", { said: search }) : t("none.title")} text={t("none.text")}>
      <Link className="btn btn-plain" to="/customer/traceability">
        {t("none.clear")}
      </Link>
    </EmptyState>
  );
}

/** No goods have come yet. */
function Nowhere() {
  const { t } = useWords("pages/traceability");
  return (
    <EmptyState drawing="cellar" title={t("empty.title")} text={t("empty.text")}>
      <Link className="btn btn-primary" to="/customer/inventory/receive">
        {t("empty.action")}
      </Link>
    </EmptyState>
  );
}
