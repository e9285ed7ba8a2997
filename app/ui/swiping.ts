/** Pushed so far, in pixels, a row stays open and shows what stands behind it; `ACTS` further, that is done at once. */
const OPENS = 40;
const ACTS = 190;
/** A finger that has gone less far has not chosen its way. */
const SLACK = 8;

/** Follows a finger that pushes a row to the left. Answers how to stop. */
export function listen(table: HTMLTableElement): () => void {
  let row: HTMLElement | null = null;
  let began = 0;
  let moved = 0;

  const close = (except: HTMLElement | null) => {
    for (const open of table.querySelectorAll<HTMLElement>("tr[data-swiped]")) if (open !== except) open.removeAttribute("data-swiped");
  };
  const start = ({ target, pointerType, clientX }: PointerEvent) => {
    const pressed = (target as Element).closest<HTMLElement>("tr");
    const behind = pressed?.querySelector<HTMLElement>(".swipe");
    close(pressed);
    if (pointerType === "mouse" || !pressed || !behind) return;
    row = pressed;
    began = clientX + (pressed.hasAttribute("data-swiped") ? behind.offsetWidth : 0);
    moved = 0;
  };
  const move = ({ clientX }: PointerEvent) => {
    if (!row) return;
    moved = Math.min(0, clientX - began);
    if (!row.hasAttribute("data-moving") && Math.abs(clientX - began) < SLACK) return;
    row.setAttribute("data-moving", moved < -ACTS ? "acts" : "");
    row.style.translate = `${moved}px`;
  };
  const end = ({ type }: PointerEvent) => {
    if (!row) return;
    const wasMoving = row.hasAttribute("data-moving");
    row.removeAttribute("data-moving");
    row.style.translate = "";
    if (wasMoving && type === "pointerup") {
      row.toggleAttribute("data-swiped", moved < -OPENS);
      if (moved < -ACTS) row.querySelector<HTMLElement>(".swipe")?.click();
    }
    row = null;
  };

  const stop = new AbortController();
  table.addEventListener("pointerdown", start, stop);
  table.addEventListener("pointermove", move, stop);
  table.addEventListener("pointerup", end, stop);
  table.addEventListener("pointercancel", end, stop);
  return () => stop.abort();
}
