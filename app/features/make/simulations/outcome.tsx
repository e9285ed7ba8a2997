import { Link } from "@/app/ui/link";
import type { RefObject } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Batch, Lack, Simulation } from "@/worker/modules/make/simulations/contract";
import { DateText } from "@/app/ui/date";
import { RailLine } from "@/app/ui/facts";
import { SubmitButton } from "@/app/ui/form";
import { Money } from "@/app/ui/money";
import { Quantity } from "@/app/ui/quantity";
import { Status } from "@/app/ui/status";
import { useLive } from "@/app/ui/use-live";
import { BatchLines } from "./batch-lines";

interface OutcomeProps {
  around: RefObject<HTMLElement>;
  /** The outcome that the page came with, before scripts run. */
  initial: Simulation | null;
  today: string;
}

/** What the batches would take, lack and cost, as one writes; and what one makes of it. */
export function Outcome({ around, initial, today }: OutcomeProps) {
  const { t } = useWords("pages/simulations");
  const { last, isBusy, isStale } = useLive<Simulation>(around, "/recipe/batch-simulator/preview");
  const outcome = last ?? initial;
  if (!outcome) return <p className="muted mt-6">{t(isStale ? "unfinished" : "waiting")}</p>;
  const canMake = outcome.batches.some(({ amount }) => amount.amount > 0);
  const canBuy = outcome.lacking.some(({ packs }) => packs);
  return (
    <section className="form-part grid gap-6" aria-label={t("outcome")} aria-live="polite" aria-busy={isBusy}>
      {isStale && <p className="muted">{t("stale")}</p>}
      {outcome.batches.map((batch) => (
        <OneBatch key={batch.place} batch={batch} today={today} />
      ))}
      {outcome.lacking.length > 0 && <Lacking rows={outcome.lacking} />}
      <div className="flex flex-wrap gap-3">
        {canMake && (
          <SubmitButton name="_verb" value="produce">
            {t("produce", { count: outcome.batches.filter(({ amount }) => amount.amount > 0).length })}
          </SubmitButton>
        )}
        {canBuy && (
          <button type="submit" className="btn btn-plain" name="_verb" value="restock">
            {t("restock")}
          </button>
        )}
      </div>
    </section>
  );
}

function OneBatch({ batch, today }: { batch: Batch; today: string }) {
  const { t } = useWords("pages/simulations");
  const isShort = batch.lines.some(({ short }) => short.amount > 0);
  const label = (name: string) => t(`simulations:fields.${name}`);
  return (
    <article className="card-row">
      <div className="card-line flex-wrap">
        <h2 className="text-lg">{batch.name}</h2>
        <span className="text-xl font-semibold">
          <Quantity value={batch.amount.amount} unit={batch.amount.unit} />
        </span>
      </div>
      <div className="my-2 grid gap-x-8 text-sm sm:grid-cols-2">
        <RailLine label={t("enough.label")}>
          <Status meaning={isShort ? "soon" : batch.amount.amount ? "good" : "idle"}>
            {t(isShort ? "enough.no" : batch.amount.amount ? "enough.yes" : "enough.nothing")}
          </Status>
        </RailLine>
        <RailLine label={label("unitCost")}>
          <Money value={batch.unitCost} /> / {t(`core:units.${batch.amount.unit}`)}
        </RailLine>
        {batch.limiting && <RailLine label={label("limiting")}>{batch.limiting}</RailLine>}
        <RailLine label={label("total")}>
          <Money value={batch.total} inCents />
        </RailLine>
        {batch.firstDate && (
          <RailLine label={label("firstDate")}>
            <DateText value={batch.firstDate} today={today} />
          </RailLine>
        )}
      </div>
      <BatchLines batch={batch} />
    </article>
  );
}

/** What is to be bought or made first. */
function Lacking({ rows }: { rows: Lack[] }) {
  const { t } = useWords("pages/simulations");
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("lacking")}</h2>
      <ul>
        {rows.map(({ itemId, sku, itemName, lacking, supplierName, packs, isMade }) => (
          <li key={itemId} className="card-line border-b border-rule py-2">
            <span>
              {itemName}
              <span className="muted block text-sm">
                {isMade && (
                  <Link className="link-ink" to={`/recipe/batch-simulator?item=${encodeURIComponent(sku)}`} reloadDocument>
                    {t("makeIt")}
                  </Link>
                )}
                {!isMade && (packs ? t("from", { count: packs, supplier: supplierName }) : t("nobody"))}
              </span>
            </span>
            <Quantity value={lacking.amount} unit={lacking.unit} />
          </li>
        ))}
      </ul>
    </section>
  );
}
