import { Form as RemixForm, useActionData, useBlocker, useNavigation } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { OperationDescription } from "@/worker/core/contract/described";
import { useFieldNames } from "./field-names";
import { Links, type ProblemShown, ProblemBox } from "./problem-box";

/** What an action says when it refuses a form: the sentence, the fields at fault, and what was typed. */
export interface FormAnswer {
  problem?: ProblemShown;
  values?: Record<string, string>;
}

interface FormState {
  errors: Record<string, string>;
  values: Record<string, string>;
  /** It was sent and comes back: what it holds is what was typed, boxes that were unticked too. */
  isRefused: boolean;
  /** What the form does, where its fields follow from that. */
  operation?: OperationDescription;
  labels: Readonly<Record<string, string>>;
  /** A field was given a value by other means than typing. */
  touch?(name: string): void;
}

const FormContext = createContext<FormState>({ errors: {}, values: {}, isRefused: false, labels: {} });

/** The errors and submitted values of the form around. */
export const useFormState = () => useContext(FormContext);

interface FormProps {
  children: ReactNode;
  /** What it does, on a page that does several things. */
  verb?: string;
  /** Its name among the forms of a screen: it says the refusals that are its own, and nobody else does. */
  name?: string;
  /** By which a button that stands outside it sends it. */
  id?: string;
  action?: string;
  className?: string;
  /** What it does: its fields and the summary of errors take their names from there. */
  operation?: OperationDescription;
  /** What fields are called here, where that is not what the module calls them: `lines.price` in every row. */
  labels?: Readonly<Record<string, string>>;
  /** Sent again, the form acts once. */
  requestKey?: string;
  /** Carries files. */
  files?: boolean;
  /** Warns before leaving with changes that were not sent. */
  guarded?: boolean;
}

const none = {};

/** The refusal of the form of this name, or of the page when no form was named. */
export function useAnswerTo(name?: string): FormAnswer | undefined {
  const answer = useActionData<FormAnswer>();
  return answer?.values?._form === name ? answer : undefined;
}

/** A form that works without scripts, says its errors at the top and at each field, and never loses what was typed. */
export function Form({ children, verb, name = verb, operation, labels = none, ...form }: FormProps) {
  const { id, action, className, requestKey, files, guarded = false } = form;
  const answer = useAnswerTo(name);
  const [errors, mend] = useErrors(answer);
  const [dirty, setDirty] = useState(false);
  const touch = useCallback(
    (field: string) => {
      setDirty(true);
      mend(field);
    },
    [mend],
  );
  const state = useMemo<FormState>(
    () => ({ errors, values: answer?.values ?? {}, isRefused: answer?.values !== undefined, operation, labels, touch }),
    [errors, answer, operation, labels, touch],
  );
  return (
    <FormContext.Provider value={state}>
      <RemixForm
        id={id}
        method="post"
        encType={files ? "multipart/form-data" : undefined}
        action={action}
        className={className}
        noValidate
        onChange={({ target }) => {
          const { name: field, dataset } = target as unknown as HTMLInputElement;
          touch(field || (dataset.field ?? ""));
        }}
        onSubmit={() => setDirty(false)}
      >
        {answer?.problem && <Summary problem={answer.problem} />}
        {name && <input type="hidden" name="_form" value={name} />}
        {verb && <input type="hidden" name="_verb" value={verb} />}
        {requestKey && <RequestKey value={requestKey} />}
        {children}
      </RemixForm>
      {guarded && <UnsavedWarning dirty={dirty} />}
    </FormContext.Provider>
  );
}

/** The errors of each field, until one changes the field: it may be right now, and only the next answer can tell. */
function useErrors(answer: FormAnswer | undefined) {
  const [errors, setErrors] = useState<Record<string, string>>(none);
  const [answered, setAnswered] = useState<FormAnswer>();
  if (answered !== answer) {
    setAnswered(answer);
    setErrors(Object.fromEntries((answer?.problem?.errors ?? []).map(({ field, message }) => [field, message])));
  }
  const mend = useCallback((name: string) => {
    const isMended = (field: string) => field === name || field.startsWith(`${name}.`) || name.startsWith(`${field}.`);
    setErrors((errors) =>
      Object.keys(errors).some(isMended) ? Object.fromEntries(Object.entries(errors).filter(([field]) => !isMended(field))) : errors,
    );
  }, []);
  return [errors, mend] as const;
}

