import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { Tariff, tariffs } from "@/worker/modules/buy/tariffs/contract";
import { Money, None } from "@/app/ui/money";
import { Pager } from "@/app/ui/pager";
import { Status } from "@/app/ui/status";
import { type Column, Table } from "@/app/ui/table";
import { usePackText } from "./pack-text";

const to = ({ itemId }: Tariff) => `/customer/ingredients/${itemId}?tab=suppliers`;

/** What a supplier asks, item by item. */
export function SupplierTariffs({ page }: { page: Result<typeof tariffs.list> }) {
  const { t } = useWords("pages/tariffs");
  const packText = usePackText();
  const field = (name: string) => t(`tariffs:fields.${name}`);
  const columns: Column<Tariff>[] = [
    {
      key: "item",
      card: "title",
      label: field("itemName"),
      cell: (row) => (
        <Link className="name" to={to(row)}>
          {row.itemName}
        </Link>
      ),
    },
    { key: "pack", card: "detail", label: field("pack"), cell: packText },
    { key: "price", card: "when", label: field("price"), numeric: true, cell: ({ price }) => <Money value={price} /> },
    { key: "unitPrice", card: "figure", label: field("unitPrice"), numeric: true, cell: (row) => <UnitPrice tariff={row} /> },
    {
      key: "preferred",
      card: "status",
      label: field("preferred"),
      cell: ({ preferred }) => (preferred ? <Status meaning="good">{t("preferred")}</Status> : <None />),
    },
  ];
  return (
    <>
      <Table caption={t("tariffs:title")} columns={columns} rows={page.items} rowKey={({ id }) => id} defaultSort="" />
      <Pager shown={page.items.length} total={page.total} nextCursor={page.nextCursor} />
    </>
  );
}

/** What a unit of the item costs: "8,35 € / kg". */
function UnitPrice({ tariff: { unitPrice, itemUnit } }: { tariff: Pick<Tariff, "unitPrice" | "itemUnit"> }) {
  const { t } = useWords("core");
  if (unitPrice === null) return <None />;
  return (
    <span className="whitespace-nowrap">
      <Money value={unitPrice} />
      <span className="muted font-normal">{` / ${t(`units.${itemUnit}`)}`}</span>
    </span>
  );
}
