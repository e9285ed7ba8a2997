import { Form, useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Check } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { daysBetween } from "@/worker/core/figures/dates";
import { formatMoney } from "@/worker/core/figures/money";
import type { Result } from "@/worker/core/contract/operation";
import type { DueItem, schedule } from "@/worker/modules/money/schedule/contract";
import { directions } from "@/worker/modules/money/schedule/status";
import type { TreasuryPlan, treasuryPlans } from "@/worker/modules/money/treasury-plans/contract";
import { DateText } from "@/app/ui/date";
import { EmptyState } from "@/app/ui/empty-state";
import { Filters } from "@/app/ui/filters";
import { RequestKey } from "@/app/ui/form";
import { Pager } from "@/app/ui/pager";
import { Status } from "@/app/ui/status";
import { type Column, Table } from "@/app/ui/table";
import { Figures } from "./figures";
import { base } from "./tabs";

interface ScheduleTabProps {
  due: Result<typeof schedule.list>;
  plans: Result<typeof treasuryPlans.list>;
  today: string;
  requestKey: string;
}

/** What is to be received and to be paid, what is late first; and what is planned. */
export function ScheduleTab({ due, plans, today, requestKey }: ScheduleTabProps) {
  const { t } = useWords("pages/treasury");
  const [params] = useSearchParams();
  const money = (value: number) => formatMoney(value, 2);
  const lateOf = (late: number) => (late ? t("schedule.late", { amount: money(late) }) : t("schedule.noneLate"));
  return (
    <div className="grid gap-6">
      <Figures
        label={t("schedule.figures")}
        figures={[
          { key: "in", label: t("schedule:fields.toReceive"), value: money(due.toReceive.total), help: lateOf(due.toReceive.late) },
          { key: "in30", label: t("schedule.soonIn"), value: money(due.toReceive.week + due.toReceive.month) },
          { key: "out", label: t("schedule:fields.toPay"), value: money(due.toPay.total), help: lateOf(due.toPay.late) },
          { key: "out30", label: t("schedule.soonOut"), value: money(due.toPay.week + due.toPay.month) },
        ]}
      />
      <Filters
        filters={[
          {
            name: "direction",
            label: t("schedule:fields.direction"),
            options: directions.map((value) => ({ value, label: t(`schedule:values.direction.${value}`) })),
          },
        ]}
      />
      {due.items.length ? (
        <>
          <DueTable rows={due.items} today={today} requestKey={requestKey} />
          {(due.nextCursor || params.get("cursor")) && <Pager shown={due.items.length} nextCursor={due.nextCursor} />}
        </>
      ) : (
        <EmptyState drawing="days" title={t("schedule.none")} text={t("schedule.noneText")} />
      )}
      <Plans plans={plans.items} />
    </div>
  );
}

const homes = {
  invoice: "/customer/invoices",
  supplier_invoice: "/customer/supplier-invoices",
  credit: "/customer/invoices",
  supplier_credit: "/customer/supplier-invoices",
  carried: "/customer/clients",
  supplier_carried: "/customer/suppliers",
  plan: `${base}/plan`,
} as const;

function DueTable({ rows, today, requestKey }: { rows: DueItem[]; today: string; requestKey: string }) {
  const { t } = useWords("pages/treasury");
  const field = (name: string) => t(`schedule:fields.${name}`);
  const columns: Column<DueItem>[] = [
    { key: "dueOn", card: "when", label: field("dueOn"), cell: (row) => <DueOn row={row} today={today} /> },
    { key: "label", card: "detail", label: field("label"), cell: (row) => <Label row={row} /> },
    { key: "partyName", card: "title", label: field("partyName"), cell: ({ partyName }) => partyName },
    { key: "kind", label: field("kind"), from: "lg", cell: ({ kind }) => t(`schedule:values.kind.${kind}`) },
    { key: "amount", card: "figure", label: field("amount"), numeric: true, cell: (row) => <Amount row={row} /> },
    { key: "act", card: "more", label: t("actions"), numeric: true, cell: (row) => <Settle row={row} requestKey={requestKey} /> },
  ];
  return <Table caption={t("tabs.schedule")} columns={columns} rows={rows} rowKey={({ kind, id }) => `${kind}${id}`} defaultSort="" />;
}

function Label({ row: { kind, id, label } }: { row: DueItem }) {
  return (
    <Link className="link-ink" to={`${homes[kind]}/${id}`}>
      {label}
    </Link>
  );
}

function DueOn({ row: { dueOn, daysLate, disputed }, today }: { row: DueItem; today: string }) {
  const { t } = useWords("pages/treasury");
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <DateText value={dueOn} today={Math.abs(daysBetween(today, dueOn)) < 15 ? today : undefined} />
      {disputed ? (
        <Status meaning="idle">{t("disputed")}</Status>
      ) : (
        daysLate > 0 && <Status meaning="soon">{t("late", { count: daysLate })}</Status>
      )}
    </span>
  );
}

function Amount({ row: { direction, amount } }: { row: DueItem }) {
  const isIn = direction === "to_receive";
  return <span className={`tnum whitespace-nowrap ${isIn ? "st-good" : ""}`}>{`${isIn ? "+" : "-"}${formatMoney(amount, 2)}`}</span>;
}

/** What is planned is marked as done here; an invoice is paid on its own screen. */
function Settle({ row: { kind, id, label }, requestKey }: { row: DueItem; requestKey: string }) {
  const { t } = useWords("pages/treasury");
  if (kind !== "plan") return null;
  return (
    <Form method="post" preventScrollReset>
      <RequestKey value={requestKey} />
      <input type="hidden" name="_id" value={id} />
      <button type="submit" name="_verb" value="settle" className="btn btn-quiet" aria-label={t("settleThis", { plan: label })}>
        <Check aria-hidden="true" />
        {t("settle")}
      </button>
    </Form>
  );
}

/** Money that is planned, by its next day. */
function Plans({ plans }: { plans: TreasuryPlan[] }) {
  const { t } = useWords("pages/treasury");
  if (!plans.length) return <p className="muted text-sm">{t("planHelp")}</p>;
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("treasuryPlans:title")}</h2>
      <ul className="border-t border-rule text-sm">
        {plans.map(({ id, description, rhythm, amount, type, nextOn }) => (
          <li key={id} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b border-rule py-2">
            <Link className="name" to={`${base}/plan/${id}`}>
              {description}
            </Link>
            <span className="muted">{rhythm ? t(`treasuryPlans:values.rhythm.${rhythm}`) : t("once")}</span>
            <span className="tnum ml-auto">{`${type === "income" ? "+" : "-"}${formatMoney(amount, 2)}`}</span>
            <DateText value={nextOn} />
          </li>
        ))}
      </ul>
    </section>
  );
}
