import { Box, Text, useApp, useInput, useStdout } from "ink";
import { useEffect, useState } from "react";
import { nameOf, type Operation } from "@/worker/core/operation";
import type { Desk } from "../desk";
import { pageText, recordText, type Row } from "../output/show";
import { shorten } from "../output/table";
import { usePage } from "./use-page";

/** Lines around the rows: title, head of the table, its rule, and the foot. */
const AROUND = 6;

interface BrowserProps {
  desk: Desk;
  list: Operation;
}

/** A list to walk through with the keyboard: rows, one record at a time, a search. */
export function Browser({ desk, list }: BrowserProps) {
  const { voice } = desk;
  const { exit } = useApp();
  const { columns, lines } = useScreen();
  const { page, problem, ask } = usePage(desk, list, Math.max(3, lines - AROUND));
  const [row, setRow] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState<string | null>(null);
  useEffect(() => {
    if (page) setRow(0);
  }, [page]);

  useInput((input, key) => {
    if (search !== null) return typing(input, key);
    if (input === "q" || (key.ctrl && input === "c")) return exit();
    if (isOpen) {
      if (key.escape || key.return || key.leftArrow) setOpen(false);
      return;
    }
    const last = (page?.items.length ?? 0) - 1;
    if (key.downArrow || input === "j") setRow((now) => Math.min(last, now + 1));
    if (key.upArrow || input === "k") setRow((now) => Math.max(0, now - 1));
    if ((key.return || key.rightArrow) && last >= 0) setOpen(true);
    if (input === "n" && page?.nextCursor) ask({ cursor: page.nextCursor });
    if (input === "p") ask({ cursor: undefined });
    if (input === "/" && "search" in list.input.shape) setSearch("");
  });

  const typing = (input: string, key: { return: boolean; escape: boolean; backspace: boolean; delete: boolean }) => {
    if (key.escape) return setSearch(null);
    if (key.return) {
      ask({ search: search || undefined, cursor: undefined });
      return setSearch(null);
    }
    if (key.backspace || key.delete) return setSearch((now) => (now ?? "").slice(0, -1));
    if (!/\p{C}/u.test(input)) setSearch((now) => (now ?? "") + input);
  };

  const title = voice.of(nameOf(list).module).title;
  return (
    <Box flexDirection="column" width={columns}>
      <Text bold>{title}</Text>
      {problem && <Text color="red">{problem.message}</Text>}
      {isOpen ? (
        <Text>{recordText(list, page?.items[row] as Row, voice)}</Text>
      ) : (
        <Rows desk={desk} list={list} items={page?.items ?? null} chosen={row} columns={columns} />
      )}
      <Foot desk={desk} search={search} isOpen={isOpen} shown={page?.items.length ?? 0} total={page?.total ?? 0} />
    </Box>
  );
}

interface RowsProps extends BrowserProps {
  items: Row[] | null;
  chosen: number;
  columns: number;
}

function Rows({ desk, list, items, chosen, columns }: RowsProps) {
  const { say } = desk.voice;
  if (!items) return <Text dimColor>{say("browse.loading")}</Text>;
  if (!items.length) return <Text dimColor>{say("browse.none")}</Text>;
  const [head = "", rule = "", ...rows] = pageText(list, { items, nextCursor: null }, desk.voice, columns - 2).split("\n");
  return (
    <>
      <Text dimColor>{`  ${head}`}</Text>
      <Text dimColor>{`  ${rule}`}</Text>
      {rows.map((text, place) => (
        <Text key={String(items[place]?.id ?? text)} inverse={place === chosen}>
          {shorten(`${place === chosen ? "›" : " "} ${text}`, columns)}
        </Text>
      ))}
    </>
  );
}

interface FootProps {
  desk: Desk;
  search: string | null;
  isOpen: boolean;
  shown: number;
  total: number;
}

function Foot({ desk, search, isOpen, shown, total }: FootProps) {
  const { say } = desk.voice;
  if (search !== null) return <Text>{`${say("browse.search")}${search}▏`}</Text>;
  const count = isOpen ? "" : `${say("browse.count", { shown, total: Math.max(shown, total) })}   `;
  return <Text dimColor>{`${count}${say(isOpen ? "browse.recordKeys" : "browse.keys")}`}</Text>;
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
