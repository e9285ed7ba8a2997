import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { businesses } from "@/worker/modules/business/businesses/contract";
import { credits } from "@/worker/modules/business/credits/contract";
import { SelectField } from "@/app/ui/field";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";

const { Form, Field } = formOf(credits.grant);

/** Credits given by hand, with the reason that the owner will read. */
export function GrantCredits({
  businesses: rows,
  requestKey,
}: {
  businesses: Result<typeof businesses.list>["items"];
  requestKey: string;
}) {
  const { t } = useWords("pages/admin");
  if (rows.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-lg">{t("credits.title")}</h2>
      <Form verb="grant" requestKey={`${requestKey}-grant`}>
        <div className="grid gap-4">
          <SelectField name="_business" label={t("credits.business")} choices={rows.map(({ id, name }) => ({ value: id, label: name }))} />
          <Field name="credits" />
          <Field name="reason" />
          <SubmitButton className="btn btn-plain">{t("credits.give")}</SubmitButton>
        </div>
      </Form>
    </section>
  );
}
