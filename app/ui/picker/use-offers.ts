import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import type { Made, Offered } from "./offer";

const TYPING_PAUSE = 150;

/** Looks records up as one types, and makes one that is not there yet. @param from the address that answers both */
export function useOffers(from: string) {
  const { load, data: answer, state } = useFetcher<Offered>();
  const { submit, data: made, state: making } = useFetcher<Made>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = useCallback(
    (search: string, pause = TYPING_PAUSE) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => load(`${from}?search=${encodeURIComponent(search.trim())}`), pause);
    },
    [load, from],
  );
  const make = (name: string, kind: string, unit = "") =>
    submit({ name, kind, unit, _key: crypto.randomUUID() }, { method: "post", action: from });
  return { ask, answer, isAsking: state !== "idle", make, made, isMaking: making !== "idle" };
}
