import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Signature } from "@/worker/modules/papers/signatures/contract";
import { WHOLE } from "@/worker/modules/papers/signatures/status";

export type PlacedField = Signature["fields"][number] & { key: string };

interface FieldBoxProps {
  field: PlacedField;
  /** Whose it is. */
  name: string;
  isChosen: boolean;
  choose(): void;
  change(part: Partial<PlacedField>): void;
  remove(): void;
}

/** The least side of a field, and how far an arrow key moves it. */
const LEAST = 200;
const STEP = 50;

/** A field on its page: dragged, made larger by its corner, or moved by arrow keys; Delete removes it. */
export function FieldBox({ field, name, isChosen, choose, change, remove }: FieldBoxProps) {
  const { t } = useWords("pages/signatures");
  const begin = useRef<{ x: number; y: number; field: PlacedField; isCorner: boolean } | null>(null);
  const kind = t(`signatures:values.kind.${field.kind}`);

  const press = (event: PointerEvent<HTMLButtonElement>) => {
    const isCorner = (event.target as HTMLElement).dataset.corner !== undefined;
    begin.current = { x: event.clientX, y: event.clientY, field, isCorner };
    event.currentTarget.setPointerCapture(event.pointerId);
    choose();
  };
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    const page = event.currentTarget.closest("figure")?.getBoundingClientRect();
    if (!begin.current || !page) return;
    const { x, y, field: start, isCorner } = begin.current;
    const right = Math.round(((event.clientX - x) / page.width) * WHOLE);
    const down = Math.round(((event.clientY - y) / page.height) * WHOLE);
    change(isCorner ? sized(start, right, down) : moved(start, right, down));
  };
  const type = (event: KeyboardEvent) => {
    const steps: Record<string, [number, number]> = {
      ArrowLeft: [-STEP, 0],
      ArrowRight: [STEP, 0],
      ArrowUp: [0, -STEP],
      ArrowDown: [0, STEP],
    };
    const step = steps[event.key];
    if (event.key === "Delete" || event.key === "Backspace") remove();
    else if (step) change(event.shiftKey ? sized(field, ...step) : moved(field, ...step));
    else return;
    event.preventDefault();
  };
  const percent = (part: number) => `${part / 100}%`;
  return (
    <button
      type="button"
      className={`absolute flex touch-none items-center justify-center overflow-hidden rounded-selector border-2 bg-primary/10 px-1 text-[0.7rem] leading-tight text-neutral ${isChosen ? "border-primary" : "border-primary/50 border-dashed"}`}
      style={{
        left: percent(field.left),
        top: percent(field.top),
        width: percent(field.width),
        height: percent(field.height),
        color: "#2b211b",
      }}
      aria-pressed={isChosen}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={() => {
        begin.current = null;
      }}
      onFocus={choose}
      onKeyDown={type}
    >
      <span className="pointer-events-none truncate">{t("fieldOf", { kind: field.label || kind, name })}</span>
      <span data-corner="" aria-hidden="true" className="absolute right-0 bottom-0 size-3 cursor-nwse-resize bg-primary" />
    </button>
  );
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

function moved(field: PlacedField, right: number, down: number): Partial<PlacedField> {
  return { left: within(field.left + right, 0, WHOLE - field.width), top: within(field.top + down, 0, WHOLE - field.height) };
}

function sized(field: PlacedField, right: number, down: number): Partial<PlacedField> {
  return { width: within(field.width + right, LEAST, WHOLE - field.left), height: within(field.height + down, LEAST, WHOLE - field.top) };
}
