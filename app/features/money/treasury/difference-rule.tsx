import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import type { Result } from "@/worker/core/contract/operation";
import { bank } from "@/worker/modules/money/bank/contract";
import { Disclosure } from "@/app/ui/disclosure";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { Rate } from "@/app/ui/rate";

const { Form, Field } = formOf(bank.setRule);

interface DifferenceRuleProps {
  rule: Result<typeof bank.rule>;
  requestKey: string;
}

/** How small a difference between a line and what it pays is booked by itself, and as what. */
export function DifferenceRule({ rule: { mostDifference, mostShare, category }, requestKey }: DifferenceRuleProps) {
  const { t } = useWords("pages/treasury");
  const isNone = mostDifference === 0 && mostShare === 0;
  return (
    <section className="mt-10 max-w-2xl">
      <h2 className="mb-1 text-lg">{t("bank:operations.rule.title")}</h2>
      <p className="muted mb-3 text-sm">{t("statements.ruleHelp")}</p>
      <p className="mb-3">
        {isNone ? (
          t("statements.noRule")
        ) : (
          <>
            {t("bank:fields.mostDifference")} <strong className="tnum">{formatMoney(mostDifference, 2)}</strong>
            {mostShare > 0 && (
              <>
                {" · "}
                {t("bank:fields.mostShare")} <Rate value={mostShare} />
              </>
            )}
            {" · "}
            {t(`bank:values.category.${category}`)}
          </>
        )}
      </p>
      <Disclosure form="setRule" look="btn btn-plain list-none" summary={t("statements.changeRule")}>
        <Form verb="setRule" requestKey={requestKey && `${requestKey}-rule`} className="my-4">
          <div className="form-grid">
            <Field name="mostDifference" value={mostDifference} />
            <Field name="mostShare" value={mostShare} help={t("statements.shareHelp")} />
            <Field name="category" value={category} />
          </div>
          <SubmitButton className="btn btn-ink mt-3">{t("statements.saveRule")}</SubmitButton>
        </Form>
      </Disclosure>
    </section>
  );
}
