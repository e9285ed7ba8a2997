import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { type ConsultancyClient, consultancyClients } from "@/worker/modules/provider/consultancy-clients/contract";
import { searchInput } from "@/app/shell/search-input";
import { DateText } from "@/app/ui/date";
import { SearchField } from "@/app/ui/filters";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { type Column, Table } from "@/app/ui/table";

export const handle = { words: ["pages/consultancy-clients", "consultancyClients"], title: "consultancyClients:title" };

const to = ({ id }: ConsultancyClient) => `/admin/consultancy-clients/${id}`;

export async function loader({ context, request }: LoaderFunctionArgs) {
  return { page: await context.read(consultancyClients.list, searchInput(consultancyClients.list, request)) };
}

/** Every business, with what it may spend and what it asked for. */
export default function Clients() {
  const { t } = useWords("pages/consultancy-clients");
  const { page } = useLoaderData<typeof loader>();
  const field = (name: string) => t(`consultancyClients:fields.${name}`);
  const figure = (name: "credits" | "held" | "appointments" | "requests", from?: "lg"): Column<ConsultancyClient> => ({
    key: name,
    label: field(name),
    numeric: true,
    from,
    cell: (row) => row[name],
  });
  const columns: Column<ConsultancyClient>[] = [
    {
      key: "name",
      card: "title",
      label: field("name"),
      cell: (row) => (
        <Link className="name" to={to(row)} prefetch="intent">
          {row.name}
        </Link>
      ),
    },
    { key: "plan", card: "detail", label: field("plan"), cell: ({ plan }) => t(`core:plans.${plan}`) },
    figure("credits"),
    figure("held", "lg"),
    figure("appointments"),
    figure("requests"),
    { key: "created", label: field("createdAt"), from: "lg", cell: ({ createdAt }) => <DateText value={createdAt} /> },
  ];
  return (
    <>
      <PageHead title={t("consultancyClients:title")} sentence={t("sentence")} />
      <div className="no-print my-4">
        <SearchField label={t("search")} placeholder={t("search")} />
      </div>
      {page.items.length ? (
        <Table caption={t("consultancyClients:title")} columns={columns} rows={page.items} rowKey={({ id }) => id} defaultSort="" />
      ) : (
        <p className="muted py-6">{t("nothing")}</p>
      )}
      <Pager shown={page.items.length} total={page.total} nextCursor={page.nextCursor} />
    </>
  );
}
