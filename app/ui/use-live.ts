import { type RefObject, useEffect, useRef, useState } from "react";
import { useAnswer } from "./use-answer";

const TYPING_PAUSE = 300;

/**
 * Asks, while one types, what the form being filled in would come to.
 * @param around holds the form
 * @param action the address that answers; null when it cannot be told yet
 * @param more fields the form does not ask for; with them, or when `atOnce` is set, it is asked before anything is typed
 */
export function useLive<Answer>(around: RefObject<HTMLElement>, action: string, more?: Record<string, string>, atOnce = !!more) {
  const { ask, answer, isBusy } = useAnswer<Answer | null>();
  const [last, setLast] = useState<NonNullable<Answer> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const extra = JSON.stringify(more ?? {});
  useEffect(() => {
    if (answer) setLast(answer);
  }, [answer]);
  useEffect(() => {
    const form = around.current?.querySelector("form");
    if (!form) return;
    const look = () => {
      const texts = new FormData(form);
      for (const [name, value] of Object.entries(JSON.parse(extra) as Record<string, string>)) texts.set(name, value);
      void ask(action, texts);
    };
    const soon = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(look, TYPING_PAUSE);
    };
    if (atOnce) look();
    form.addEventListener("input", soon);
    return () => {
      clearTimeout(timer.current);
      form.removeEventListener("input", soon);
    };
  }, [around, action, extra, atOnce, ask]);
  return { last, isBusy, isStale: answer === null && !isBusy };
}
