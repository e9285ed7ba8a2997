import { Link } from "@remix-run/react";
import { Download, Printer } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { traceability } from "@/worker/modules/store/traceability/contract";
import { Fact, Facts } from "@/app/ui/facts";
import { Quantity } from "@/app/ui/quantity";
import { Rate } from "@/app/ui/rate";
import { Graph } from "./graph";
import { People } from "./people";
import { EdgeTable, Steps } from "./steps";

type Trace = Result<typeof traceability.trace>;

/** A lot's whole journey: whence, whither, what is left, and whom to call. */
export function TraceSheet({ trace }: { trace: Trace }) {
  const { t } = useWords("pages/traceability");
  const { lot, nodes, edges, origins, destinations } = trace;
  const facts = [lot.itemName, t(`traceability:values.state.${lot.state}`), lot.supplierName, lot.supplierLot].filter(Boolean);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
        <div>
          <h2 className="text-2xl">{lot.number}</h2>
          <p className="muted">{facts.join(" · ")}</p>
        </div>
        <a className="btn btn-plain no-print ml-auto" href={sheetPath(traceability.paper, { id: lot.id })}>
          <Printer aria-hidden="true" />
          {t("pdf")}
        </a>
        <a className="btn btn-plain no-print" href={`/customer/exports/traceability?id=${encodeURIComponent(lot.id)}`} download>
          <Download aria-hidden="true" />
          {t("csv")}
        </a>
      </div>
      {trace.cut && <p className="st st-diamond st-soon mb-4">{t("cut")}</p>}
      <div className="mb-8">
        <Graph nodes={nodes} edges={edges} lotId={lot.id} />
      </div>
      <div className="mb-8 grid gap-8 lg:grid-cols-2">
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
      </div>
      <Steps title={t("traceability:fields.origins")} branches={origins} nodes={nodes} none={t("noOrigin")} />
      <Steps title={t("traceability:fields.destinations")} branches={destinations} nodes={nodes} none={t("noDestination")} />
      <div className="mb-8 grid gap-8 lg:grid-cols-2">
        <Balance trace={trace} />
        <Rest trace={trace} />
      </div>
      <EdgeTable edges={edges} />
    </>
  );
}

/** What came in, what went, what is left. */
function Balance({ trace }: { trace: Trace }) {
  const { t } = useWords("pages/traceability");
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("traceability:fields.balance")}</h2>
      <Facts>
        {trace.balance.map(({ side, amount, share }) => (
          <Fact key={side} label={t(`traceability:values.side.${side}`)}>
            <Quantity value={amount.amount} unit={amount.unit} />{" "}
            <span className="muted">{share !== null && <Rate value={share} decimals={1} />}</span>
          </Fact>
        ))}
      </Facts>
    </section>
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
