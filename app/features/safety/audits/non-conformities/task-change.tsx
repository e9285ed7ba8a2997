import { useWords } from "@/app/shell/i18n/use-words";
import { nonConformities } from "@/worker/modules/safety/non-conformities/contract";
import type { NonConformity, Task } from "@/worker/modules/safety/non-conformities/shapes";
import { Action } from "@/app/ui/actions";
import { Disclosure } from "@/app/ui/disclosure";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";

const { Form, Field } = formOf(nonConformities.changeTask);

interface TaskChangeProps {
  task: Task;
  nonConformity: NonConformity;
  requestKey: string;
}

/** Says otherwise what is to be done, by whom and when; or takes it away. */
export function TaskChange({ task: { id, text, who, dueOn }, nonConformity: { version }, requestKey }: TaskChangeProps) {
  const { t } = useWords("pages/audits");
  const key = `${requestKey}.${id}`;
  return (
    <Disclosure
      form={`changeTask.${id}`}
      look="link-ink muted min-h-6 cursor-pointer text-sm"
      summary={t("nc.changeTask")}
      className="no-print"
    >
      <Form
        key={version}
        name={`changeTask.${id}`}
        verb="changeTask"
        version={version}
        requestKey={`${key}.change`}
        className="mt-2 grid max-w-xl gap-3"
      >
        <input type="hidden" name="task" value={id} />
        <Field name="text" value={text} />
        <div className="form-grid">
          <Field name="who" value={who} />
          <Field name="dueOn" value={dueOn} />
        </div>
        <SubmitButton className="btn btn-ink justify-self-start">{t("nonConformities:operations.changeTask.button")}</SubmitButton>
      </Form>
      <div className="mt-2">
        <Action of={nonConformities.dropTask} version={version} requestKey={`${key}.drop`} look="btn btn-quiet" values={{ task: id }} />
      </div>
    </Disclosure>
  );
}
