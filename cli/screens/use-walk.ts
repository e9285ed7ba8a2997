import { useEffect, useReducer, useState } from "react";
import { nameOf } from "@/worker/core/contract/operation";
import { fieldLabel } from "@/worker/core/text/format-value";
import type { OperationOutline } from "../catalogue/outline";
import type { CommandContext } from "../command-context";
import { recordText } from "../output/record";
import { formatOf, type Page, readAnswer, type Row, textOf } from "../output/show";
import { showOf } from "../call-named";
import { startOf, step, type Walk } from "./walk";

/**
 * A walk through a list: whenever the reader asks for another page, it is fetched.
 * @param filters flags of the list
 * @param times how often something was done to its records: it is read again each time
 */
export function useWalk({ client }: CommandContext, list: OperationOutline, filters: Row, rows: number, times = 0) {
  const [walk, happen] = useReducer(step, filters.search as string | undefined, startOf);
  const { search, trail, narrowed } = walk;
  const limit = Math.min(rows, 100);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was done changes the rows
  useEffect(() => {
    let isWanted = true;
    happen({ type: "asked" });
    const paging = { ...("limit" in list.input.shape && { limit }), ...("cursor" in list.input.shape && { cursor: trail.at(-1) }) };
    client.call(list, { ...filters, ...narrowed, search, ...paging }).then(
      (answer) => isWanted && happen({ type: "page", page: readAnswer(list, answer) as Page }),
      (error: Error) => isWanted && happen({ type: "problem", message: error.message }),
    );
    return () => {
      isWanted = false;
    };
  }, [client, list, filters, narrowed, search, trail, limit, times]);
  return [walk, happen] as const;
}

/** The chosen record in full, as lines, once it is open; what the list says of it where the module shows no more. */
export function useRecord(
  { client, translator }: CommandContext,
  list: OperationOutline,
  { page, row, isOpen }: Walk,
  screen: number,
): string | null {
  const [text, setText] = useState<string | null>(null);
  const chosen = isOpen ? page?.items[row] : undefined;
  useEffect(() => {
    let isWanted = true;
    setText(null);
    if (!chosen) return;
    const show = showOf(list);
    const summary = () => recordText(list, chosen, translator, screen);
    if (!show || !("id" in show.input.shape)) return setText(summary());
    client
      .call(show, { id: chosen.id })
      .then((answer) => recordText(show, readAnswer(show, answer) as Row, translator, screen), summary)
      .then((recordLines) => isWanted && setText(recordLines));
    return () => {
      isWanted = false;
    };
  }, [client, translator, list, chosen, screen]);
  return text;
}

/** Whether a list can be searched. */
export const canSearch = (list: OperationOutline): boolean => "search" in list.input.shape;

/** What a list is called, what was looked for in it, and what it is narrowed to. */
export function titleOf({ translator }: CommandContext, list: OperationOutline, { search, narrowed }: Walk): string {
  const { title } = translator.of(nameOf(list).module);
  const format = formatOf(list, translator);
  const facts = Object.entries(narrowed).flatMap(([field, value]) => {
    const shape = list.input.shape[field];
    return shape ? [`${fieldLabel(format, field)} : ${textOf(shape, field, value, format)}`] : [];
  });
  return [search ? translator.say("browse.found", { title, search }) : title, ...facts].join(" · ");
}
