import { Form as PlainForm } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { formatMoney } from "@/worker/core/figures/money";
import type { Result } from "@/worker/core/contract/operation";
import type { accounting } from "@/worker/modules/money/accounting/contract";
import { DateText } from "@/app/ui/date";
import { TextField } from "@/app/ui/field";
import { Rate } from "@/app/ui/rate";
import { periodText } from "./period-text";

type Vat = Result<typeof accounting.vat>;
type Entries = Result<typeof accounting.vatEntries>;

interface VatPartProps {
  vat: Vat;
  /** What stands behind the line that was chosen. */
  behind: { line: string; entries: Entries } | null;
}

/** The VAT of a period that one chooses: the lines of the return with their sums, and what stands behind each. */
export function VatPart({ vat, behind }: VatPartProps) {
  const { t, i18n } = useWords("pages/treasury");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const label = (name: string) => t(`accounting:fields.${name}`);
  const isCredit = vat.due < 0;
  return (
    <section id="vat">
      <h2 className="mb-1 text-lg">{t("books.vat", periodText(vat.from, vat.to, language))}</h2>
      <p className="mb-3">
        <strong className="font-semibold">
          {t(isCredit ? "books.vatCredit" : "books.vatDue")} {formatMoney(Math.abs(vat.due), 2)}
        </strong>
      </p>
      <p className="muted mb-3 text-sm">{t("books.vatHelp")}</p>
      <PlainForm method="get" action="#vat" className="mb-4 flex flex-wrap items-end gap-4">
        <TextField name="from" type="date" label={label("from")} defaultValue={vat.from} required />
        <TextField name="to" type="date" label={label("to")} defaultValue={vat.to} required />
        <button type="submit" className="btn btn-plain">
          {t("books.showVat")}
        </button>
      </PlainForm>
      {vat.lines.length === 0 ? <p className="muted">{t("books.noVat")}</p> : <ReturnTable vat={vat} />}
      {behind && <Behind {...behind} />}
    </section>
  );
}

/** Sums that only add others up have nothing of their own behind them. */
const sums: readonly string[] = ["16", "22", "23", "25", "27", "TD", "28"];

function ReturnTable({ vat: { from, to, lines } }: { vat: Vat }) {
  const { t } = useWords("pages/treasury");
  const label = (name: string) => t(`accounting:fields.${name}`);
  return (
    <table className="grid-table">
      <thead>
        <tr>
          <th>{label("lines")}</th>
          <th className="num">{label("base")}</th>
          <th className="num">{label("tax")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ line, base, tax }) => (
          <tr key={line}>
            <td className={sums.includes(line) ? "font-semibold" : undefined}>
              {sums.includes(line) ? (
                t(`accounting:values.line.${line}`)
              ) : (
                <Link className="link-ink" to={`?${new URLSearchParams({ from, to, line })}#behind`} preventScrollReset>
                  {t(`accounting:values.line.${line}`)}
                </Link>
              )}
            </td>
            <td className="num">{base !== 0 && formatMoney(base, 2)}</td>
            <td className="num">{tax !== 0 && formatMoney(tax, 2)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The papers and payments that make a line. */
function Behind({ line, entries }: { line: string; entries: Entries }) {
  const { t } = useWords("pages/treasury");
  const { items, total = items.length } = entries;
  return (
    <div id="behind" className="mt-6">
      <h3 className="mb-2 font-semibold">{t(`accounting:values.line.${line}`)}</h3>
      <ul className="border-t border-rule">
        {items.map(({ id, day, side, invoiceId, number, partyName, rate, base, tax }) => (
          <li
            key={id}
            className="card-line min-h-11 flex-wrap items-center border-b border-rule sm:grid sm:grid-cols-[7rem_1fr_auto_6rem] sm:gap-x-4"
          >
            <DateText value={day} />
            <Link className="name mr-auto" to={`/customer/${side === "collected" ? "invoices" : "supplier-invoices"}/${invoiceId}`}>
              {number} <span className="muted font-normal">{partyName}</span>
            </Link>
            <span className="muted text-sm">
              <Rate value={rate} /> × {formatMoney(base, 2)}
            </span>
            <span className="tnum sm:text-right">{formatMoney(tax, 2)}</span>
          </li>
        ))}
      </ul>
      {total > items.length && <p className="muted mt-2 text-sm">{t("books.more", { count: total - items.length })}</p>}
    </div>
  );
}
