import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import type { Result } from "@/worker/core/contract/operation";
import { recurringInvoices } from "@/worker/modules/money/recurring-invoices/contract";
import { searchInput } from "@/app/shell/search-input";
import { DateText } from "@/app/ui/date";
import { None } from "@/app/ui/money";
import { Status } from "@/app/ui/status";
import type { Column } from "@/app/ui/table";
import { RepeatedList } from "@/app/ui/repeated-list";
import { recurringBase } from "../base";
import { base } from "../invoice-table";

export const handle = { words: ["pages/invoices", "invoices", "recurringInvoices"], title: "pages/invoices:recurring.title" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const input = searchInput(recurringInvoices.list, request);
  return { page: await context.read(recurringInvoices.list, input), isNarrowed: Boolean(input.search) };
}

type Row = Result<typeof recurringInvoices.list>["items"][number];
const to = ({ id }: Row) => `${recurringBase}/${id}`;

export default function RecurringInvoices() {
  const { t } = useWords("pages/invoices");
  const list = useLoaderData<typeof loader>();
  const texts = {
    title: t("recurring.title"),
    sentence: t("recurring.sentence"),
    new: t("recurring.new"),
    none: t("recurring.none"),
    noneText: t("recurring.noneText"),
    search: t("recurring.search"),
  };
  return <RepeatedList of={{ to: base, title: t("title") }} texts={texts} base={recurringBase} {...list} columns={useColumns()} />;
}

function useColumns(): Column<Row>[] {
  const { t } = useWords("pages/invoices");
  const field = (name: string) => t(`recurringInvoices:fields.${name}`);
  return [
    {
      key: "client",
      card: "title",
      label: field("client"),
      cell: (row) => (
        <Link className="name" to={to(row)} prefetch="intent">
          {row.clientName}
        </Link>
      ),
    },
    { key: "description", card: "detail", label: field("description"), cell: ({ description }) => description },
    {
      key: "every",
      card: "status",
      label: t("recurring.rhythm"),
      cell: ({ everyMonths }) => t("recurring.everyMonths", { count: everyMonths }),
    },
    { key: "next", card: "when", label: field("nextOn"), cell: (row) => <NextOn row={row} /> },
    {
      key: "subtotal",
      card: "figure",
      label: field("subtotal"),
      numeric: true,
      cell: ({ subtotal }) => <span className="tnum">{formatMoney(subtotal, 2)}</span>,
    },
    { key: "status", card: "more", label: t("recurring.status"), cell: (row) => <RecurringStatus {...row} /> },
  ];
}

/** Nothing comes while it sleeps, nor once it is over. */
function NextOn({ row }: { row: Row }) {
  return row.paused || isOver(row) ? <None /> : <DateText value={row.nextOn} />;
}

const isOver = ({ endsOn, nextOn }: Pick<Row, "endsOn" | "nextOn">) => endsOn !== null && endsOn < nextOn;

/** Does it go on, sleep, or is it over? */
export function RecurringStatus(row: Pick<Row, "paused" | "endsOn" | "nextOn">) {
  const { t } = useWords("pages/invoices");
  if (isOver(row)) return <Status meaning="ended">{t("recurring.over")}</Status>;
  return <Status meaning={row.paused ? "soon" : "good"}>{t(row.paused ? "recurring.paused" : "recurring.active")}</Status>;
}
