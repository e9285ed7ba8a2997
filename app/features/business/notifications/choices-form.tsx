import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import { notifications } from "@/worker/modules/business/notifications/contract";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";

const { Form, Field } = formOf(notifications.choose);

interface ChoicesFormProps {
  choices: Result<typeof notifications.choices>;
  isStaff: boolean;
  requestKey: string;
}

/** Of which topics one wants mails. */
export function ChoicesForm({ choices, isStaff, requestKey }: ChoicesFormProps) {
  const { t } = useWords("pages/notifications");
  return (
    <Form verb="choose" requestKey={requestKey} className="grid max-w-2xl gap-4">
      <p className="muted">{t(isStaff ? "choices.staff" : "choices.sentence")}</p>
      <Field name="mails" choices={choices.topics} value={choices.mails} />
      <div>
        <SubmitButton>{t("notifications:operations.choose.button")}</SubmitButton>
      </div>
    </Form>
  );
}
