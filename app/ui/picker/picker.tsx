import { CircleAlert, X } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, useRef } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { useFormState } from "../form";
import { OfferList } from "./offer-list";
import { MakeForm } from "./make-form";
import type { PickerProps } from "./props";
import { usePicker } from "./use-picker";

/** What a record is named by where it has no code of its own: nothing to read. */
const IDENTITY = /^[0-9a-f]{8}-[0-9a-f]{4}-/;

/**
 * Names a record: one types some of its name, sees the matches with their figures, and chooses. Enter chooses and never sends the
 * form; a word that fits nothing stays, and says so. On a phone it fills the window. Without scripts, its code is typed.
 */
export function Picker({ name, label, help, required, maxLength = 100, suggested = [], asks, ...rest }: PickerProps) {
  const { t } = useWords("shell");
  const { errors } = useFormState();
  const picker = usePicker({ name, suggested, asks, ...rest });
  const { id, text, picked, isOpen, isNamed, isUnknown, options, active } = picker;
  const input = useRef<HTMLInputElement>(null);
  const problem = errors[name] ?? picker.problem ?? (isUnknown ? t("picker.unknown", { word: text.trim() }) : undefined);
  const about =
    picked && [IDENTITY.test(picked.sku) || picked.sku === picked.name ? "" : picked.sku, picked.about].filter(Boolean).join(" · ");

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step) picker.step(step);
    else if (event.key === "Enter") picker.enter();
    else if (event.key === "Escape" && isOpen) picker.close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) picker.leave();
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {required && <span className="text-primary">{"\u00a0*"}</span>}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus leaves the field and its list */}
      <div className="picker" data-open={isOpen ? "" : undefined} onBlur={leave}>
        {isOpen && (
          <div className="picker-head">
            <strong>{label}</strong>
            <button type="button" className="icon-btn" aria-label={t("close")} onClick={picker.close}>
              <X aria-hidden="true" />
            </button>
          </div>
        )}
        <span className="input">
          <input
            ref={input}
            id={id}
            name={isNamed ? name : undefined}
            data-field={name}
            value={text}
            autoComplete="off"
            maxLength={maxLength}
            required={required}
            role="combobox"
            aria-expanded={isOpen}
            aria-autocomplete="list"
            aria-controls={isOpen ? `${id}-list` : undefined}
            aria-activedescendant={isOpen && options[active] ? `${id}-${active}` : undefined}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-more`}
            onClick={picker.open}
            onFocus={({ target }) => picked && target.select()}
            onChange={({ target }) => picker.type(target.value)}
            onKeyDown={onKeyDown}
          />
        </span>
        {!isNamed && picked && <input type="hidden" name={name} value={picked.sku} />}
        {isOpen && <OfferList id={`${id}-list`} label={label} picker={picker} onChosen={() => input.current?.focus()} />}
      </div>
      <span id={`${id}-more`} className={problem ? "problem" : "help"}>
        {problem && <CircleAlert size={14} className="translate-y-0.5 flex-none" aria-hidden="true" />}
        {problem ?? (about || help)}
      </span>
      {asks && picker.newcomer && <MakeForm asks={asks} {...picker.newcomer} onSaid={picker.answerAsked} />}
      {text === "" && suggested.length > 0 && (
        <span className="mt-1 flex flex-wrap gap-1.5">
          {suggested.map((item) => (
            <button key={item.sku} type="button" className="chip" onClick={() => picker.choose(item)}>
              {item.name}
            </button>
          ))}
        </span>
      )}
    </div>
  );
}
