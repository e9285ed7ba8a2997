import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";

const { Form, Field } = formOf(invoices.setNumbering);

interface NumberingPartProps {
  series: Result<typeof invoices.numbering>["items"];
  requestKey: string;
}

/** How invoices, credit notes and pro formas are numbered; each may be set until the first one of the year is sent. */
export function NumberingPart({ series, requestKey }: NumberingPartProps) {
  const { t } = useWords("pages/settings");
  return (
    <div className="grid gap-8">
      <p className="muted">{t("numbering.sentence")}</p>
      {series.map(({ type, prefix, next, isUsed }) => (
        <section key={type}>
          <h2 className="mb-2 text-lg">{t(`invoices:values.type.${type}`)}</h2>
          {isUsed ? (
            <p>{t("numbering.used", { number: numberOf(prefix, next) })}</p>
          ) : (
            <Form verb="setNumbering" requestKey={requestKey}>
              <input type="hidden" name="type" value={type} />
              <div className="form-grid">
                <Field name="prefix" value={prefix} />
                <Field name="next" value={next} help={t("numbering.next", { number: numberOf(prefix, next) })} />
              </div>
              <SubmitButton className="btn btn-ink mt-3">{t("save")}</SubmitButton>
            </Form>
          )}
        </section>
      ))}
    </div>
  );
}

/** As it will read this year. */
const numberOf = (prefix: string, next: number) => `${prefix}-${new Date().getUTCFullYear()}-${String(next).padStart(4, "0")}`;
