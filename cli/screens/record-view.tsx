import { Box, Text, useInput } from "ink";
import { useEffect, useState } from "react";
import type { OperationOutline } from "../catalogue/outline";
import { recordText } from "../output/record";
import { readAnswer, type Row } from "../output/show";
import { shorten } from "../output/table";
import { Actions } from "./actions";
import type { PlaceProps } from "./places";
import { useNow } from "./use-now";
import { useScreen } from "./use-screen";

interface RecordViewProps extends PlaceProps {
  show: OperationOutline;
  id: string;
  title: string;
}

/** One record in full, scrolled by lines and pages; what can be done with it is done here, as in its list. */
export function RecordView({ context, show, id, title, onLeave }: RecordViewProps) {
  const { client, translator } = context;
  const { columns, lines } = useScreen();
  const [text, setText] = useState<string | null>(null);
  const [isActing, setIsActing] = useState(false);
  const [done, setDone] = useState({ times: 0, text: "" });
  const top = useNow(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was done changes the record
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
  }, [client, translator, show, id, columns, done.times]);
  const all = text?.split("\n") ?? [];
  const room = Math.max(3, lines - (done.text ? 4 : 3));
  const last = Math.max(0, all.length - room);
  useInput((input, key) => {
    if (key.ctrl && input === "c") return onLeave("stopped");
    if (isActing) return;
    if (input === "m" && "id" in show.input.shape) return setIsActing(true);
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
  const acted = (happened: string | null) => {
    setIsActing(false);
    if (happened !== null) setDone(({ times }) => ({ times: times + 1, text: happened }));
  };
  const shown = all.slice(Math.min(top.now, last), Math.min(top.now, last) + room).map((line) => shorten(line, columns) || " ");
  return (
    <Box flexDirection="column" width={columns}>
      <Text bold>{shorten(title, columns)}</Text>
      {isActing ? (
        <Actions context={context} show={show} ids={[id]} columns={columns} onLeave={acted} />
      ) : (
        <>
          {done.text && <Text color="green">{shorten(done.text, columns)}</Text>}
          <Text>{shown.join("\n") || translator.say("browse.loading")}</Text>
          <Text dimColor>{translator.say("browse.recordKeys", { leave: translator.say("browse.back") })}</Text>
        </>
      )}
    </Box>
  );
}
