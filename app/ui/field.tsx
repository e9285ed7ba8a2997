import { CircleAlert } from "lucide-react";
import { type ChangeEvent, type ReactNode, useId, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Choice } from "./field-names";
import { useFormState } from "./form";

export interface FieldProps {
  name: string;
  label: string;
  help?: string;
  required?: boolean;
}

/** What ties a field to its label, its help and its error. */
export function useField(name: string, help?: string) {
  const id = useId();
  const { errors, values } = useFormState();
  const problem = errors[name];
  const describedBy = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(" ") || undefined;
  const aria = { "aria-invalid": problem ? true : undefined, "aria-describedby": describedBy } as const;
  return { id, problem, submitted: values[name], aria };
}

/** Is a box or a button of this name ticked? As it was sent, where the form was refused; else as it begins. */
export function useTicks(name: string): (value: string, begins?: boolean) => boolean {
  const { values, isRefused } = useFormState();
  const sent = values[name]?.split(",") ?? [];
  return (value, begins = false) => (isRefused ? sent.includes(value) : begins);
}

interface FrameProps extends FieldProps {
  id: string;
  problem?: string;
  children: ReactNode;
}

/** Label above, help below, error beside the field it is about. */
export function Frame({ id, label, help, required, problem, children }: FrameProps) {
  const { t } = useWords("shell");
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {required && (
          <span className="text-primary" title={t("required")}>
            {"\u00a0*"}
          </span>
        )}
      </label>
      {children}
      {help && (
        <span className="help" id={`${id}-help`}>
          {help}
        </span>
      )}
      {problem && (
        <span className="problem" id={`${id}-problem`}>
          <CircleAlert size={14} className="translate-y-0.5 flex-none" aria-hidden="true" />
          {problem}
        </span>
      )}
    </div>
  );
}

interface TextFieldProps extends FieldProps {
  type?: "text" | "email" | "password" | "tel" | "number" | "date" | "color";
  defaultValue?: string | null;
  autoComplete?: string;
  placeholder?: string;
  maxLength?: number;
  /** The first and the last day one may choose, or the least and the most. */
  min?: number | string;
  max?: number | string;
  inputMode?: "decimal" | "numeric" | "email" | "text";
  /** Shown inside the field, after what is typed. */
  unit?: string;
  suggestions?: string[];
  autoFocus?: boolean;
  readOnly?: boolean;
}

/** A line of text, or a number as people write it. */
export function TextField({ name, label, help, required, type = "text", defaultValue, unit, suggestions, ...rest }: TextFieldProps) {
  const { id, problem, submitted, aria } = useField(name, help);
  const listId = suggestions && `${id}-list`;
  return (
    <Frame id={id} name={name} label={label} help={help} required={required} problem={problem}>
      <span className="input">
        <input
          {...rest}
          {...aria}
          id={id}
          name={name}
          type={type}
          required={required}
          list={listId}
          defaultValue={type === "password" ? undefined : (submitted ?? defaultValue ?? "")}
        />
        {unit && <span className="unit">{unit}</span>}
      </span>
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </Frame>
  );
}

interface FileFieldProps extends Omit<FieldProps, "required"> {
  /** What the picker offers. */
  accept: string;
  /** The most bytes it may have, and what is said of more: such a file would not get past the door. */
  most: number;
  tooLong: string;
}

/** A file of the person's. */
export function FileField({ name, label, help, accept, most, tooLong }: FileFieldProps) {
  const { id, problem, aria } = useField(name, help);
  const [isTooLong, setTooLong] = useState(false);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const tooMuch = (event.target.files?.[0]?.size ?? 0) > most;
    if (tooMuch) event.target.value = "";
    setTooLong(tooMuch);
  };
  return (
    <Frame id={id} name={name} label={label} help={help} problem={isTooLong ? tooLong : problem}>
      <input {...aria} className="file-input w-full" id={id} name={name} type="file" accept={accept} onChange={choose} />
    </Frame>
  );
}

/** Several lines of text. */
export function NoteField({
  name,
  label,
  help,
  required,
  rows = 4,
  maxLength,
  defaultValue,
}: FieldProps & { rows?: number; maxLength?: number; defaultValue?: string }) {
  const { id, problem, submitted, aria } = useField(name, help);
  return (
    <Frame id={id} name={name} label={label} help={help} required={required} problem={problem}>
      <textarea
        {...aria}
        className="textarea"
        id={id}
        name={name}
        rows={rows}
        maxLength={maxLength}
        required={required}
        defaultValue={submitted ?? defaultValue ?? ""}
      />
    </Frame>
  );
}

/** One of several, in a list that drops down. */
export function SelectField({
  name,
  label,
  help,
  required,
  choices,
  defaultValue,
}: FieldProps & { choices: Choice[]; defaultValue?: string }) {
  const { id, problem, submitted, aria } = useField(name, help);
  return (
    <Frame id={id} name={name} label={label} help={help} required={required} problem={problem}>
      <select {...aria} className="select" id={id} name={name} required={required} defaultValue={submitted ?? defaultValue}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

/** Choices of several words have wider columns: on a phone, one under the other. */
const LONG_COLUMNS = "grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-y-1";
const isLong = ({ label }: Choice) => label.length > 40;

/** Any of several, as boxes to tick. */
export function ChoicesField({
  name,
  label,
  help,
  choices,
  defaultValue = [],
}: Omit<FieldProps, "required"> & { choices: Choice[]; defaultValue?: string[] }) {
  const { id, problem, aria } = useField(name, help);
  const isTicked = useTicks(name);
  return (
    <fieldset className="field" {...aria}>
      <legend className="mb-1">{label}</legend>
      <div className={`grid gap-x-4 ${choices.some(isLong) ? LONG_COLUMNS : "grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]"}`}>
        {choices.map((choice) => (
          <label key={choice.value} className="flex min-h-8 items-center gap-2 text-sm pointer-coarse:min-h-11">
            <input
              type="checkbox"
              className="checkbox checkbox-sm"
              name={name}
              value={choice.value}
              defaultChecked={isTicked(choice.value, defaultValue.includes(choice.value))}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {help && (
        <span className="help" id={`${id}-help`}>
          {help}
        </span>
      )}
      {problem && (
        <span className="problem" id={`${id}-problem`}>
          {problem}
        </span>
      )}
    </fieldset>
  );
}

/** Yes or no. */
export function TickField({
  name,
  label,
  help,
  required,
  defaultChecked,
}: FieldProps & { defaultChecked?: boolean; label: string; children?: ReactNode }) {
  const { id, problem, aria } = useField(name, help);
  const isTicked = useTicks(name);
  return (
    <div className="field">
      <label htmlFor={id} className="flex items-start gap-2.5 !font-normal">
        <input
          {...aria}
          id={id}
          type="checkbox"
          className="checkbox checkbox-sm mt-0.5"
          name={name}
          required={required}
          defaultChecked={isTicked("on", defaultChecked)}
        />
        <span>{label}</span>
      </label>
      {help && (
        <span className="help" id={`${id}-help`}>
          {help}
        </span>
      )}
      {problem && (
        <span className="problem" id={`${id}-problem`}>
          {problem}
        </span>
      )}
    </div>
  );
}
