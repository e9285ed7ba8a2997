import { Form as PlainForm } from "@remix-run/react";
import { Check, EyeOff, Undo2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import type { BankLine } from "@/worker/modules/money/bank/contract";
import { ownCategories } from "@/worker/modules/money/treasury/status";
import { DateText } from "@/app/ui/date";
import { RequestKey } from "@/app/ui/form";

type Candidate = BankLine["candidates"][number];

/** A line of the bank, and what one decides of it. */
export function StatementLine({ line, requestKey }: { line: BankLine; requestKey: string }) {
  const { id, day, label, amount, state } = line;
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-2 border-b border-rule py-3 md:grid-cols-[7rem_1fr_8rem] md:items-baseline">
      <DateText value={day} />
      <span className="min-w-0 break-words">{label}</span>
      <span className={`tnum font-semibold md:text-right ${amount > 0 ? "st-good" : ""}`}>{formatMoney(amount, 2)}</span>
      <div className="flex flex-wrap items-center gap-2 md:col-start-2 md:col-end-4">
        {state === "open" && <Decide line={line} requestKey={requestKey} />}
        <SetAside id={id} verb={state === "open" ? "ignore" : "unmatch"} requestKey={requestKey} />
      </div>
    </li>
  );
}

/** Leaves a line out, or lets it wait again. */
function SetAside({ id, verb, requestKey }: { id: string; verb: "ignore" | "unmatch"; requestKey: string }) {
  const { t } = useWords("pages/treasury");
  return (
    <PlainForm method="post" preventScrollReset className="ml-auto">
      <RequestKey value={requestKey && `${requestKey}-${id}-${verb}`} />
      <input type="hidden" name="_id" value={id} />
      <button type="submit" name="_verb" value={verb} className="btn btn-quiet">
        {verb === "ignore" ? <EyeOff aria-hidden="true" /> : <Undo2 aria-hidden="true" />}
        {t(`statements.${verb}`)}
      </button>
    </PlainForm>
  );
}

/** What it may be, the likeliest first, each to accept by one press; a category to choose all the same. */
function Decide({ line, requestKey }: { line: BankLine; requestKey: string }) {
  const { t } = useWords("pages/treasury");
  const { id, suggestion, candidates } = line;
  const others = candidates.filter((one) => one.id !== suggestion?.id || one.name !== suggestion.name);
  const choices = (
    <div className="grid justify-items-start gap-2">
      {others.map((one) => (
        <Accept key={`${one.id} ${one.name}`} line={id} candidate={one} requestKey={requestKey} />
      ))}
    </div>
  );
  return (
    <>
      {suggestion && <Accept line={id} candidate={suggestion} requestKey={requestKey} />}
      {others.length > 0 && (suggestion ? <Folded count={others.length}>{choices}</Folded> : <div className="basis-full">{choices}</div>)}
      <Classify line={line} requestKey={requestKey} />
      <Ahead line={id} requestKey={requestKey} />
      <details>
        <summary className="btn btn-quiet">{t("statements.several")}</summary>
        <PlainForm method="post" preventScrollReset className="mt-2 grid gap-2">
          <RequestKey value={requestKey && `${requestKey}-${id}-parts`} />
          <input type="hidden" name="_id" value={id} />
          {[0, 1, 2, 3].map((place) => (
            <input
              key={place}
              className="input"
              name={`parts.${place}.invoice`}
              aria-label={t("statements.invoice", { place: place + 1 })}
              placeholder={t("statements.invoice", { place: place + 1 })}
            />
          ))}
          <label className="flex max-w-md items-center gap-2 text-sm">
            <input type="checkbox" name="onAccount" value="true" />
            {t("statements.onAccount")}
          </label>
          <button type="submit" name="_verb" value="match" className="btn btn-ink">
            {t("statements.pay")}
          </button>
        </PlainForm>
      </details>
    </>
  );
}

