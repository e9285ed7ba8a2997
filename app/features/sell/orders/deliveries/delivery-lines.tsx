import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Delivery } from "@/worker/modules/sell/deliveries/contract";
import { DateText } from "@/app/ui/date";
import { LineTable } from "@/app/ui/line-table";
import { None } from "@/app/ui/money";
import { Quantity } from "@/app/ui/quantity";

type Line = Delivery["lines"][number];

/** What left, lot by lot, and what came back of it. */
export function DeliveryLines({ lines }: Pick<Delivery, "lines">) {
  const { t } = useWords("deliveries");
  return (
    <LineTable
      title={t("fields.lines")}
      rows={lines}
      rowKey={({ orderLineId, lotId, locationId }) => `${orderLineId} ${lotId} ${locationId}`}
      columns={[
        { label: t("fields.name"), cell: (line) => <Name line={line} /> },
        { label: t("fields.lot"), from: "sm", cell: (line) => <Lot line={line} /> },
        { label: t("fields.amount"), numeric: true, cell: ({ amount }) => <Quantity value={amount.amount} unit={amount.unit} /> },
        { label: t("fields.returned"), numeric: true, from: "sm", cell: (line) => <Returned line={line} /> },
      ]}
    />
  );
}

/** What it is; on a phone, its lot and what came back too. */
function Name({ line }: { line: Line }) {
  const { t } = useWords("deliveries");
  return (
    <>
      <Link className="name" to={`/customer/products/${line.itemId}`}>
        {line.name}
      </Link>
      <span className="block font-normal sm:hidden">
        <Lot line={line} />
        {line.returned.amount > 0 && (
          <span className="st-soon block text-sm">
            {`${t("fields.returned")} `}
            <Returned line={line} />
          </span>
        )}
      </span>
    </>
  );
}

/** The lot it left, and the date that lot bears. */
function Lot({ line: { lot, dlc, ddm } }: { line: Line }) {
  const { t } = useWords("deliveries");
  return (
    <>
      {lot ? <span className="code">{lot}</span> : <None />}
      {(dlc ?? ddm) && (
        <span className="muted block text-sm">
          {`${t(dlc ? "fields.dlc" : "fields.ddm")} `}
          <DateText value={dlc ?? ddm ?? ""} />
        </span>
      )}
    </>
  );
}

function Returned({ line: { returned } }: { line: Line }) {
  return returned.amount > 0 ? <Quantity value={returned.amount} unit={returned.unit} /> : null;
}
