import { Plus, X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { useFormState } from "./form";

interface RowsFieldProps<Row, Name extends string> {
  /** The list's field; the fields of a row are named `name.0.field`. */
  name: Name;
  label: string;
  help?: string;
  rows: Row[];
  /** Rows of the same list that stand before these. */
  before?: number;
  /** The label of the button that adds a row. */
  add: string;
  /** The fields of a row; without a row, those of a new one. @param prefix `name.0`, to name them by */
  children(prefix: `${Name}.${number}`, row: Row | undefined): ReactNode;
}

/** Rows of a record, each of several fields. Without scripts there are two blank rows to fill; rows that are left blank are not saved. */
export function RowsField<Row, Name extends string>({ name, label, help, rows, before = 0, add, children }: RowsFieldProps<Row, Name>) {
  const { t } = useWords("shell");
  const { values, errors } = useFormState();
  const places = Object.keys(values)
    .flatMap((field) => (field.startsWith(`${name}.`) ? [Number(field.split(".")[1]) - before] : []))
    .filter((place) => place >= 0);
  const [shown, setShown] = useState(() => [...Array(Math.max(rows.length + 2, ...places.map((place) => place + 1))).keys()]);
  const scriptedCount = useRef(places.length ? shown.length : Math.max(rows.length, 1));
  const [isScripted, setScripted] = useState(false);
  const next = useRef(shown.length);
  const added = useRef<HTMLDivElement>(null);
  const [isAdding, setAdding] = useState(false);
  useEffect(() => {
    setScripted(true);
    setShown((all) => all.slice(0, scriptedCount.current));
  }, []);
  // One goes on typing where one asked for a row.
  useEffect(() => {
    if (isAdding) added.current?.lastElementChild?.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea")?.focus();
    setAdding(false);
  }, [isAdding]);
  return (
    <fieldset className="field">
      <legend className="mb-1">{label}</legend>
      {/* Says that the list is empty when no row is left. */}
      <input type="hidden" name={name} value="" />
      {help && <span className="help">{help}</span>}
      {errors[name] && <span className="problem">{errors[name]}</span>}
      <div className="grid gap-3" ref={added}>
        {shown.map((place, position) => (
          <div key={place} className="rows-row">
            <div className="rows-fields">{children(`${name}.${before + place}`, rows[place])}</div>
            {isScripted && (
              <button
                type="button"
                className="icon-btn"
                aria-label={t("removeRow", { row: position + 1 })}
                onClick={() => setShown((all) => all.filter((other) => other !== place))}
              >
                <X aria-hidden="true" />
              </button>
            )}
          </div>
        ))}
      </div>
      {isScripted && (
        <button
          type="button"
          className="btn btn-plain mt-2 justify-self-start"
          onClick={() => {
            const place = next.current;
            next.current += 1;
            setShown((all) => [...all, place]);
            setAdding(true);
          }}
        >
          <Plus aria-hidden="true" />
          {add}
        </button>
      )}
    </fieldset>
  );
}
