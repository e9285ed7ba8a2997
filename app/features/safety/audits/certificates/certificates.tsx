import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { CertificateStatus } from "@/app/features/buy/suppliers/certificate-status";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { EmptyState } from "@/app/ui/empty-state";
import { type Column, Table } from "@/app/ui/table";
import { SafetyHead } from "../safety-head";

export const handle = { words: ["pages/audits", "pages/suppliers", "suppliers"], title: "pages/audits:sections.certificates" };

/** Suppliers that are looked through: more certificates than anyone follows by hand. */
const MOST = 100;

/** What suppliers' certificates say, those that end first at the top. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { items } = await context.read(suppliers.list, { limit: MOST });
  const all = items.flatMap(({ id, name, certificates }) =>
    certificates.map((certificate, place) => ({ key: `${id}.${place}`, supplierId: id, supplier: name, ...certificate })),
  );
  const end = ({ expiresOn }: (typeof all)[number]) => expiresOn ?? "9999";
  return { rows: all.sort((one, other) => end(one).localeCompare(end(other))), today: context.today };
}

type Row = Awaited<ReturnType<typeof loader>>["rows"][number];

/** The certificates of suppliers, with those that ended or soon will. */
export default function Certificates() {
  const { t } = useWords("pages/audits");
  const { rows, today } = useLoaderData<typeof loader>();
  const ended = rows.filter(({ expiresOn }) => expiresOn !== null && expiresOn < today).length;
  return (
    <>
      <SafetyHead section="certificates" sentence={rows.length ? t("certificate.sentence", { count: rows.length, ended }) : undefined} />
      {rows.length ? (
        <div className="mt-4">
          <CertificateTable rows={rows} today={today} />
        </div>
      ) : (
        <EmptyState drawing="paper" title={t("certificate.empty.title")} text={t("certificate.empty.text")}>
          <Link className="btn btn-primary" to="/customer/suppliers">
            {t("certificate.toSuppliers")}
          </Link>
        </EmptyState>
      )}
    </>
  );
}

function CertificateTable({ rows, today }: { rows: Row[]; today: string }) {
  const { t } = useWords("pages/audits");
  const supplier = ({ supplierId, supplier: name }: Row) => (
    <Link className="name" to={`/customer/suppliers/${supplierId}`} prefetch="intent">
      {name}
    </Link>
  );
  const columns: Column<Row>[] = [
    { key: "supplier", card: "title", label: t("certificate.supplier"), cell: supplier },
    { key: "name", card: "detail", label: t("certificate.name"), cell: ({ name }) => name },
    {
      key: "state",
      card: "when",
      label: t("certificate.state"),
      cell: ({ expiresOn }) => <CertificateStatus expiresOn={expiresOn} today={today} />,
    },
  ];
  return <Table caption={t("sections.certificates")} columns={columns} rows={rows} rowKey={({ key }) => key} defaultSort="" />;
}
