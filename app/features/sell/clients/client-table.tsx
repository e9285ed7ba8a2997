import { Link } from "@/app/ui/link";
import { Archive } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Client } from "@/worker/modules/sell/clients/contract";
import { clientStatuses } from "@/worker/modules/sell/clients/status";
import { BulkTable } from "@/app/ui/bulk-table";
import { Dropdown } from "@/app/ui/dropdown";
import { None } from "@/app/ui/money";
import { PhoneLink } from "@/app/ui/contact-links";
import type { Column } from "@/app/ui/table";
import { ClientStatus } from "./client-status";
import { base } from "./base";

const to = ({ id }: Client) => `${base}/${id}`;

/** The rows of the list of clients, and what can be done to those chosen. */
export function ClientTable({ rows, requestKey }: { rows: Client[]; requestKey: string }) {
  const { t } = useWords("pages/clients");
  return (
    <BulkTable
      caption={t("title")}
      columns={useColumns()}
      rows={rows}
      nameOf={({ companyName }) => companyName}
      defaultSort="name"
      swipe={({ reference, companyName, archived }) =>
        archived ? undefined : { label: t("order"), to: `/customer/orders/new?client=${reference}`, name: companyName }
      }
      requestKey={requestKey}
      counted={(count) => t("bulk.count", { count })}
      actions={<BulkActions />}
    />
  );
}

function useColumns(): Column<Client>[] {
  const { t } = useWords("pages/clients");
  const field = (name: string) => t(`clients:fields.${name}`);
  const text = (value: string) => value || <None />;
  return [
    {
      key: "name",
      card: "title",
      label: t("client"),
      sort: "name",
      cell: (client) => (
        <Link className="name" to={to(client)}>
          {client.companyName}
          {client.commercialName && <span className="muted block text-xs font-normal">{client.commercialName}</span>}
        </Link>
      ),
    },
    {
      key: "reference",
      card: "when",
      label: field("reference"),
      sort: "reference",
      cell: ({ reference }) => <span className="code">{reference}</span>,
    },
    {
      key: "category",
      card: "detail",
      label: field("category"),
      cell: ({ category }) => <span className="whitespace-nowrap">{t(`core:clientCategories.${category}`)}</span>,
    },
    { key: "city", card: "detail", label: field("city"), cell: ({ city }) => text(city) },
    { key: "contact", label: field("contactPerson"), from: "lg", cell: ({ contactPerson }) => text(contactPerson) },
    { key: "phone", label: field("phone"), from: "xl", cell: ({ phone }) => <PhoneLink number={phone} /> },
    {
      key: "terms",
      label: field("paymentTerms"),
      from: "xl",
      cell: ({ paymentTerms }) => t(`clients:values.paymentTerms.${paymentTerms}`),
    },
    {
      key: "status",
      card: "status",
      label: field("status"),
      cell: ({ status, archived }) => <ClientStatus status={status} archived={archived} />,
    },
  ];
}

function BulkActions() {
  const { t } = useWords("pages/clients");
  return (
    <>
      <Dropdown side="up" label={t("bulk.status")}>
        <div className="menu-list">
          {clientStatuses.map((status) => (
            <button key={status} type="submit" name="status" value={status}>
              <ClientStatus status={status} />
            </button>
          ))}
        </div>
      </Dropdown>
      <button type="submit" name="_verb" value="archive" className="btn btn-plain">
        <Archive aria-hidden="true" />
        {t("core:actions.archive.button")}
      </button>
    </>
  );
}
