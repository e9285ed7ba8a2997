import type { ComponentProps } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Quantity } from "@/worker/core/contract/fields";
import type { Operation } from "@/worker/core/contract/operation";
import { RATE_SCALE } from "@/worker/core/figures/rate";
import type { Unit } from "@/worker/core/figures/quantity";
import { useDescription } from "./described";
import { ChoicesField, NoteField, SelectField, TextField, TickField } from "./field";
import { Form as PlainForm, useFormState } from "./form";
import { type Choice, descriptionOf, useFieldNames } from "./field-names";
import { QuantityField } from "./quantity-field";
import { typedNumber } from "./typed-text";

/** The names of the fields that an operation takes, those inside records and rows too: `notes`, `lines.0.amount`. */
export type FieldName<O extends Operation> = NamesIn<O["input"]["_zod"]["input"]>;
type NamesIn<T> = T extends readonly (infer Row)[]
  ? `${number}.${NamesIn<NonNullable<Row>>}`
  : T extends object
    ? { [Name in keyof T & string]: Name | `${Name}.${NamesIn<NonNullable<T[Name]>>}` }[keyof T & string]
    : never;

/** The value of a field: in the internal form, or a text as one types it. */
type Value = string | number | boolean | Quantity | readonly string[] | null;

interface FieldOptions {
  value?: Value;
  help?: string;
  /** What it is called here, where that is not what the module calls it. */
  label?: string;
  /** It must be filled in here, though the operation could do without. */
  required?: boolean;
  /** The unit it is typed in, where its kind does not say so. */
  unit?: string;
  /** So many lines of text. */
  rows?: number;
  /** What is chosen when nothing is. */
  none?: string;
  /** What one chooses among here: a part of the choices, or records by their names. */
  choices?: readonly string[] | Choice[];
  /** The units of a quantity, the usual one first. */
  among?: readonly Unit[];
  /** What the thing that is measured is counted in, as far as one knows. */
  usual?: Unit;
}
type TextOptions = Pick<
  ComponentProps<typeof TextField>,
  "type" | "autoComplete" | "autoFocus" | "placeholder" | "suggestions" | "readOnly" | "maxLength" | "inputMode"
>;

export type FieldProps<Name extends string> = FieldOptions & TextOptions & { name: Name };

/** A text of so many characters is written on several lines. */
const LONG = 1_000;
const signs: Record<string, string> = { money: "€", rate: "%", celsius: "°C" };
const types = { email: "email", phone: "tel", date: "date" } as const;

/**
 * The form of an operation: its fields know their names, limits and choices from the contract and the words of its module. A
 * field that the operation does not take does not compile.
 */
export function formOf<O extends Operation>(operation: O) {
  type Name = FieldName<O>;

  /** The form itself; `version` is that of the record one saw. */
  function Form({ version, children, ...form }: Omit<ComponentProps<typeof PlainForm>, "operation"> & { version?: number }) {
    return (
      <PlainForm {...form} operation={useDescription(operation)}>
        {version !== undefined && <input type="hidden" name="version" value={version} />}
        {children}
      </PlainForm>
    );
  }

  /** A field, as its kind is asked for. */
  function Field(field: FieldProps<Name>) {
    return <AnyField {...field} />;
  }

  /** What is known of a field, for pieces that ask for it in a way of their own. */
  const useFieldOf: () => <Known extends Name>(name: Known) => KnownField<Known> = useAnyField;

  return { Form, Field, useFieldOf };
}

interface KnownField<Name extends string> {
  name: Name;
  label: string;
  required: boolean | undefined;
  maxLength: number | undefined;
  /** What one of its choices is called. */
  choiceLabel(choice: string): string;
}

/** What is known of the fields of the form around. */
export function useAnyField(): <Name extends string>(name: Name) => KnownField<Name> {
  const { operation, labels } = useFormState();
  const { labelOf, choicesOf } = useFieldNames(operation, labels);
  return (name) => {
    const { required, maxLength } = (operation && descriptionOf(operation.fields, name)) ?? {};
    return { name, label: labelOf(name), required, maxLength, choiceLabel: (choice) => choicesOf(name, [choice])[0]?.label ?? choice };
  };
}

/** A field of the form around, for records that several operations take: an address, a person. */
export function AnyField({
  name,
  value,
  help,
  label,
  required,
  unit,
  rows,
  none,
  choices,
  among,
  usual,
  maxLength,
  ...text
}: FieldProps<string>) {
  const { i18n } = useWords("core");
  const { operation, labels } = useFormState();
  const { labelOf, choicesOf } = useFieldNames(operation, labels);
  const description = operation && descriptionOf(operation.fields, name);
  if (!description) throw new Error(`${operation?.id ?? "No operation"} takes no field ${name}`);
  const { kind } = description;
  const field = { name, label: label ?? labelOf(name), help, required: required ?? description.required };
  if (kind === "quantity") return <QuantityField {...field} value={value as Quantity | null | undefined} among={among} usual={usual} />;
  if (kind === "boolean") return <TickField {...field} defaultChecked={value === true} />;
  const named = (values: readonly string[] | Choice[]) =>
    values.flatMap((choice) => (typeof choice === "string" ? choicesOf(name, [choice]) : choice));
  const options = named(choices ?? description.choices ?? []);
  if (kind === "choices") return <ChoicesField {...field} choices={options} defaultValue={value as string[] | undefined} />;
  if (options.length) {
    const chosen = typeof value === "number" && kind === "rate" ? value / RATE_SCALE : value;
    const all = none === undefined ? options : [{ value: "", label: none }, ...options];
    return (
      <SelectField {...field} choices={all} defaultValue={chosen === undefined && none === undefined ? undefined : String(chosen ?? "")} />
    );
  }
  const typed =
    typeof value === "number" ? typedNumber(kind, value, i18n.language) : value === null ? undefined : (value as string | undefined);
  const most = maxLength ?? description.maxLength;
  if (rows ?? (most && most >= LONG)) return <NoteField {...field} rows={rows} maxLength={most} defaultValue={typed} />;
  const isNumber = kind === "number" || kind === "decimal" || (kind in signs && kind !== "date");
  return (
    <TextField
      type={types[kind as keyof typeof types]}
      inputMode={kind === "number" ? "numeric" : isNumber ? "decimal" : undefined}
      {...text}
      {...field}
      unit={unit ?? signs[kind]}
      maxLength={isNumber ? undefined : most}
      min={kind === "date" ? description.min : undefined}
      max={kind === "date" ? description.max : undefined}
      defaultValue={typed}
    />
  );
}
