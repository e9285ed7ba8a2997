import { useLocation } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { unitsIn } from "@/worker/core/figures/quantity";
import type { LotPart, Production } from "@/worker/modules/make/production/contract";
import { DateText } from "@/app/ui/date";
import { LineTable } from "@/app/ui/line-table";
import { None } from "@/app/ui/money";
import { Quantity } from "@/app/ui/quantity";
import { Status } from "@/app/ui/status";

/** What goes in: planned, then promised or taken, and what is short. */
export function LinesTable({ order }: { order: Production }) {
  const { t } = useWords("pages/production");
  const field = (name: string) => t(`production:fields.${name}`);
  const isDone = order.status === "completed";
  return (
    <LineTable
      title={t("parts.lines")}
      rows={order.lines}
      rowKey={({ lineId }) => lineId}
      columns={[
        {
          label: t("item"),
          cell: (line) => (
            <>
              <Link className="name" to={`/customer/products/${line.itemId}`}>
                {line.name}
              </Link>
              <span className="block text-sm md:hidden">
                <Short line={line} />
              </span>
            </>
          ),
        },
        { label: t("planned"), numeric: true, cell: ({ amount }) => <Quantity value={amount.amount} unit={amount.unit} /> },
        {
          label: isDone ? t("taken") : field("promised"),
          numeric: true,
          cell: (line) => <Settled amount={isDone ? line.used : line.promised} />,
        },
        !isDone && { label: field("short"), numeric: true, from: "md", cell: (line) => <Short line={line} /> },
      ]}
    />
  );
}

function Settled({ amount: { amount, unit } }: { amount: Production["lines"][number]["used"] }) {
  return amount ? <Quantity value={amount} unit={unit} /> : <None />;
}

function Short({ line: { short, itemId } }: { line: Production["lines"][number] }) {
  const { t } = useWords("pages/production");
  if (!short.amount) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1">
      <Status meaning="soon">{t("short")}</Status> <Quantity value={short.amount} unit={short.unit} />
      <ReceiveLink itemId={itemId} amount={short} />
    </span>
  );
}

/** What is short may be here all the same, and not written down yet. */
export function ReceiveLink({ itemId, amount }: { itemId: string; amount: Production["lines"][number]["short"] }) {
  const { t } = useWords("pages/production");
  const { pathname } = useLocation();
  // Once it is written down, one is here again.
  const query = new URLSearchParams({ item: itemId, amount: String(unitsIn(amount.amount, amount.unit)), unit: amount.unit, to: pathname });
  return (
    <Link className="link-ink no-print ml-2 inline-flex min-h-8 items-center" to={`/customer/inventory/receive?${query}`}>
      {t("receive")}
    </Link>
  );
}

/** The lots: proposed, promised or taken. */
export function LotsTable({ order }: { order: Production }) {
  const { t } = useWords("pages/production");
  const field = (name: string) => t(`production:fields.${name}`);
  if (!order.lots.length) return null;
  const title = order.status === "pending" ? "proposed" : order.status === "in_progress" ? "promised" : "used";
  return (
    <LineTable
      title={t(`lots.${title}`)}
      rows={order.lots}
      rowKey={({ lineId, lotId, locationId }) => `${lineId} ${lotId} ${locationId}`}
      columns={[
        {
          label: field("lot"),
          cell: ({ number, name }) => (
            <>
              <span className="code">{number}</span>
              <span className="block">{name}</span>
            </>
          ),
        },
        {
          label: t("date"),
          cell: (lot) => (
            <>
              <LotDate lot={lot} />
              <span className="muted block text-xs">{lot.location}</span>
            </>
          ),
        },
        { label: field("amount"), numeric: true, cell: ({ amount }) => <Quantity value={amount.amount} unit={amount.unit} /> },
      ]}
    />
  );
}

/** "DLC 3 déc. 2026": the one date a lot bears. */
export function LotDate({ lot }: { lot: Pick<LotPart, "dlc" | "ddm"> }) {
  const { t } = useWords("production");
  const date = lot.dlc ?? lot.ddm;
  if (!date) return <None />;
  return (
    <span className="whitespace-nowrap">
      {t(`production:fields.${lot.dlc ? "dlc" : "ddm"}`)} <DateText value={date} />
    </span>
  );
}
