import { Box, Text, useApp, useInput, useStdout } from "ink";
import { useEffect, useState } from "react";
import type { Operation } from "@/worker/core/contract/operation";
import type { CommandContext } from "../command-context";
import { pageText, type Row } from "../output/show";
import { shorten } from "../output/table";
import { canSearch, titleOf, useRecord, useWalk } from "./use-walk";
import type { Walk } from "./walk";

/** Lines around the rows: title, a problem, head of the table and its rule, and the foot, which may need two. */
const AROUND = 7;

interface BrowserProps {
  context: CommandContext;
  list: Operation;
  filters: Row;
  /** Called when the reader leaves with Ctrl-C. */
  onStop: () => void;
}

/** A list to walk through with the keyboard: rows, one record at a time, a search. */
export function Browser({ context, list, filters, onStop }: BrowserProps) {
  const { exit } = useApp();
  const { columns, lines } = useScreen();
  const [walk, happen] = useWalk(context, list, filters, Math.max(3, lines - AROUND));
  const record = useRecord(context, list, walk);
  useInput((input, key) => happen({ type: "key", input, key, canSearch: canSearch(list) }));
  useEffect(() => {
    if (walk.end === "stopped") onStop();
    if (walk.end) exit();
  }, [walk.end, exit, onStop]);

  return (
    <Box flexDirection="column" width={columns}>
      <Text bold>{shorten(titleOf(context, list, walk), columns)}</Text>
      {walk.problem && <Text color="red">{shorten(walk.problem, columns)}</Text>}
      {walk.isOpen ? (
        <Text>
          {record
            ?.split("\n")
            .slice(0, Math.max(3, lines - AROUND))
            .join("\n") ?? context.translator.say("browse.loading")}
        </Text>
      ) : (
        <Rows context={context} list={list} walk={walk} columns={columns} />
      )}
      <Foot context={context} walk={walk} />
    </Box>
  );
}

interface RowsProps {
  context: CommandContext;
  list: Operation;
  walk: Walk;
  columns: number;
}

function Rows({ context: { translator }, list, walk: { page, row, problem }, columns }: RowsProps) {
  const { say } = translator;
  if (!page) return <Text dimColor>{problem ? "" : say("browse.loading")}</Text>;
  const { items } = page;
  if (!items.length) return <Text dimColor>{say("browse.none")}</Text>;
  const [head = "", rule = "", ...rows] = pageText(list, page, translator, columns - 2).text.split("\n");
  return (
    <>
      <Text dimColor>{shorten(`  ${head}`, columns)}</Text>
      <Text dimColor>{shorten(`  ${rule}`, columns)}</Text>
      {rows.map((text, place) => (
        <Text key={String(items[place]?.id ?? text)} inverse={place === row}>
          {shorten(`${place === row ? "›" : " "} ${text}`, columns)}
        </Text>
      ))}
    </>
  );
}

function Foot({ context: { translator }, walk: { page, typed, isOpen, isWaiting, trail } }: { context: CommandContext; walk: Walk }) {
  const { say } = translator;
  if (typed !== null) return <Text>{`${say("browse.search")}${typed}▏`}</Text>;
  if (isOpen) return <Text dimColor>{say("browse.recordKeys")}</Text>;
  const shown = page?.items.length ?? 0;
  const count = say("browse.count", { shown, total: Math.max(shown, page?.total ?? 0) });
  const place = isWaiting ? say("browse.loading") : say("browse.page", { number: trail.length + 1 });
  return <Text dimColor>{[count, place, say("browse.keys")].join(" · ")}</Text>;
}

/** The size of the screen, as it is now. */
function useScreen() {
  const { stdout } = useStdout();
  const measure = () => ({ columns: stdout.columns ?? 80, lines: stdout.rows ?? 24 });
  const [size, setSize] = useState(measure);
  useEffect(() => {
    const resized = () => setSize({ columns: stdout.columns ?? 80, lines: stdout.rows ?? 24 });
    stdout.on("resize", resized);
    return () => void stdout.off("resize", resized);
  }, [stdout]);
  return size;
}
