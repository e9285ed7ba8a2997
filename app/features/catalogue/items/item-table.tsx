import { Link } from "@/app/ui/link";
import { Archive } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { ListedItem as Item } from "@/worker/modules/catalogue/items/contract";
import { itemStatuses } from "@/worker/modules/catalogue/items/status";
import { BulkTable } from "@/app/ui/bulk-table";
import { Dropdown, RowMenu } from "@/app/ui/dropdown";
import { Money, None } from "@/app/ui/money";
import { MarginBar } from "@/app/ui/rate";
import type { Column } from "@/app/ui/table";
import { Thumbnail } from "./thumbnail";
import { ItemStatus } from "./item-status";
import { type ViewName, views } from "./views";

interface ItemTableProps {
  view: ViewName;
  rows: Item[];
  requestKey: string;
}

/** The rows of a list of items, and what can be done to those chosen. */
export function ItemTable({ view, rows, requestKey }: ItemTableProps) {
  const { t } = useWords("pages/items");
  const to = (item: Item) => `${views[view].base}/${item.id}`;
  return (
    <BulkTable
      caption={t(`${view}.title`)}
      columns={useColumns(view, to, rows)}
      rows={rows}
      nameOf={({ name }) => name}
      defaultSort="name"
      swipe={(item) =>
        item.archived
          ? undefined
          : view === "products"
            ? { label: t("changePrice"), to: `${to(item)}?edit=price`, name: item.name }
            : { label: t("receive"), to: `/customer/inventory/receive?item=${encodeURIComponent(item.sku)}`, name: item.name }
      }
      requestKey={requestKey}
      counted={(count) => t("bulk.count", { count })}
      actions={<BulkActions />}
    />
  );
}

function useColumns(view: ViewName, to: (item: Item) => string, rows: Item[]): Column<Item>[] {
  const { t } = useWords("pages/items");
  const field = (name: string) => t(`items:fields.${name}`);
  const text = (value: string) => value || <None />;
  const name: Column<Item> = {
    key: "name",
    card: "title",
    label: t(`${view}.column`),
    sort: "name",
    cell: (item) => (
      <span className="pictured">
        <Thumbnail item={item} among={rows} />
        <Link className="name" to={to(item)}>
          {item.name}
        </Link>
      </span>
    ),
  };
  const sku: Column<Item> = {
    key: "sku",
    card: "detail",
    label: field("sku"),
    sort: "sku",
    cell: (item) => <span className="code">{item.sku}</span>,
  };
  const category: Column<Item> = {
    key: "category",
    card: "detail",
    label: field("category"),
    sort: "category",
    from: "lg",
    cell: (item) => (
      <>
        {text(item.category)}
        {item.brand && <span className="muted block text-xs">{item.brand}</span>}
      </>
    ),
  };
  const kind: Column<Item> = {
    key: "kind",
    label: field("kind"),
    sort: "kind",
    from: "lg",
    cell: (item) => t(`items:values.kind.${item.kind}`),
  };
  const client: Column<Item> = { key: "customer", label: field("customerName"), from: "wide", cell: (item) => text(item.customerName) };
  const supplier: Column<Item> = { key: "supplier", label: field("supplierName"), from: "xl", cell: (item) => text(item.supplierName) };
  const price: Column<Item> = {
    key: "price",
    card: "figure",
    label: field("price"),
    sort: "price",
    numeric: true,
    cell: (item) => <Money value={item.price} />,
  };
  const cost: Column<Item> = {
    key: "cost",
    card: "figure",
    label: t("costPer"),
    numeric: true,
    cell: (item) => <CostPerUnit item={item} />,
  };
  const margin: Column<Item> = {
    key: "margin",
    card: "more",
    label: field("margin"),
    sort: "margin",
    numeric: true,
    from: "lg",
    cell: (item) => <MarginBar value={item.margin} />,
  };
  const status: Column<Item> = {
    key: "status",
    card: "status",
    label: field("status"),
    sort: "status",
    cell: (item) => <ItemStatus status={item.status} archived={item.archived} />,
  };
  const actions: Column<Item> = {
    key: "actions",
    label: t("actions"),
    numeric: true,
    cell: (item) => <ItemMenu item={item} to={to(item)} />,
  };
  return view === "products"
    ? [name, sku, category, kind, client, supplier, price, margin, status, actions]
    : [name, sku, category, kind, supplier, cost, status, actions];
}

/** What an ingredient costs, per its unit. */
function CostPerUnit({ item }: { item: Item }) {
  const { t } = useWords("core");
  if (item.cost === null) return <None />;
  return (
    <>
      <Money value={item.cost} />
      <span className="muted">{` / ${t(`units.${item.unit}`)}`}</span>
    </>
  );
}

function ItemMenu({ item, to }: { item: Item; to: string }) {
  const { t } = useWords("pages/items");
  return (
    <RowMenu name={t("actionsFor", { name: item.name })}>
      <Link to={to}>{t("open")}</Link>
      <Link to={`${to}?edit=1`}>{t("edit")}</Link>
      <button type="submit" name="id" value={item.id}>
        {t("core:actions.archive.button")}
      </button>
    </RowMenu>
  );
}

/** What can be done to all the chosen rows at once. */
function BulkActions() {
  const { t } = useWords("pages/items");
  return (
    <>
      <Dropdown side="up" label={t("bulk.status")}>
        <div className="menu-list">
          {itemStatuses.map((status) => (
            <button key={status} type="submit" name="status" value={status}>
              <ItemStatus status={status} archived={false} />
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
