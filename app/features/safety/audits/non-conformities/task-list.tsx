import { useWords } from "@/app/shell/i18n/use-words";
import { nonConformities } from "@/worker/modules/safety/non-conformities/contract";
import type { NonConformity, Task } from "@/worker/modules/safety/non-conformities/shapes";
import { nonConformityStatus } from "@/worker/modules/safety/non-conformities/status";
import { Action } from "@/app/ui/actions";
import { DateText } from "@/app/ui/date";
import { Disclosure } from "@/app/ui/disclosure";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { Status } from "@/app/ui/status";
import { TaskChange } from "./task-change";

interface TaskListProps {
  nonConformity: NonConformity;
  requestKey: string;
}

/** What is to be done about it and what was done, with a form for the next. */
export function TaskList({ nonConformity, requestKey }: TaskListProps) {
  const { t } = useWords("pages/audits");
  const isOpen = nonConformityStatus.allows(nonConformity.status, "addTask");
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("nc.tasks")}</h2>
      {nonConformity.tasks.length === 0 && <p className="muted text-sm">{t("nc.noTasks")}</p>}
      <ul>
        {nonConformity.tasks.map((task) => (
          <TaskRow key={task.id} task={task} nonConformity={nonConformity} requestKey={requestKey} />
        ))}
      </ul>
      {isOpen && <TaskForm nonConformity={nonConformity} requestKey={requestKey} />}
    </section>
  );
}

function TaskRow({ task, nonConformity, requestKey }: TaskListProps & { task: Task }) {
  const { t } = useWords("pages/audits");
  const isOpen = task.doneOn === null && nonConformityStatus.allows(nonConformity.status, "doTask");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule py-3">
      <div className="min-w-0">
        <p>
          <span className="muted text-sm">{t(`nonConformities:values.kind.${task.kind}`)}</span> {task.text}
        </p>
        <p className="muted flex flex-wrap gap-x-4 text-sm">
          {task.who && <span>{task.who}</span>}
          {task.dueOn && task.doneOn === null && (
            <span>
              {`${t("nonConformities:fields.dueOn")} `}
              <DateText value={task.dueOn} />
            </span>
          )}
          {task.late && <Status meaning="loss">{t("nonConformities:fields.late")}</Status>}
          {task.note && <span>{task.note}</span>}
        </p>
        {isOpen && <TaskChange task={task} nonConformity={nonConformity} requestKey={requestKey} />}
      </div>
      {task.doneOn ? (
        <span className="flex items-baseline gap-3 text-sm">
          <Status meaning="good">{t("nc.done")}</Status>
          <DateText value={task.doneOn} />
        </span>
      ) : (
        isOpen && (
          <Action
            of={nonConformities.doTask}
            version={nonConformity.version}
            requestKey={`${requestKey}.${task.id}`}
            values={{ task: task.id }}
          />
        )
      )}
    </li>
  );
}

const { Form, Field } = formOf(nonConformities.addTask);

function TaskForm({ nonConformity, requestKey }: TaskListProps) {
  const { t } = useWords("pages/audits");
  return (
    <Disclosure form="addTask" look="btn btn-plain mt-3" summary={t("nonConformities:operations.addTask.button")} className="no-print">
      {/* A task that was added clears the form. */}
      <Form
        key={nonConformity.version}
        verb="addTask"
        version={nonConformity.version}
        requestKey={`${requestKey}.task`}
        className="mt-3 grid gap-4"
      >
        <Field name="text" />
        <div className="form-grid">
          <Field name="kind" value="corrective" />
          <Field name="who" />
          <Field name="dueOn" />
        </div>
        <SubmitButton className="btn btn-ink justify-self-start">{t("nonConformities:operations.addTask.button")}</SubmitButton>
      </Form>
    </Disclosure>
  );
}
