import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import type { Result } from "@/worker/core/contract/operation";
import { accounting } from "@/worker/modules/money/accounting/contract";
import { DateText } from "@/app/ui/date";
import { Disclosure } from "@/app/ui/disclosure";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { RowsField } from "@/app/ui/rows-field";

type Opening = Result<typeof accounting.opening>;
type Balance = Opening["balances"][number];

const { Form, Field, useFieldOf } = formOf(accounting.setOpening);
const months = Array.from({ length: 12 }, (_, place) => place + 1);

/** What stood in the books before they were kept here, and when a year ends. */
export function OpeningPart({ opening, requestKey }: { opening: Opening; requestKey: string }) {
  const { t, i18n } = useWords("pages/treasury");
  const { day, closingMonth, balances, bank, version } = opening;
  const monthOf = (month: number) =>
    new Intl.DateTimeFormat(i18n.language, { month: "long", timeZone: "UTC" }).format(Date.UTC(2026, month - 1, 1));
  return (
    <section>
      <h2 className="mb-1 text-lg">{t("books.opening")}</h2>
      <p className="muted mb-3 text-sm">{t("books.openingHelp")}</p>
      {balances.length > 0 && <Balances day={day} balances={balances} />}
      <Disclosure form="setOpening" look="btn btn-plain list-none" summary={t("books.editOpening")}>
        <Form verb="setOpening" requestKey={requestKey && `${requestKey}-opening`} version={day ? version : undefined} className="my-4">
          <div className="form-grid">
            <Field name="day" value={day ?? undefined} />
            <Field
              name="closingMonth"
              value={String(closingMonth)}
              choices={months.map((month) => ({ value: String(month), label: monthOf(month) }))}
            />
          </div>
          {bank !== null && (
            <p className="muted my-3 text-sm">
              {t("books.openingBank")} <span className="tnum">{formatMoney(bank, 2)}</span>
            </p>
          )}
          <BalanceFields balances={balances} />
          <SubmitButton className="btn btn-ink mt-3">{t("books.saveOpening")}</SubmitButton>
        </Form>
      </Disclosure>
    </section>
  );
}

function BalanceFields({ balances }: { balances: Balance[] }) {
  const { t } = useWords("pages/treasury");
  return (
    <RowsField {...useFieldOf()("balances")} rows={balances} add={t("books.addBalance")}>
      {(prefix, row) => (
        <>
          <Field name={`${prefix}.number`} value={row?.number} />
          <Field name={`${prefix}.name`} value={row?.name} />
          <Field name={`${prefix}.party`} value={row?.party} help={row ? undefined : t("books.partyHelp")} />
          <Field name={`${prefix}.debit`} value={row?.debit || null} />
          <Field name={`${prefix}.credit`} value={row?.credit || null} />
        </>
      )}
    </RowsField>
  );
}

function Balances({ day, balances }: Pick<Opening, "day" | "balances">) {
  const { t } = useWords("pages/treasury");
  const label = (name: string) => t(`accounting:fields.${name}`);
  return (
    <table className="grid-table mb-3">
      <caption className="muted mb-2 text-left text-sm">
        {label("balances")} · {day && <DateText value={day} />}
      </caption>
      <thead>
        <tr>
          <th>{label("number")}</th>
          <th>{label("name")}</th>
          <th className="num">{label("debit")}</th>
          <th className="num">{label("credit")}</th>
        </tr>
      </thead>
      <tbody>
        {balances.map(({ number, name, party, debit, credit }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an account may stand twice, and rows do not move
          <tr key={place}>
            <td className="tnum">{number}</td>
            <td>
              {name} {party && <span className="muted">{party}</span>}
            </td>
            <td className="num">{debit !== 0 && formatMoney(debit, 2)}</td>
            <td className="num">{credit !== 0 && formatMoney(credit, 2)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
