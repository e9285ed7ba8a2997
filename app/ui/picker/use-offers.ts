import { useCallback, useEffect, useRef } from "react";
import { useAnswer } from "../use-answer";
import type { Made, Offered } from "./offer";

const TYPING_PAUSE = 150;

/** Looks records up as one types, and makes one that is not there yet. @param from the address that answers both */
export function useOffers(from: string) {
  const { ask: load, answer, isBusy: isAsking } = useAnswer<Offered>();
  const { ask: submit, answer: made, isBusy: isMaking } = useAnswer<Made>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = useCallback(
    (search: string, pause = TYPING_PAUSE) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => void load(`${from}${from.includes("?") ? "&" : "?"}search=${encodeURIComponent(search.trim())}`),
        pause,
      );
    },
    [load, from],
  );
  const make = (name: string, kind: string, unit = "") => submit(from, Object.entries({ name, kind, unit, _key: crypto.randomUUID() }));
  return { ask, answer, isAsking, make, made, isMaking };
}
