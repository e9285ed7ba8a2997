import { useFetcher } from "@remix-run/react";
import { useEffect, useId, useRef, useState } from "react";
import { useFormState } from "../../ui/form";
import type { FoundItem } from "./find-items";

interface ItemPickerProps {
  name: string;
  label: string;
  help?: string;
  required?: boolean;
  /** The SKU and the name of what is chosen already. */
  chosen?: { sku: string; name: string };
}

const TYPING_PAUSE = 150;

/** Names an item: one types its name or SKU and chooses; without scripts, its SKU. */
export function ItemPicker({ name, label, help, required, chosen }: ItemPickerProps) {
  const id = useId();
  const { errors, values } = useFormState();
  const fetcher = useFetcher<FoundItem[]>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [typed, setTyped] = useState(values[name] ?? chosen?.sku ?? "");
  const found = fetcher.data ?? [];
  const named = found.find(({ sku }) => sku === typed.toUpperCase())?.name ?? (typed === chosen?.sku ? chosen.name : undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const problem = errors[name];
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {required && <span className="text-primary">{"\u00a0*"}</span>}
      </label>
      <span className="input">
        <input
          id={id}
          name={name}
          list={`${id}-found`}
          value={typed}
          autoComplete="off"
          maxLength={64}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-more`}
          onChange={({ target: { value } }) => {
            setTyped(value);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => fetcher.load(`/customer/find-items?search=${encodeURIComponent(value)}`), TYPING_PAUSE);
          }}
        />
      </span>
      <datalist id={`${id}-found`}>
        {found.map(({ sku, name: text }) => (
          <option key={sku} value={sku}>
            {text}
          </option>
        ))}
      </datalist>
      <span id={`${id}-more`} className={problem ? "problem" : "help"}>
        {problem ?? named ?? help}
      </span>
    </div>
  );
}
