import { useCallback, useEffect, useRef, useState } from "react";

/**
 * Asks an address of the service beside the router. A form sent through the router has the page's own figures read again, and one
 * that is answered while another page is on its way leaves that page empty: what is only a question must do neither.
 */
export function useAnswer<Answer>() {
  const [answer, setAnswer] = useState<Answer>();
  const [isBusy, setBusy] = useState(false);
  const underWay = useRef<AbortController>();
  useEffect(() => () => underWay.current?.abort(), []);
  /** The question before it is dropped. @param fields what is sent; none to read */
  const ask = useCallback(async (address: string, fields?: Iterable<[string, FormDataEntryValue]>) => {
    underWay.current?.abort();
    const own = new AbortController();
    underWay.current = own;
    setBusy(true);
    const body = fields && new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
    try {
      const response = await fetch(address, { method: body ? "POST" : "GET", body, signal: own.signal });
      // A refusal is no answer: whoever is signed out, say, hears of it when the form is sent.
      if (response.ok) setAnswer((await response.json()) as Answer);
    } catch {
      // Nobody answers, or nobody waits any more: the last answer stands.
    }
    if (underWay.current === own) setBusy(false);
  }, []);
  return { ask, answer, isBusy };
}
