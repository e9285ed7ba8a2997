import { Link } from "@/app/ui/link";
import { Download, Lock, Printer, Siren } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { traceability } from "@/worker/modules/store/traceability/contract";
import { Quantity } from "@/app/ui/quantity";
import { lotPath } from "../inventory/addresses";
import { Balance } from "./balance";
import { Graph } from "./graph";
import { LotState } from "./lot-state";
import { People } from "./people";
import { EdgeTable, Steps } from "./steps";

type Trace = Result<typeof traceability.trace>;

/** A lot's whole journey: whence, whither, what is left, and whom to call. */
export function TraceSheet({ trace }: { trace: Trace }) {
  const { t } = useWords("pages/traceability");
  const { lot, nodes, edges, origins, destinations } = trace;
  const facts = [lot.itemName, lot.supplierName, lot.supplierLot].filter(Boolean);
  const named = encodeURIComponent(lot.number);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="text-2xl">{lot.number}</h2>
          <p className="muted">{facts.join(" · ")}</p>
          <LotState state={lot.state} />
        </div>
        <div className="no-print flex flex-wrap gap-2">
          <Link className="btn btn-danger" to={`/customer/audits/recalls/new?lot=${named}`}>
            <Siren aria-hidden="true" />
            {t("recall")}
          </Link>
          <Link className="btn btn-plain" to={lotPath(lot.id)}>
            <Lock aria-hidden="true" />
            {t("decide")}
          </Link>
          <a className="btn btn-plain" href={`/customer/exports/traceability?id=${encodeURIComponent(lot.id)}`} download>
            <Download aria-hidden="true" />
            {t("csv")}
          </a>
          <a className="btn btn-primary" href={sheetPath(traceability.paper, { id: lot.id })}>
            <Printer aria-hidden="true" />
            {t("pdf")}
          </a>
        </div>
      </div>
      {trace.cut && <p className="st st-diamond st-soon mb-4">{t("cut")}</p>}
      <div className="mb-6">
        <Graph nodes={nodes} edges={edges} lot={lot} />
      </div>
      <Balance lines={trace.balance} />
      <div className="document">
        <div>
          <Steps title={t("traceability:fields.origins")} branches={origins} nodes={nodes} none={t("noOrigin")} />
          <Steps title={t("traceability:fields.destinations")} branches={destinations} nodes={nodes} none={t("noDestination")} />
          <EdgeTable edges={edges} />
        </div>
        <aside className="rail" aria-label={t("rail")}>
          <People
            title={t("traceability:fields.clients")}
            none={t("noClient")}
            people={trace.clients}
            base="/customer/clients"
            about={lot.number}
          />
          <People
            title={t("traceability:fields.suppliers")}
            none={t("noSupplier")}
            people={trace.suppliers}
            base="/customer/suppliers"
            about={lot.number}
          />
          <Rest trace={trace} />
        </aside>
      </div>
    </>
  );
}

/** Where it and what was made with it lie. */
function Rest({ trace }: { trace: Trace }) {
  const { t } = useWords("pages/traceability");
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("traceability:fields.rest")}</h2>
      {trace.rest.length === 0 && <p className="muted">{t("noRest")}</p>}
      <ul className="text-sm">
        {trace.rest.map(({ lotId, lot, itemName, location, amount }) => (
          <li key={`${lotId} ${location}`} className="flex justify-between gap-4 border-b border-rule py-2">
            <span>
              <Link className="name" to={`?lot=${encodeURIComponent(lot)}`}>
                {lot}
              </Link>
              <span className="muted">{` · ${itemName} · ${location}`}</span>
            </span>
            <Quantity value={amount.amount} unit={amount.unit} />
          </li>
        ))}
      </ul>
    </section>
  );
}
