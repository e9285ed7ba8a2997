import { useWords } from "@/app/shell/i18n/use-words";
import { feedback } from "@/worker/modules/business/feedback/contract";
import { actionFor } from "@/app/shell/action";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";

export const handle = {
  words: ["pages/public", "feedback"],
  title: "pages/public:support.title",
  description: "pages/public:support.lead",
};

export const action = actionFor(feedback.create);

const { Form, Field } = formOf(feedback.create);
const types = ["question", "bug", "suggestion", "compliment", "other"];

/** How to reach us; the form works without scripts, and so does the feedback button, which leads here. */
export default function ContactSupport() {
  const { t } = useWords("pages/public");
  return (
    <div className="prose-page pt-2">
      <PageHead title={t("support.title")} sentence={t("support.lead")} />
      <Form className="grid gap-4">
        <Field
          name="type"
          label={t("support.type")}
          choices={types.map((value) => ({ value, label: t(`shell:feedback.types.${value}`) }))}
        />
        <Field name="message" label={t("shell:feedback.message")} rows={6} />
        <Field name="email" type="email" label={t("shell:feedback.email")} help={t("shell:feedback.emailHelp")} autoComplete="email" />
        <div>
          <SubmitButton>{t("shell:feedback.send")}</SubmitButton>
        </div>
      </Form>
      <h2>{t("support.before")}</h2>
      <p>{t("support.beforeText")}</p>
    </div>
  );
}
