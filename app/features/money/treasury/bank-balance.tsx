import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import { formatMoney } from "@/worker/core/figures/money";
import type { bank } from "@/worker/modules/money/bank/contract";
import { DateText } from "@/app/ui/date";
import { Form, SubmitButton, useAnswerTo } from "@/app/ui/form";
import { MoneyField } from "@/app/ui/money-field";

/** What the bank says there is, when somebody last said so, and the way to say it anew. */
export function BankBalance({ account, requestKey }: { account: Result<typeof bank.balance>; requestKey: string }) {
  const { t } = useWords("pages/treasury");
  const isRefused = useAnswerTo("balance")?.problem !== undefined;
  const { bankBalance, bankOn, booked, difference } = account;
  const way = t(difference > 0 ? "bank.more" : "bank.less");
  const differs = { way, difference: formatMoney(Math.abs(difference), 2), booked: formatMoney(booked, 2) };
  return (
    <>
      {difference !== 0 && <p className="st-soon text-sm">{t("bank.differs", differs)}</p>}
      <details className="text-sm" open={isRefused || undefined}>
        <summary className="link-ink min-h-6 cursor-pointer">
          {bankBalance === null || !bankOn ? (
            t("bank.say")
          ) : (
            <>
              {t("bank.current", { amount: formatMoney(bankBalance, 2) })} · <DateText value={bankOn} /> · {t("bank.change")}
            </>
          )}
        </summary>
        {isRefused && (
          <p className="problem mt-3" role="alert">
            {t("bank.failed")}
          </p>
        )}
        <Form
          verb="balance"
          className="mt-3 flex max-w-md flex-wrap items-end gap-3"
          labels={{ balance: t("bank:fields.bankBalance") }}
          requestKey={requestKey}
        >
          <div className="min-w-40 flex-1">
            <MoneyField name="balance" label={t("bank:fields.bankBalance")} amount={bankBalance} required />
          </div>
          <SubmitButton className="btn btn-ink">{t("bank.save")}</SubmitButton>
        </Form>
      </details>
    </>
  );
}
