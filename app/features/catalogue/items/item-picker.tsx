import { useFetcher } from "@remix-run/react";
import { useEffect, useId, useRef, useState } from "react";
import { useFormState } from "@/app/ui/form";
import type { Unit } from "@/worker/core/figures/quantity";
import type { FoundItem } from "./find-items";
import { meantBy } from "./meant-by";

interface ItemPickerProps {
  name: string;
  label: string;
  help?: string;
  required?: boolean;
  maxLength?: number;
  /** The SKU and the name of what is chosen already. */
  chosen?: { sku: string; name: string };
  /** Where the letters typed are looked up: items, unless it says so. */
  from?: string;
  /** Hears what the item that is named is counted in: its amount is typed so, most often. */
  onUnit?: (unit: Unit) => void;
  /** What it may be, to choose at one touch while nothing is typed. */
  suggested?: FoundItem[];
}

const TYPING_PAUSE = 150;

/**
 * Names an item, or another record that has a name and a reference: one types either and chooses; without scripts, its SKU. What is
 * left as a name, or as letters that only one may mean, becomes its SKU.
 */
export function ItemPicker({
  name,
  label,
  help,
  required,
  maxLength = 64,
  chosen,
  from = "/customer/find-items",
  suggested = [],
  onUnit,
}: ItemPickerProps) {
  const id = useId();
  const { errors, values } = useFormState();
  const fetcher = useFetcher<FoundItem[]>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [typed, setTyped] = useState(values[name] ?? chosen?.sku ?? "");
  const input = useRef<HTMLInputElement>(null);
  const searched = useRef("");
  const [isLeft, setLeft] = useState(false);
  const matches = fetcher.data ?? [];
  const match = matches.find(({ sku }) => sku === typed.toUpperCase()) ?? suggested.find(({ sku }) => sku === typed);
  const named = match?.name ?? (typed === chosen?.sku ? chosen.name : undefined);
  const unit = match?.unit;
  useEffect(() => {
    if (unit) onUnit?.(unit);
  }, [unit, onUnit]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const find = (value: string) => {
    searched.current = value;
    fetcher.load(`${from}?search=${encodeURIComponent(value)}`);
  };
  const meant = isLeft && !match && fetcher.state === "idle" && searched.current === typed ? meantBy(typed, matches) : undefined;
  useEffect(() => {
    // What listens to the form hears of it, as if it had been typed.
    if (meant) type(input.current, meant.sku);
  }, [meant]);
  const problem = errors[name];
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {required && <span className="text-primary">{"\u00a0*"}</span>}
      </label>
      <span className="input">
        <input
          ref={input}
          id={id}
          name={name}
          list={`${id}-found`}
          value={typed}
          autoComplete="off"
          maxLength={maxLength}
          required={required}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-more`}
          onChange={({ target: { value } }) => {
            setTyped(value);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => find(value), TYPING_PAUSE);
          }}
          onFocus={() => setLeft(false)}
          onBlur={() => {
            setLeft(true);
            const isKnown = match || typed === "" || typed === chosen?.sku || searched.current === typed;
            clearTimeout(timer.current);
            if (!isKnown) find(typed);
          }}
        />
      </span>
      <datalist id={`${id}-found`}>
        {matches.map(({ sku, name: text }) => (
          <option key={sku} value={sku}>
            {text}
          </option>
        ))}
      </datalist>
      <span id={`${id}-more`} className={problem ? "problem" : "help"}>
        {problem ?? named ?? help}
      </span>
      {typed === "" && suggested.length > 0 && (
        <span className="mt-1 flex flex-wrap gap-1.5">
          {suggested.map((item) => (
            <button key={item.sku} type="button" className="chip" onClick={() => setTyped(item.sku)}>
              {item.name}
            </button>
          ))}
        </span>
      )}
    </div>
  );
}

/** Puts a text in a field that React minds, so that its form hears of it. */
function type(field: HTMLInputElement | null, text: string): void {
  if (!field) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
