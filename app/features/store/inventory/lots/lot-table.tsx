import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Lot } from "@/worker/modules/store/lots/shapes";
import { lotStatus } from "@/worker/modules/store/lots/status";
import { opened } from "@/app/ui/disclosure";
import { type Column, Table } from "@/app/ui/table";
import { lotPath } from "../addresses";
import { Amount, LotDate, LotStatus } from "./lot-marks";
import { Worth } from "../stock/worth";

/** Lots, what must go first at the top. @param bare leaves the item out, on its own page */
export function LotTable({ rows, today, bare = false, to = ({ id }) => lotPath(id) }: LotTableProps) {
  const { t } = useWords("pages/inventory");
  const field = (name: string) => t(`lots:fields.${name}`);
  const item: Column<Lot> = { key: "item", card: "title", label: t("item"), cell: ({ itemName }) => itemName };
  const columns: Column<Lot>[] = [
    {
      key: "number",
      card: bare ? "title" : "detail",
      label: field("lot"),
      cell: (row) => (
        <Link className="name code min-w-0" to={to(row)} prefetch="intent">
          {row.number}
        </Link>
      ),
    },
    ...(bare ? [] : [item]),
    { key: "amount", card: "figure", label: field("amount"), numeric: true, cell: ({ amount }) => <Amount of={amount} /> },
    { key: "available", label: field("available"), numeric: true, from: "lg", cell: ({ available }) => <Amount of={available} muted /> },
    { key: "date", card: "when", label: t("date"), cell: (row) => <LotDate lot={row} today={today} /> },
    {
      key: "supplier",
      label: field("supplierName"),
      from: "xl",
      cell: ({ supplierName, supplierLot }) => [supplierName, supplierLot].filter(Boolean).join(" · "),
    },
    { key: "value", label: field("value"), numeric: true, from: "lg", cell: ({ value }) => <Worth value={value} /> },
    { key: "state", card: "status", label: field("state"), cell: (row) => <LotStatus lot={row} /> },
  ];
  const toHold = (lot: Lot) =>
    lotStatus.allows(lot.state, "hold") ? { label: t("lot.hold"), to: opened(lotPath(lot.id), "hold"), name: lot.number } : undefined;
  return <Table caption={t("lots")} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="useBy" swipe={toHold} />;
}

interface LotTableProps {
  rows: Lot[];
  today: string;
  bare?: boolean;
  to?(lot: Lot): string;
}
