import { type ReactElement, cloneElement, useEffect, useId, useRef, useState } from "react";

const DELAY = 700;
/** Moving from one tip to the next within this time shows it at once. */
const SKIP = 300;
let lastHidden = 0;

/** A word of help beside what it explains, on hover and on focus. The sidebar shows it without delay. */
export function Tooltip({ text, delay = DELAY, children }: { text: string; delay?: number; children: ReactElement }) {
  const id = useId();
  const [place, setPlace] = useState<{ top: number; left: number } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (element: Element) => {
    const wait = Date.now() - lastHidden < SKIP ? 0 : delay;
    timer.current = setTimeout(() => {
      const { right, top, height } = element.getBoundingClientRect();
      const left = Math.min(right + 8, window.innerWidth - 120);
      setPlace({ left, top: top + height / 2 - 12 });
    }, wait);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (place) lastHidden = Date.now();
    setPlace(null);
  };
  const described = cloneElement(children, {
    "aria-describedby": place ? id : undefined,
    onPointerEnter: (event: React.PointerEvent) => event.pointerType === "mouse" && show(event.currentTarget),
    onPointerLeave: hide,
    onFocus: (event: React.FocusEvent) => event.currentTarget.matches(":focus-visible") && show(event.currentTarget),
    onBlur: hide,
    onKeyDown: (event: React.KeyboardEvent) => event.key === "Escape" && hide(),
  });
  return (
    <>
      {described}
      {place && (
        <span id={id} role="tooltip" className="tip" style={place}>
          {text}
        </span>
      )}
    </>
  );
}
