import { Link } from "@/app/ui/link";
import { Pencil, Undo2 } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { type Arrival, type Restock, restocks } from "@/worker/modules/buy/restocks/contract";
import { restockStatus } from "@/worker/modules/buy/restocks/status";
import { Action } from "@/app/ui/actions";
import { DateText } from "@/app/ui/date";
import { Money } from "@/app/ui/money";
import { Quantity } from "@/app/ui/quantity";
import { base } from "./restock-table";

/** What came, a delivery after the other, the newest first. */
export function Receipts({ restock, requestKey }: { restock: Restock; requestKey: string }) {
  const { t } = useWords("pages/restocks");
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("restocks:fields.receipts")}</h2>
      <div className="grid gap-6">
        {restock.receipts.map(({ id, receivedOn, deliveryNote, lines }) => (
          <article key={id}>
            <h3 className="text-sm font-semibold">
              <DateText value={receivedOn} />
              {deliveryNote && <span className="muted font-normal">{` · ${t("deliveryNote", { number: deliveryNote })}`}</span>}
            </h3>
            <ul className="mt-1 border-t border-rule text-sm">
              {lines.map((line) => (
                <ArrivalLine key={line.lotId ?? line.lineId} line={line} />
              ))}
            </ul>
            <ReceiptMoves restock={restock} receipt={id} requestKey={requestKey} />
          </article>
        ))}
      </div>
    </section>
  );
}

/** What can be done with a receipt that was entered wrongly. */
function ReceiptMoves({ restock, receipt, requestKey }: { restock: Restock; receipt: string; requestKey: string }) {
  const { t } = useWords("pages/restocks");
  const { id, status, version, reference } = restock;
  if (!restockStatus.allows(status, "correct")) return null;
  return (
    <div className="no-print mt-2 flex flex-wrap gap-2">
      <Link className="btn btn-quiet" to={`${base}/${id}/correct?receipt=${receipt}`}>
        <Pencil aria-hidden="true" />
        {t("correct.action")}
      </Link>
      <Action
        of={restocks.takeBack}
        version={version}
        requestKey={requestKey && `${requestKey}-${receipt}`}
        look="btn btn-quiet"
        icon={<Undo2 aria-hidden="true" />}
        values={{ receipt }}
        about={{ reference }}
      />
    </div>
  );
}

/** What came of an item: how much, in which lot, with which date, and what was wrong. */
function ArrivalLine({ line }: { line: Arrival }) {
  const { t, i18n } = useWords("pages/restocks");
  const field = (name: string) => t(`restocks:fields.${name}`);
  const date = line.dlc ? (["dlc", line.dlc] as const) : line.ddm ? (["ddm", line.ddm] as const) : null;
  return (
    <li className="grid gap-1 border-b border-rule py-2">
      <span className="flex flex-wrap items-baseline justify-between gap-x-6">
        <strong className="font-semibold">{line.itemName}</strong>
        <span>
          <Quantity value={line.amount.amount} unit={line.amount.unit} />
          {line.unitCost !== null && (
            <span className="muted">
              {" · "}
              <Money value={line.unitCost} />
              {`/${t(`core:units.${line.itemUnit}`)}`}
            </span>
          )}
        </span>
      </span>
      <span className="muted flex flex-wrap gap-x-4">
        {line.lotNumber && <span className="code">{line.lotNumber}</span>}
        {line.supplierLot && <span>{`${field("supplierLot")} ${line.supplierLot}`}</span>}
        {date && (
          <span>
            {`${field(date[0])} `}
            <DateText value={date[1]} />
          </span>
        )}
        {line.temperature !== null && (
          <span className="tnum">{t("degrees", { value: (line.temperature / 100).toLocaleString(i18n.language) })}</span>
        )}
      </span>
      {(line.discrepancy || line.refused.amount > 0) && (
        <span className="st-soon">
          {line.refused.amount > 0 && (
            <>
              {`${field("refused")} `}
              <Quantity value={line.refused.amount} unit={line.refused.unit} />
              {line.discrepancy && " · "}
            </>
          )}
          {line.discrepancy}
        </span>
      )}
    </li>
  );
}
