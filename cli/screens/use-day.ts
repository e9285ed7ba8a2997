import { useCallback, useEffect, useState } from "react";
import type { BriefKind } from "@/worker/modules/business/dashboard/status";
import type { CommandContext } from "../command-context";
import type { Row } from "../output/show";
import { operationOf } from "../registry";

/** A matter of the day, in the exchange form. */
export interface BriefLine {
  kind: BriefKind;
  text: string;
  names: string[];
  path: string;
}

/** What the first screen shows, in the exchange form. */
export interface Day {
  name: string;
  kpis: Row;
  brief: { day: string; items: BriefLine[] };
  activity: { items: { id: string; at: string; who: string; what: string; name: string }[] };
}

/** Seconds between two looks. */
const EVERY = 10;
/** Lines of what was done last: more than any screen has room for. */
const LATEST = 30;

/** The day as it is now, read again every few seconds. */
export function useDay({ client, translator: { language } }: CommandContext) {
  const [day, setDay] = useState<Day | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [look, setLook] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another look reads it again
  useEffect(() => {
    let isWanted = true;
    const ask = async <T>(module: string, verb: string, input: Row = {}) =>
      client.call<T>(await operationOf(module, verb, language), input);
    Promise.all([
      ask<{ company: string | null }>("account", "show"),
      ask<Row>("dashboard", "kpis"),
      ask<Day["brief"]>("dashboard", "brief"),
      ask<Day["activity"]>("dashboard", "activity", { limit: LATEST }),
    ]).then(
      ([{ company }, kpis, brief, activity]) => {
        if (!isWanted) return;
        setDay({ name: company ?? "", kpis, brief, activity });
        setProblem(null);
      },
      (error: Error) => isWanted && setProblem(error.message),
    );
    const again = setTimeout(() => isWanted && setLook((number) => number + 1), EVERY * 1_000);
    return () => {
      isWanted = false;
      clearTimeout(again);
    };
  }, [client, language, look]);
  const refresh = useCallback(() => setLook((number) => number + 1), []);
  return { day, problem, refresh };
}
