import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import { accounting } from "@/worker/modules/money/accounting/contract";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";

const { Form, Field } = formOf(accounting.setAccount);

interface ChartPartProps {
  accounts: Result<typeof accounting.accounts>["items"];
  requestKey: string;
}

/** Where each kind of entry goes, as the accountant numbers it. */
export function ChartPart({ accounts, requestKey }: ChartPartProps) {
  const { t } = useWords("pages/treasury");
  const label = (name: string) => t(`accounting:fields.${name}`);
  return (
    <section>
      <h2 className="mb-1 text-lg">{t("books.chart")}</h2>
      <p className="muted mb-3 text-sm">{t("books.chartHelp")}</p>
      <details>
        <summary className="btn btn-plain">{t("books.showChart")}</summary>
        <Form verb="setAccount" requestKey={requestKey} className="my-4">
          <div className="form-grid">
            <Field name="account" />
            <Field name="number" />
            <Field name="name" />
          </div>
          <SubmitButton className="btn btn-ink mt-3">{t("books.saveAccount")}</SubmitButton>
        </Form>
        <table className="grid-table">
          <thead>
            <tr>
              <th>{label("number")}</th>
              <th>{label("name")}</th>
              <th>{label("account")}</th>
            </tr>
          </thead>
          <tbody>
            {accounts.map(({ account, number, name, isOwn }) => (
              <tr key={account}>
                <td className={isOwn ? "tnum font-semibold" : "tnum"}>{number}</td>
                <td>{name}</td>
                <td className="muted">{t(`accounting:values.account.${account}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
