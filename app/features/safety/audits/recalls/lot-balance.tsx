import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { RecalledLot } from "@/worker/modules/safety/recalls/shapes";
import { Quantity } from "@/app/ui/quantity";
import { type Column, Table } from "@/app/ui/table";

/** Columns that are always there, and those that answers fill. */
const figures = ["born", "returned", "used", "apart", "scrapped", "stock", "shipped"] as const;
const answers = ["recovered", "destroyed", "gone", "open"] as const;

/** Where all of each lot is: the mass balance that closes a recall. */
export function LotBalance({ lots, withAnswers }: { lots: RecalledLot[]; withAnswers: boolean }) {
  const { t } = useWords("pages/audits");
  const field = (name: string) => t(`recalls:fields.${name}`);
  const always = ["born", "stock", "shipped", ...(withAnswers ? ["open"] : [])];
  // A column of nothing but noughts says nothing.
  const shown = [...figures, ...(withAnswers ? answers : [])].filter(
    (name) => always.includes(name) || lots.some((lot) => lot[name].amount !== 0),
  );
  const columns: Column<RecalledLot>[] = [
    {
      key: "lot",
      card: "title",
      label: field("lot"),
      cell: ({ lotId, lot, itemName }) => (
        <span className="block py-1.5">
          <Link className="link-ink code" to={`/customer/inventory/lots/${lotId}`}>
            {lot}
          </Link>
          <span className="muted block text-xs">{itemName}</span>
        </span>
      ),
    },
    ...shown.map((name) => ({
      key: name,
      card: "detail" as const,
      named: true,
      label: field(name),
      numeric: true,
      cell: (row: RecalledLot) => <Amount of={row[name]} isOpen={name === "open"} />,
    })),
  ];
  return (
    <div className="table-scroll">
      <Table caption={t("recall.lots")} columns={columns} rows={lots} rowKey={({ lotId }) => lotId} defaultSort="" />
    </div>
  );
}

function Amount({ of: { amount, unit }, isOpen }: { of: RecalledLot["born"]; isOpen: boolean }) {
  return (
    <span className={amount === 0 ? "muted" : isOpen ? "st-loss font-semibold" : ""}>
      <Quantity value={amount} unit={unit} />
    </span>
  );
}