/** What a line may be besides what is proposed. */
function Folded({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useWords("pages/treasury");
  return (
    <details className="basis-full">
      <summary className="btn btn-quiet mb-2">{t("statements.others", { count })}</summary>
      {children}
    </details>
  );
}

/** What a line may be, with why: one press says that it is. */
function Accept({ line, candidate, requestKey }: { line: string; candidate: Candidate; requestKey: string }) {
  const { t } = useWords("pages/treasury");
  const { kind, id, name, less, party, due, reasons } = candidate;
  const papers = less.length ? [id, ...less] : [];
  const parts = [kind === "category" ? t(`bank:values.category.${name}`) : name, party, due !== null && formatMoney(due, 2)];
  return (
    <PlainForm method="post" preventScrollReset className="max-w-full">
      <RequestKey value={requestKey && `${requestKey}-${line}-${[id, ...less].join("-")}`} />
      <input type="hidden" name="_id" value={line} />
      {papers.length === 0 && <input type="hidden" name={kind} value={id} />}
      {papers.map((paper, place) => (
        <input key={paper} type="hidden" name={`parts.${place}.invoice`} value={paper} />
      ))}
      {reasons.includes("surplus") && <input type="hidden" name="onAccount" value="true" />}
      <button
        type="submit"
        name="_verb"
        value="match"
        className="btn btn-plain !h-auto min-h-9 max-w-full !whitespace-normal py-1.5 text-left"
      >
        <Check aria-hidden="true" className="shrink-0" />
        <span>
          {t("shell:pair", { name: t(`bank:values.kind.${kind}`), value: parts.filter(Boolean).join(", ") })}
          <span className="muted block text-sm font-normal">{reasons.map((reason) => t(`bank:values.reasons.${reason}`)).join(" · ")}</span>
        </span>
      </button>
    </PlainForm>
  );
}

/** Money that pays no invoice yet: it goes to the account of a client or supplier. */
function Ahead({ line, requestKey }: { line: string; requestKey: string }) {
  const { t } = useWords("pages/treasury");
  return (
    <details>
      <summary className="btn btn-quiet">{t("statements.ahead")}</summary>
      <PlainForm method="post" preventScrollReset className="mt-2 grid gap-2">
        <RequestKey value={requestKey && `${requestKey}-${line}-ahead`} />
        <input type="hidden" name="_id" value={line} />
        <input type="hidden" name="onAccount" value="true" />
        <input className="input" name="carried" required aria-label={t("statements.aheadOf")} placeholder={t("statements.aheadOf")} />
        <button type="submit" name="_verb" value="match" className="btn btn-ink">
          {t("statements.putAhead")}
        </button>
      </PlainForm>
    </details>
  );
}

/** The rates that sales may bear, in percent; nothing for the one of most products. */
const salesRates = ["", "5.5", "10", "20", "2.1", "0"] as const;

/** What it is for, where it pays nothing; sales that name an invoice are asked about. */
function Classify({ line: { id, label, candidates }, requestKey }: { line: BankLine; requestKey: string }) {
  const { t, i18n } = useWords("pages/treasury");
  const [chosen, choose] = useState("other");
  const named = candidates.find(({ kind, reasons }) => kind === "invoice" && reasons.includes("number"));
  return (
    <PlainForm method="post" preventScrollReset className="flex flex-wrap items-center gap-2">
      <RequestKey value={requestKey && `${requestKey}-${id}-category`} />
      <input type="hidden" name="_id" value={id} />
      <select
        className="select !w-48"
        name="category"
        aria-label={t("shell:pair", { name: t("bank:fields.category"), value: label })}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      >
        {ownCategories.map((name) => (
          <option key={name} value={name}>
            {t(`bank:values.category.${name}`)}
          </option>
        ))}
      </select>
      {chosen === "sales" && (
        <select className="select !w-56" name="vatRate" aria-label={t("statements.salesRate")}>
          {salesRates.map((rate) => (
            <option key={rate} value={rate}>
              {rate ? `${Number(rate).toLocaleString(i18n.language)} %` : t("mainRate")}
            </option>
          ))}
        </select>
      )}
      <button type="submit" name="_verb" value="match" className="btn btn-quiet">
        {t("statements.enter")}
      </button>
      {named && (
        <label className="flex items-center gap-2 text-sm">
          <input type="checkbox" name="anyway" value="true" />
          {t("statements.anyway", { number: named.name })}
        </label>
      )}
    </PlainForm>
  );
}