/**
 * The name of this request: sent twice, it acts once. With scripts each form shown makes its own, so that two tabs that
 * were given the same page do not take each other's; without, the page's is good for one.
 */
export function RequestKey({ value }: { value: string }) {
  const [key, setKey] = useState(value);
  useEffect(() => setKey(value && crypto.randomUUID()), [value]);
  return <input type="hidden" name="_key" value={key} />;
}

/** Why the last press of a button on this page was refused. What a form with a name was refused, it says itself. */
export function Refusal() {
  const problem = useAnswerTo()?.problem;
  if (!problem) return null;
  return (
    <ProblemBox problem={problem} className="mb-4">
      {problem.errors?.map(({ field, message, links }) => (
        <li key={`${field}${message}`}>
          {message}
          <Links of={links} />
        </li>
      ))}
    </ProblemBox>
  );
}

/** What is wrong, in one place, each line leading to its field; `id` is the record itself, which no field holds. */
function Summary({ problem }: { problem: ProblemShown }) {
  const { operation, labels } = useFormState();
  const { fullLabelOf } = useFieldNames(operation, labels);
  const toField = (field: string) => {
    const name = CSS.escape(field);
    document.querySelector<HTMLElement>(`[name="${name}"]:not([type="hidden"]), [data-field="${name}"], [name^="${name}."]`)?.focus();
  };
  return (
    <ProblemBox problem={problem} className="mb-5">
      {problem.errors?.map(({ field, message, links }) => (
        <li key={`${field}${message}`}>
          {field === "id" ? (
            message
          ) : (
            <button type="button" className="link-ink min-h-6 text-left" onClick={() => toField(field)}>
              {[operation ? fullLabelOf(field) : labelOf(labels, field), message].filter(Boolean).join(" : ")}
            </button>
          )}
          <Links of={links} />
        </li>
      ))}
    </ProblemBox>
  );
}

/** What a field is called: `lines.2.loss` is the loss (`lines.loss`) of row 3. */
function labelOf(labels: FormState["labels"], field: string): string | undefined {
  const row = /\.(\d+)\./.exec(field)?.[1];
  const label = labels[field.replace(/\.\d+\./g, ".")];
  return row && label ? `${label} (${Number(row) + 1})` : label;
}

/** Asks before changes are left behind, within the product and when the tab closes. */
function UnsavedWarning({ dirty }: { dirty: boolean }) {
  const { t } = useWords("shell");
  const blocker = useBlocker(({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    if (dirty) window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [dirty]);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (window.confirm(t("unsaved"))) blocker.proceed();
    else blocker.reset();
  }, [blocker, t]);
  return null;
}

/** The button that sends a form; it says so while the answer is awaited. */
export function SubmitButton({
  children,
  name,
  value,
  className = "btn btn-primary",
  onClick,
}: {
  children: ReactNode;
  name?: string;
  value?: string;
  className?: string;
  onClick?(): void;
}) {
  const navigation = useNavigation();
  const isSending = navigation.state !== "idle" && navigation.formMethod === "POST";
  return (
    <button type="submit" name={name} value={value} className={className} onClick={onClick} aria-disabled={isSending || undefined}>
      {isSending && <span className="loading loading-spinner loading-xs late" aria-hidden="true" />}
      {children}
    </button>
  );
}

/** The end of a form: the button that sends it, and the way back without. @param above what stands over the button, in sight on a phone */
export function FormEnd({ back, above, children }: { back: string; above?: ReactNode; children: ReactNode }) {
  const { t } = useWords("shell");
  return (
    <div className="form-part form-end flex flex-wrap items-center gap-3">
      {above}
      <SubmitButton>{children}</SubmitButton>
      <Link className="btn btn-plain" to={back}>
        {t("cancel")}
      </Link>
    </div>
  );
}
