import type { CommandContext } from "./command-context";
import type { Options } from "./complete";
import { exitCodes, Stop } from "./exit-codes";
import { isYes } from "./is-yes";
import { printJson, wantsJson } from "./output/json";

/** What the assistant answers, and what it proposes to do. */
export interface Answer {
  response: string;
  proposals?: { id: string; title: string; summary: string }[];
  isUnanswered?: true;
  /** Some words were not understood, and are left out. */
  isPartial?: true;
  /** What it asks back: which of these is meant. */
  choices?: { label: string; message: string }[];
}

/** Puts a question to the assistant; what it proposes is done only after a yes. @throws Stop, once it is written, where the answer is that it is none */
export async function ask(
  { client, terminal, translator }: CommandContext,
  message: string,
  options: Pick<Options, "json" | "jq" | "columns">,
): Promise<void> {
  const { say } = translator;
  const isShown = terminal.isInteractive && !wantsJson(options);
  let soFar = "";
  const hear = (text: string) => {
    soFar += text;
    if (isShown) terminal.bytes(text);
  };
  const answer = await client.ask<Answer>({ message, context: {} }, hear);
  const end = () => {
    if (answer.isUnanswered || answer.choices?.length) throw new Stop("", exitCodes.notUnderstood);
    if (answer.isPartial) throw new Stop("", exitCodes.partlyUnderstood);
  };
  if (wantsJson(options)) {
    await printJson(terminal, answer, options);
    return end();
  }
  if (isShown && soFar) terminal.out("");
  // What came in pieces may be corrected by the whole: then the whole is said.
  if (!isShown || soFar.trim() !== answer.response.trim()) terminal.out(answer.response);
  // What a page shows as buttons is typed here.
  for (const { label, message: meant } of answer.choices ?? [])
    if (!answer.response.includes(label)) terminal.out(say("ask.choice", { label, message: meant }));
  let isDropped = false;
  for (const { id, title, summary } of answer.proposals ?? []) {
    // Without somebody who agrees, what it would be stands in words too.
    terminal.aside(terminal.isInteractive ? summary : [title, summary].filter(Boolean).join("\n"));
    const isAgreed = terminal.isInteractive && isYes(await terminal.ask(say("ask.confirm", { title })), say("confirm.yes"));
    if (isAgreed) terminal.out((await client.ask<Answer>({ confirm: id })).response);
    isDropped ||= !isAgreed;
  }
  if (isDropped) throw new Stop(say("ask.dropped"), exitCodes.declined);
  end();
}
