import { Link } from "@/app/ui/link";
import { Send } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import type { Result } from "@/worker/core/contract/operation";
import type { Debtor, reminders } from "@/worker/modules/money/reminders/contract";
import { Disclosure } from "@/app/ui/disclosure";
import { DateText } from "@/app/ui/date";
import { EmptyState } from "@/app/ui/empty-state";
import { TextField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { Pager } from "@/app/ui/pager";
import { Status } from "@/app/ui/status";
import { type Column, Table } from "@/app/ui/table";
import { base } from "./tabs";

interface RemindersTabProps {
  late: Result<typeof reminders.list>;
  history: Result<typeof reminders.history>;
  scenario: Result<typeof reminders.scenario>;
  today: string;
  requestKey: string;
}

/** Who is late and what to do about it, the letters that were sent, and when each step is due. */
export function RemindersTab({ late, history, scenario, requestKey }: RemindersTabProps) {
  const { t } = useWords("pages/treasury");
  return (
    <div className="grid gap-8">
      {late.items.length ? (
        <section className="grid gap-3">
          <p className="text-lg">{t("reminders.sentence", { count: late.total ?? 0, amount: formatMoney(late.totalLate, 2) })}</p>
          <DebtorTable rows={late.items} caption={t("tabs.reminders")} />
          {late.nextCursor && <Pager shown={late.items.length} total={late.total} nextCursor={late.nextCursor} />}
        </section>
      ) : (
        <EmptyState drawing="bell" title={t("reminders.none")} text={t("reminders.noneText")} />
      )}
      {history.items.length > 0 && <History letters={history.items} />}
      <Scenario steps={scenario.items} requestKey={requestKey} />
    </div>
  );
}

/** Clients who owe: how much of it is late, since when, and the letter to send now. */
export function DebtorTable({ rows, caption }: { rows: Debtor[]; caption: string }) {
  const { t } = useWords("pages/treasury");
  const field = (name: string) => t(`reminders:fields.${name}`);
  const columns: Column<Debtor>[] = [
    { key: "partyName", card: "title", label: field("partyName"), cell: (row) => <Party debtor={row} /> },
    { key: "due", label: field("due"), numeric: true, from: "lg", cell: ({ due }) => <span className="tnum">{formatMoney(due, 2)}</span> },
    { key: "late", card: "figure", label: field("late"), numeric: true, cell: (row) => <Late debtor={row} /> },
    { key: "since", card: "detail", label: field("oldestOn"), cell: (row) => <Since debtor={row} /> },
    { key: "last", card: "when", label: field("lastSentOn"), from: "lg", cell: (row) => <LastLetter debtor={row} /> },
    { key: "act", card: "more", label: t("actions"), numeric: true, cell: (row) => <Remind debtor={row} /> },
  ];
  return <Table caption={caption} columns={columns} rows={rows} rowKey={({ clientId }) => clientId} defaultSort="" />;
}

function Party({ debtor: { clientId, partyName } }: { debtor: Debtor }) {
  return (
    <Link className="name" to={`/customer/clients/${clientId}`}>
      {partyName}
    </Link>
  );
}

function Late({ debtor: { late, due } }: { debtor: Debtor }) {
  const { t } = useWords("pages/treasury");
  if (!late) return <span className="muted whitespace-nowrap">{t("tracking.onTime", { amount: formatMoney(due, 2) })}</span>;
  return <span className="tnum whitespace-nowrap">{formatMoney(late, 2)}</span>;
}

function Since({ debtor: { oldestOn, daysLate, disputed } }: { debtor: Debtor }) {
  const { t } = useWords("pages/treasury");
  if (!oldestOn)
    return disputed ? <Status meaning="idle">{t("disputed")}</Status> : <Status meaning="good">{t("tracking.upToDate")}</Status>;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <DateText value={oldestOn} />
      <Status meaning="soon">{t("late", { count: daysLate })}</Status>
    </span>
  );
}

function LastLetter({ debtor: { lastStep, lastSentOn } }: { debtor: Debtor }) {
  const { t } = useWords("pages/treasury");
  if (!lastStep || !lastSentOn) return <span className="muted">{t("tracking.never")}</span>;
  return (
    <span>
      {t(`reminders:values.step.${lastStep}`)} · <DateText value={lastSentOn} />
    </span>
  );
}

/** The step that is due; where none is, the letter can be read all the same. */
function Remind({ debtor: { clientId, step, late, partyName } }: { debtor: Debtor }) {
  const { t } = useWords("pages/treasury");
  if (!late) return null;
  const label = step ? t(`reminders:values.step.${step}`) : t("reminders.wait");
  return (
    <Link
      className={step ? "btn btn-plain" : "btn btn-quiet"}
      to={`${base}/reminders/${clientId}`}
      aria-label={t("shell:pair", { name: label, value: partyName })}
    >
      <Send aria-hidden="true" />
      {label}
    </Link>
  );
}

function History({ letters }: { letters: Result<typeof reminders.history>["items"] }) {
  const { t } = useWords("pages/treasury");
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("reminders.history")}</h2>
      <ul className="border-t border-rule text-sm">
        {letters.map(({ id, createdAt, partyName, step, sentTo, total, message }) => (
          <li key={id} className="border-b border-rule py-2">
            <details>
              <summary className="flex min-h-8 cursor-pointer flex-wrap items-center gap-x-4">
                <DateText value={createdAt} />
                <span className="font-semibold">{partyName}</span>
                <span className="muted">{t(`reminders:values.step.${step}`)}</span>
                <span className="tnum ml-auto">{formatMoney(total, 2)}</span>
              </summary>
              <p className="muted">{sentTo}</p>
              <p className="whitespace-pre-line">{message}</p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** When each step is due: a table of fields, so that it fits a phone. */
function Scenario({ steps, requestKey }: { steps: Result<typeof reminders.scenario>["items"]; requestKey: string }) {
  const { t } = useWords("pages/treasury");
  const labels = { "items.afterDays": t("reminders:fields.afterDays") };
  return (
    <Disclosure form="scenario" look="link-ink min-h-6 cursor-pointer" summary={t("reminders.scenario")}>
      <Form verb="scenario" className="mt-3 grid max-w-xl gap-3" labels={labels} requestKey={requestKey}>
        {steps.map(({ step, afterDays, active }, place) => (
          <div key={step} className="grid grid-cols-[1fr_8rem_8rem] items-end gap-3">
            <input type="hidden" name={`items.${place}.step`} value={step} />
            <span className="pb-2 font-semibold">{t(`reminders:values.step.${step}`)}</span>
            <TextField
              name={`items.${place}.afterDays`}
              label={t("reminders:fields.afterDays")}
              inputMode="numeric"
              unit={t("reminders.daysUnit")}
              defaultValue={String(afterDays)}
            />
            <label className="field">
              <span>{t("reminders:fields.active")}</span>
              <select className="select" name={`items.${place}.active`} defaultValue={String(active)}>
                <option value="true">{t("yes")}</option>
                <option value="false">{t("no")}</option>
              </select>
            </label>
          </div>
        ))}
        <div>
          <SubmitButton className="btn btn-ink">{t("save")}</SubmitButton>
        </div>
      </Form>
    </Disclosure>
  );
}
