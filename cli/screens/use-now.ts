import { useReducer, useRef } from "react";

/** A value on the screen that each key finds as the one before left it, however fast they come. */
export function useNow<T>(first: T) {
  const value = useRef(first);
  const [, draw] = useReducer((times: number) => times + 1, 0);
  return {
    get now() {
      return value.current;
    },
    set(next: T) {
      value.current = next;
      draw();
    },
  };
}
