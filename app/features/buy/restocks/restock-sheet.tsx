import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import type { Line, Restock } from "@/worker/modules/buy/restocks/contract";
import { Money } from "@/app/ui/money";
import { Quantity } from "@/app/ui/quantity";
import { type Columns, Table } from "@/app/ui/table";
import { usePackText } from "@/app/features/buy/tariffs/pack-text";
import { Receipts } from "./receipts";

/** What is ordered, line by line, and what has come of it. */
export function RestockSheet({ restock, requestKey }: { restock: Restock; requestKey: string }) {
  const { t } = useWords("pages/restocks");
  const hasCome = restock.receipts.length > 0;
  return (
    <div className="grid min-w-0 content-start gap-8">
      <section>
        <h2 className="mb-2 text-lg">{t("parts.lines")}</h2>
        <Lines lines={restock.lines} withReceived={hasCome} />
      </section>
      {hasCome && <Receipts restock={restock} requestKey={requestKey} />}
      {restock.notes && (
        <section>
          <h2 className="mb-2 text-lg">{t("restocks:fields.notes")}</h2>
          <p className="max-w-2xl whitespace-pre-line">{restock.notes}</p>
        </section>
      )}
    </div>
  );
}

const to = ({ itemId }: Line) => `/customer/ingredients/${itemId}`;

function Lines({ lines, withReceived }: { lines: Line[]; withReceived: boolean }) {
  const { t } = useWords("pages/restocks");
  const packText = usePackText();
  const field = (name: string) => t(`restocks:fields.${name}`);
  const columns: Columns<Line> = [
    {
      key: "item",
      card: "title",
      label: field("item"),
      cell: (line) => (
        <Link className="name" to={to(line)}>
          {line.itemName}
        </Link>
      ),
    },
    { key: "packs", card: "detail", label: field("packs"), numeric: true, cell: ({ packs }) => <span className="tnum">{packs}</span> },
    { key: "pack", card: "detail", label: field("packName"), from: "lg", cell: packText },
    { key: "price", card: "when", label: t("packPrice"), numeric: true, cell: (line) => <PackPrice line={line} /> },
    {
      key: "asked",
      label: field("asked"),
      numeric: true,
      from: "xl",
      cell: (line) => <Quantity value={line.asked.amount} unit={line.asked.unit} />,
    },
    withReceived && {
      key: "received",
      card: "status",
      named: true,
      label: field("received"),
      numeric: true,
      cell: (line: Line) => <Received line={line} />,
    },
    {
      key: "total",
      card: "figure",
      label: field("total"),
      numeric: true,
      cell: ({ total }) => <span className="tnum">{formatMoney(total, 2)}</span>,
    },
  ];
  return <Table caption={t("parts.lines")} columns={columns} rows={lines} rowKey={({ id }) => id} defaultSort="" />;
}

/** The price it was ordered at, and the price of the tariff where that is another today. */
function PackPrice({ line: { price, tariffPrice } }: { line: Line }) {
  const { t } = useWords("pages/restocks");
  return (
    <span className="inline-grid justify-items-end">
      <Money value={price} />
      {tariffPrice !== null && tariffPrice !== price && (
        <small className="muted">{t("tariffAsks", { price: formatMoney(tariffPrice) })}</small>
      )}
    </span>
  );
}

/** "38 kg sur 100 kg" */
function Received({ line: { received, asked: ordered, outstanding } }: { line: Line }) {
  const { t } = useWords("pages/restocks");
  return (
    <span className="whitespace-nowrap">
      <Quantity value={received.amount} unit={received.unit} />
      {outstanding.amount > 0 && (
        <span className="muted">
          {` ${t("outOf")} `}
          <Quantity value={ordered.amount} unit={ordered.unit} />
        </span>
      )}
    </span>
  );
}
