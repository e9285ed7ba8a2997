import { Box, type Key, Text, useInput } from "ink";
import { useEffect, useState } from "react";
import type { OperationOutline } from "../catalogue/outline";
import type { CommandContext } from "../command-context";
import { pageText, type Row } from "../output/show";
import { shorten } from "../output/table";
import { showOf } from "../call-named";
import { Actions } from "./actions";
import { fieldsToNarrow, Narrow } from "./narrow";
import { useScreen } from "./use-screen";
import { canSearch, titleOf, useRecord, useWalk } from "./use-walk";
import type { Walk } from "./walk";

/** Lines around the rows: title, a problem, head of the table, which may need two, its rule, and the foot, which may too. */
const AROUND = 8;

interface BrowserProps {
  context: CommandContext;
  list: OperationOutline;
  filters: Row;
  /** Does leaving it lead back to somewhere? */
  isNested?: boolean;
  /** Called when the reader leaves, on purpose or with Ctrl-C. */
  onLeave: (end: "left" | "stopped") => void;
}

/** A list to walk through with the keyboard: rows, one record at a time, a search. */
export function Browser({ context, list, filters, isNested = false, onLeave }: BrowserProps) {
  const { columns, lines } = useScreen();
  const [done, setDone] = useState({ times: 0, text: "" });
  const [beside, setBeside] = useState<"acting" | "filtering" | "sorting" | "keys" | null>(null);
  const [walk, happen] = useWalk(context, list, filters, Math.max(3, lines - AROUND), done.times);
  const show = showOf(list);
  const chosen = walk.page?.items[walk.row];
  const room = Math.max(3, lines - AROUND + 3);
  const record = useRecord(context, list, walk, columns)?.split("\n");
  // A window that grew may show more than the end.
  const line = Math.min(walk.line, Math.max(0, (record?.length ?? 0) - room));
  const many = walk.picked.length && !walk.isOpen ? walk.picked : chosen ? [chosen] : [];
  const onKey = (input: string, key: Key) => {
    if (input === "m" && walk.typed === null && show && many.length) return setBeside("acting");
    if (input === "f" && walk.typed === null && !walk.isOpen && fieldsToNarrow(list, false).length) return setBeside("filtering");
    if (input === "?" && walk.typed === null) return setBeside("keys");
    if (input === "s" && walk.typed === null && !walk.isOpen && fieldsToNarrow(list, true).length) return setBeside("sorting");
    happen({ type: "key", input, key, canSearch: canSearch(list), record: { lines: record?.length ?? 0, room } });
  };
  useInput(onKey, { isActive: !beside });
  useInput((input, key) => void (key.ctrl && input === "c" && onLeave("stopped")), { isActive: beside !== null });
  useInput(() => setBeside(null), { isActive: beside === "keys" });
  const acted = (text: string | null) => {
    setBeside(null);
    if (text === null) return;
    happen({ type: "acted" });
    setDone(({ times }) => ({ times: times + 1, text }));
  };
  const narrow = (by: Row | null) => {
    setBeside(null);
    if (by) happen({ type: "narrowed", by });
  };
  const { end } = walk;
  useEffect(() => {
    if (end) onLeave(end);
  }, [end, onLeave]);

  return (
    <Box flexDirection="column" width={columns}>
      <Text bold>{shorten(titleOf(context, list, walk), columns)}</Text>
      {walk.problem && <Text color="red">{shorten(walk.problem, columns)}</Text>}
      {done.text && !beside && <Text color="green">{shorten(done.text, columns)}</Text>}
      {beside === "acting" && show ? (
        <Actions context={context} show={show} ids={many.map(({ id }) => String(id))} columns={columns} onLeave={acted} />
      ) : beside === "keys" ? (
        <Text>{`${context.translator.say("browse.help")}\n\n${context.translator.say("home.anyKey")}`}</Text>
      ) : beside === "filtering" || beside === "sorting" ? (
        <Narrow
          context={context}
          list={list}
          columns={columns}
          isSorting={beside === "sorting"}
          narrowed={walk.narrowed}
          lines={room - 2}
          onLeave={narrow}
        />
      ) : walk.isOpen ? (
        <Text>
          {record
            ?.slice(line, line + room)
            .map((text) => shorten(text, columns) || " ")
            .join("\n") ?? context.translator.say("browse.loading")}
        </Text>
      ) : (
        <Rows context={context} list={list} walk={walk} columns={columns} />
      )}
      {!beside && (
        <Foot context={context} list={list} isNested={isNested} walk={walk} rest={Math.max(0, (record?.length ?? 0) - line - room)} />
      )}
    </Box>
  );
}

interface RowsProps {
  context: CommandContext;
  list: OperationOutline;
  walk: Walk;
  columns: number;
}

function Rows({ context: { translator }, list, walk: { page, row, problem, picked }, columns }: RowsProps) {
  const { say } = translator;
  if (!page) return <Text dimColor>{problem ? "" : say("browse.loading")}</Text>;
  const { items } = page;
  if (!items.length) return <Text dimColor>{say("browse.none")}</Text>;
  const isPicked = (place: number) => picked.some(({ id }) => id === items[place]?.id);
  const { head, rule, rows } = pageText(list, page, translator, columns - 2);
  return (
    <>
      {[...head, rule].map((text) => (
        <Text key={text} dimColor>
          {shorten(`  ${text}`, columns)}
        </Text>
      ))}
      {rows.map((text, place) => (
        <Text key={String(items[place]?.id ?? text)} inverse={place === row}>
          {shorten(`${place === row ? "›" : " "}${isPicked(place) ? "✓" : " "}${text}`, columns)}
        </Text>
      ))}
    </>
  );
}

interface FootProps {
  context: CommandContext;
  list: OperationOutline;
  isNested: boolean;
  walk: Walk;
  /** Lines of the record that are below the screen. */
  rest: number;
}

function Foot({ context: { translator }, list, isNested, walk: { page, typed, isOpen, isWaiting, trail, picked }, rest }: FootProps) {
  const { say } = translator;
  const leave = say(isNested ? "browse.back" : "browse.quit");
  if (typed !== null) return <Text>{`${say("browse.search")}${typed}▏`}</Text>;
  if (isOpen)
    return (
      <Text dimColor>
        {[rest > 0 && say("browse.below", { count: rest }), say("browse.recordKeys", { leave })].filter(Boolean).join(" · ")}
      </Text>
    );
  const shown = page?.items.length ?? 0;
  const count = say("browse.count", { shown, total: Math.max(shown, page?.total ?? 0) });
  const place = isWaiting ? say("browse.loading") : say("browse.page", { number: trail.length + 1 });
  const moreKeys = [
    fieldsToNarrow(list, false).length && say("browse.filter"),
    fieldsToNarrow(list, true).length && say("browse.sort"),
    canSearch(list) && say("browse.find"),
  ]
    .filter(Boolean)
    .join("");
  const pickedCount = picked.length && say("browse.picked", { count: picked.length });
  return <Text dimColor>{[count, pickedCount, place, say("browse.keys", { leave, more: moreKeys })].filter(Boolean).join(" · ")}</Text>;
}
