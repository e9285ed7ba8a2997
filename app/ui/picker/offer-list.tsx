import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Option, PickerState } from "./use-picker";

interface OfferListProps {
  id: string;
  label: string;
  picker: PickerState;
  onChosen(): void;
}

/** What a picker offers: below its field, or over the whole window of a phone. */
export function OfferList({ id, label, picker, onChosen }: OfferListProps) {
  const { t } = useWords("shell");
  const { options, active, isBusy, isEmpty } = picker;
  const list = useRef<HTMLDivElement>(null);
  const [isFromRight, setFromRight] = useState(false);
  useEffect(() => {
    const place = list.current?.getBoundingClientRect();
    if (place && place.right > document.documentElement.clientWidth) setFromRight(true);
  }, []);
  const count = options.filter((option) => "offer" in option).length;
  return (
    <div ref={list} className="picker-panel" data-side={isFromRight ? "end" : undefined}>
      <div id={id} role="listbox" aria-label={label}>
        {options.map((option, place) => (
          <Line
            key={"offer" in option ? option.offer.sku : `+${option.makes}`}
            id={`${picker.id}-${place}`}
            option={option}
            heading={headingOf(options, place)}
            word={picker.text.trim()}
            isCurrent={place === active}
            onPoint={() => picker.point(place)}
            onTake={() => {
              picker.take(option);
              onChosen();
            }}
          />
        ))}
      </div>
      <p role="status" className={isEmpty ? "muted px-3 py-3 text-sm" : "sr-only"}>
        {isBusy ? "" : isEmpty ? t("picker.none") : t("picker.found", { count })}
      </p>
      {isBusy && !options.length && <p className="muted late px-3 py-3 text-sm">{t("loading")}</p>}
    </div>
  );
}

/** What stands above a line: where the recent ones begin, and where they end. */
function headingOf(options: Option[], place: number): "recent" | "all" | undefined {
  const isRecent = (option?: Option) => option !== undefined && "offer" in option && Boolean(option.isRecent);
  const [here, before] = [isRecent(options[place]), isRecent(options[place - 1])];
  if (here && place === 0) return "recent";
  return !here && before ? "all" : undefined;
}

interface LineProps {
  id: string;
  option: Option;
  heading?: "recent" | "all";
  word: string;
  isCurrent: boolean;
  onPoint(): void;
  onTake(): void;
}

function Line({ id, option, heading, word, isCurrent, onPoint, onTake }: LineProps) {
  const { t } = useWords("shell");
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCurrent) line.current?.scrollIntoView({ block: "nearest" });
  }, [isCurrent]);
  return (
    <>
      {heading && (
        <p role="presentation" className="picker-heading">
          {t(`picker.${heading}`)}
        </p>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field, which keeps the focus */}
      <div
        ref={line}
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={isCurrent}
        className="picker-option"
        // The field keeps the focus while one presses.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onPointerMove={onPoint}
        onClick={onTake}
      >
        {"offer" in option ? (
          <>
            {option.offer.picture && <img className="thumbnail" src={option.offer.picture} alt="" loading="lazy" />}
            <span className="min-w-0">
              <strong className="block font-semibold">{option.offer.name}</strong>
              <span className="muted text-xs">
                {[option.offer.sku === option.offer.name ? "" : option.offer.sku, option.offer.about].filter(Boolean).join(" · ")}
              </span>
            </span>
            <span className="tnum ml-auto flex-none text-right text-sm">
              {option.offer.figures?.map((figure) => (
                <span key={figure} className="block">
                  {figure}
                </span>
              ))}
            </span>
          </>
        ) : (
          <>
            <Plus size={18} strokeWidth={1.6} className="flex-none" aria-hidden="true" />
            <span>{t(option.label ? "picker.makeAs" : "picker.make", { word, kind: option.label })}</span>
          </>
        )}
      </div>
    </>
  );
}
