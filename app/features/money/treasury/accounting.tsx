import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form as PlainForm, useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Download } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { civil } from "@/worker/core/contract/fields";
import { lastOfMonth } from "@/worker/core/figures/dates";
import { accounting } from "@/worker/modules/money/accounting/contract";
import { returnLines } from "@/worker/modules/money/accounting/status";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { supplierInvoices } from "@/worker/modules/buy/supplier-invoices/contract";
import { actionFor, actionsBy } from "@/app/shell/action";
import { DateText } from "@/app/ui/date";
import { TextField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { ChartPart } from "./chart-part";
import { OpeningPart } from "./opening-part";
import { VatPart } from "./vat-part";

export const handle = { words: ["pages/treasury", "accounting"], title: "pages/treasury:books.title" };

/** The books until the end of last month; the VAT of that month, or of the days asked for. `?close=` asks before it closes. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const until = lastOfMonth(context.today, -1);
  const { close, from, to, line } = Object.fromEntries(new URL(request.url).searchParams);
  const closing = civil.safeParse(close).data;
  const days = civil.safeParse(from).success && civil.safeParse(to).success && from && to && from <= to ? { from, to } : {};
  const [closed, accounts, opening, draftsToCheck, vat] = await Promise.all([
    context.read(accounting.list, { limit: 12 }),
    context.read(accounting.accounts, {}),
    context.read(accounting.opening, {}),
    closing ? draftsUntil(context, closing) : null,
    readVat(context, days, line),
  ]);
  return { closed, accounts: accounts.items, opening, vat, draftsToCheck, until, today: context.today, requestKey: context.nonce };
}

/** The return of a period, and what stands behind one of its lines. */
async function readVat(context: AppLoadContext, days: { from?: string; to?: string }, line: string | undefined) {
  const chosen = returnLines.find((name) => name === line);
  const [vat, entries] = await Promise.all([
    context.read(accounting.vat, days),
    chosen ? context.read(accounting.vatEntries, { ...days, line: chosen, limit: 100 }) : null,
  ]);
  return { vat, behind: chosen && entries ? { line: chosen, entries } : null };
}

/** What is dated until a day and still a draft: once the books are closed, it cannot be sent or booked with that day. */
async function draftsUntil(context: AppLoadContext, until: string) {
  const drafts = { status: "draft", to: until, limit: 1 } as const;
  const [own, bought] = await Promise.all([context.read(invoices.list, drafts), context.read(supplierInvoices.list, drafts)]);
  return { until, own: own.total ?? 0, bought: bought.total ?? 0 };
}

export const action = actionsBy(
  {
    close: actionFor(accounting.close),
    setAccount: actionFor(accounting.setAccount),
    setOpening: actionFor(accounting.setOpening),
  },
  "close",
);

/** What the accountant asks for: the entries of a period, its VAT, and the months that are closed. */
export default function Books() {
  const { t } = useWords("pages/treasury");
  const { closed, accounts, opening, vat, draftsToCheck, until, today, requestKey } = useLoaderData<typeof loader>();
  const label = (name: string) => t(`accounting:fields.${name}`);
  return (
    <div className="page-narrow grid gap-8">
      <PageHead title={t("books.title")} sentence={t("books.sentence")} />
      <section>
        <h2 className="mb-3 text-lg">{t("books.entries")}</h2>
        <PlainForm method="get" action="/customer/exports/accounting" reloadDocument className="flex flex-wrap items-end gap-4">
          <TextField name="from" type="date" label={label("from")} defaultValue={`${today.slice(0, 4)}-01-01`} required />
          <TextField name="to" type="date" label={label("to")} defaultValue={until} required />
          {(["fec", "csv"] as const).map((format) => (
            <button
              key={format}
              type="submit"
              name="format"
              value={format}
              className={format === "fec" ? "btn btn-primary" : "btn btn-plain"}
            >
              <Download aria-hidden="true" />
              {t(`accounting:values.format.${format}`)}
            </button>
          ))}
        </PlainForm>
      </section>
      <VatPart {...vat} />
      <section>
        <h2 className="mb-1 text-lg">{t("books.closings")}</h2>
        <p className="muted mb-3 text-sm">{t("books.closeHelp")}</p>
        {draftsToCheck ? (
          <ClosingForm drafts={draftsToCheck} requestKey={requestKey} />
        ) : (
          <PlainForm method="get" className="flex flex-wrap items-end gap-4">
            <TextField
              name="close"
              type="date"
              label={t("books.asked")}
              defaultValue={closed.items[0]?.until === until ? "" : until}
              required
            />
            <SubmitButton className="btn btn-ink">{t("books.close")}</SubmitButton>
          </PlainForm>
        )}
        <ul className="mt-4 text-sm">
          {closed.items.map(({ id, until: day, createdAt }) => (
            <li key={id} className="flex justify-between border-b border-rule py-2">
              <strong className="font-semibold">
                <DateText value={day} />
              </strong>
              <span className="muted">
                {label("createdAt")} <DateText value={createdAt} />
              </span>
            </li>
          ))}
        </ul>
      </section>
      <OpeningPart opening={opening} requestKey={requestKey} />
      <ChartPart accounts={accounts} requestKey={requestKey} />
    </div>
  );
}

/** Asks before it closes: until when, what is still a draft, and that it cannot be undone. */
function ClosingForm({ drafts: { until, own, bought }, requestKey }: ClosingProps) {
  const { t } = useWords("pages/treasury");
  const remaining = [
    { count: own, key: "ownDrafts", to: "/customer/invoices?tab=draft" },
    { count: bought, key: "boughtDrafts", to: "/customer/supplier-invoices?tab=draft" },
  ].filter(({ count }) => count > 0);
  return (
    <Form className="grid gap-3" labels={{ until: t("accounting:fields.until") }} requestKey={requestKey}>
      <input type="hidden" name="until" value={until} />
      <p className="font-semibold">
        {t("books.asked")} <DateText value={until} />
      </p>
      {remaining.length === 0 && <p className="text-sm">{t("books.noDrafts")}</p>}
      <ul className="grid gap-1 text-sm">
        {remaining.map(({ count, key, to }) => (
          <li key={key}>
            <Link className="link-ink" to={to}>
              {t(`books.${key}`, { count })}
            </Link>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <SubmitButton className="btn btn-ink">{t("books.closeNow")}</SubmitButton>
        <Link className="btn btn-plain" to="?">
          {t("shell:cancel")}
        </Link>
      </div>
    </Form>
  );
}

interface ClosingProps {
  drafts: Awaited<ReturnType<typeof draftsUntil>>;
  requestKey: string;
}
