import { Box, Text, useInput } from "ink";
import { useState } from "react";
import type { Answer } from "../ask";
import { isYes } from "../is-yes";
import { linesOf } from "../output/record";
import { shorten } from "../output/table";
import type { PlaceProps } from "./places";
import { useNow } from "./use-now";
import { useScreen } from "./use-screen";

/** One turn of the conversation. */
interface Turn {
  who: "person" | "assistant";
  text: string;
}

/** The assistant: one asks, it answers; what it proposes is done after a yes. */
export function Chat({ context, onLeave }: PlaceProps) {
  const { client, translator } = context;
  const { say } = translator;
  const { columns, lines } = useScreen();
  const [turns, setTurns] = useState<Turn[]>([]);
  const typed = useNow("");
  const [proposal, setProposal] = useState<{ id: string; title: string } | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  /** What has come so far of an answer. */
  const soFar = useNow("");
  const add = (who: Turn["who"], text: string) => setTurns((before) => [...before, { who, text }]);

  async function send(body: Record<string, unknown>): Promise<void> {
    setWaiting(true);
    try {
      const { response, proposals = [] } = await client.ask<Answer>(body, (text) => soFar.set(soFar.now + text));
      const [first] = proposals;
      add("assistant", [response, first?.summary].filter(Boolean).join("\n"));
      setProposal(first ?? null);
    } catch (error) {
      add("assistant", (error as Error).message);
    }
    soFar.set("");
    setWaiting(false);
  }
  function enter(): void {
    const message = typed.now.trim();
    if (!message || isWaiting) return;
    typed.set("");
    add("person", message);
    if (!proposal) return void send({ message, context: {} });
    setProposal(null);
    if (isYes(message, say("confirm.yes"))) return void send({ confirm: proposal.id });
    add("assistant", say("ask.dropped"));
  }
  useInput((input, key) => {
    if (key.ctrl && input === "c") return onLeave("stopped");
    if (key.escape) return onLeave("left");
    if (key.return) return enter();
    if (key.backspace || key.delete) return typed.set([...typed.now].slice(0, -1).join(""));
    if (!key.ctrl && !key.meta && !/\p{C}/u.test(input)) typed.set(typed.now + input);
  });

  const shownTurns = soFar.now ? [...turns, { who: "assistant" as const, text: soFar.now }] : turns;
  const all = shownTurns
    .flatMap(({ who, text }) => linesOf(text, columns - 2).map((line) => ({ who, line })))
    .map((line, number) => ({ ...line, number }));
  const shown = all.slice(-Math.max(3, lines - 4));
  return (
    <Box flexDirection="column" width={columns}>
      <Text bold>{say("home.chat")}</Text>
      {shown.map(({ who, line, number }) => (
        <Text key={number} color={who === "person" ? "cyan" : undefined}>
          {`${who === "person" ? "› " : "  "}${line}`}
        </Text>
      ))}
      {isWaiting && !soFar.now && <Text dimColor>{say("browse.loading")}</Text>}
      <Text>{shorten(`${proposal ? say("ask.confirm", { title: proposal.title }) : "> "}${typed.now}▏`, columns)}</Text>
      <Text dimColor>{say("home.chatKeys")}</Text>
    </Box>
  );
}
