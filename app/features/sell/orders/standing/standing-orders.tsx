import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import { standingOrders } from "@/worker/modules/sell/standing-orders/contract";
import { searchInput } from "@/app/shell/search-input";
import { DateText } from "@/app/ui/date";
import { Status } from "@/app/ui/status";
import type { Column } from "@/app/ui/table";
import { RepeatedList } from "@/app/ui/repeated-list";
import { base, standingBase } from "../base";

export const handle = { words: ["pages/orders", "standingOrders"], title: "pages/orders:standing.title" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const input = searchInput(standingOrders.list, request);
  return { page: await context.read(standingOrders.list, input), isNarrowed: Boolean(input.search) };
}

type Row = Result<typeof standingOrders.list>["items"][number];

export default function StandingOrders() {
  const { t } = useWords("pages/orders");
  const list = useLoaderData<typeof loader>();
  const texts = {
    title: t("standing.title"),
    sentence: t("standing.sentence"),
    new: t("standing.new"),
    none: t("standing.none"),
    noneText: t("standing.noneText"),
    search: t("standing.search"),
  };
  return <RepeatedList of={{ to: base, title: t("title") }} texts={texts} base={standingBase} {...list} columns={useColumns()} />;
}

function useColumns(): Column<Row>[] {
  const { t } = useWords("standingOrders");
  return [
    {
      key: "client",
      card: "title",
      label: t("fields.client"),
      cell: (row) => (
        <Link className="name" to={`${standingBase}/${row.id}`}>
          {row.clientName}
        </Link>
      ),
    },
    { key: "rhythm", card: "detail", label: t("fields.rhythm"), cell: ({ rhythm }) => t(`values.rhythm.${rhythm}`) },
    { key: "next", card: "when", label: t("fields.nextOn"), cell: ({ nextOn }) => <DateText value={nextOn} /> },
    { key: "status", card: "status", label: t("fields.paused"), cell: (row) => <StandingStatus paused={row.paused} /> },
  ];
}

/** Does it go on, or sleep? */
export function StandingStatus({ paused }: { paused: boolean }) {
  const { t } = useWords("pages/orders");
  return <Status meaning={paused ? "soon" : "good"}>{t(paused ? "standing.paused" : "standing.active")}</Status>;
}
