import { Box, Text, useInput } from "ink";
import { useEffect, useState } from "react";
import type { OperationOutline } from "../catalogue/outline";
import { recordText } from "../output/record";
import { readAnswer, type Row } from "../output/show";
import { shorten } from "../output/table";
import type { PlaceProps } from "./places";
import { useNow } from "./use-now";
import { useScreen } from "./use-screen";

interface RecordViewProps extends PlaceProps {
  show: OperationOutline;
  id: string;
  title: string;
}

/** One record in full, scrolled by lines and pages. */
export function RecordView({ context, show, id, title, onLeave }: RecordViewProps) {
  const { client, translator } = context;
  const { columns, lines } = useScreen();
  const [text, setText] = useState<string | null>(null);
  const top = useNow(0);
  useEffect(() => {
    let isWanted = true;
    client
      .call(show, { id })
      .then((answer) => recordText(show, readAnswer(show, answer) as Row, translator, columns))
      .catch((error: Error) => error.message)
      .then((shown) => isWanted && setText(shown));
    return () => {
      isWanted = false;
    };
  }, [client, translator, show, id, columns]);
  const all = text?.split("\n") ?? [];
  const room = Math.max(3, lines - 3);
  const last = Math.max(0, all.length - room);
  useInput((input, key) => {
    if (key.ctrl && input === "c") return onLeave("stopped");
    if (input === "q" || key.escape || key.leftArrow) return onLeave("left");
    const by =
      key.downArrow || input === "j"
        ? 1
        : key.upArrow || input === "k"
          ? -1
          : key.pageDown || input === " "
            ? room
            : key.pageUp
              ? -room
              : 0;
    top.set(Math.max(0, Math.min(last, top.now + by)));
  });
  const shown = all.slice(Math.min(top.now, last), Math.min(top.now, last) + room).map((line) => shorten(line, columns) || " ");
  return (
    <Box flexDirection="column" width={columns}>
      <Text bold>{shorten(title, columns)}</Text>
      <Text>{shown.join("\n") || translator.say("browse.loading")}</Text>
      <Text dimColor>{translator.say("browse.recordKeys", { leave: translator.say("browse.back") })}</Text>
    </Box>
  );
}
