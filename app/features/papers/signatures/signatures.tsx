import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { PenLine } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { type ListedSignature, signatures } from "@/worker/modules/papers/signatures/contract";
import { shownStatuses } from "@/worker/modules/papers/signatures/status";
import { searchInput } from "@/app/shell/search-input";
import { DateText } from "@/app/ui/date";
import { EmptyState } from "@/app/ui/empty-state";
import { None } from "@/app/ui/money";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { Sections } from "@/app/ui/sections";
import { type Column, Table } from "@/app/ui/table";
import { base } from "./base";
import { SignatureStatusText } from "./signature-status";

export const handle = { words: ["pages/signatures", "signatures"], title: "pages/signatures:title" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  return { page: await context.read(signatures.list, searchInput(signatures.list, request)), today: context.today };
}

/** What people are asked to sign, and how far each is. */
export default function Signatures() {
  const { t } = useWords("pages/signatures");
  const [params] = useSearchParams();
  const { page, today } = useLoaderData<typeof loader>();
  const status = params.get("status");
  const add = (
    <Link className="btn btn-primary" to={`${base}/new`}>
      <PenLine aria-hidden="true" />
      {t("add")}
    </Link>
  );
  if (!page.items.length && !status && !params.get("cursor"))
    return (
      <>
        <PageHead title={t("title")} />
        <EmptyState drawing="paper" title={t("empty.title")} text={t("empty.text")}>
          {add}
        </EmptyState>
      </>
    );
  return (
    <>
      <PageHead title={t("title")} sentence={t("sentence")}>
        <Link className="btn btn-plain" to="/verify">
          {t("verify.open")}
        </Link>
        {add}
      </PageHead>
      <Sections
        label={t("tabs")}
        sections={[
          { key: "", label: t("all"), to: base, current: !status },
          ...shownStatuses.map((one) => ({
            key: one,
            label: t(`signatures:values.status.${one}`),
            to: `${base}?status=${one}`,
            current: one === status,
          })),
        ]}
      />
      <div className="mt-4">
        {page.items.length ? <Rows rows={page.items} today={today} /> : <p className="muted">{t("noneHere")}</p>}
        {page.nextCursor && <Pager shown={page.items.length} nextCursor={page.nextCursor} />}
      </div>
    </>
  );
}

function Rows({ rows, today }: { rows: ListedSignature[]; today: string }) {
  const { t } = useWords("pages/signatures");
  const field = (name: string) => t(`signatures:fields.${name}`);
  const to = ({ id }: ListedSignature) => `${base}/${id}`;
  const columns: Column<ListedSignature>[] = [
    {
      key: "title",
      card: "title",
      label: field("title"),
      cell: (row) => (
        <Link className="name" to={to(row)} prefetch="intent">
          {row.title}
        </Link>
      ),
    },
    {
      key: "signed",
      card: "when",
      label: field("signed"),
      numeric: true,
      cell: ({ signed, people }) => (people ? `${signed} / ${people}` : <None />),
    },
    {
      key: "sentAt",
      label: field("sentAt"),
      from: "lg",
      cell: ({ sentAt }) => (sentAt ? <DateText value={sentAt} today={today} /> : <None />),
    },
    {
      key: "expiresOn",
      card: "detail",
      label: field("expiresOn"),
      from: "lg",
      cell: ({ expiresOn, status }) => (status === "pending" ? <DateText value={expiresOn} today={today} /> : <None />),
    },
    { key: "status", card: "status", label: field("status"), cell: ({ status }) => <SignatureStatusText status={status} /> },
  ];
  return <Table caption={t("title")} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="" />;
}
