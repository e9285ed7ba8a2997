import { Box, Text, useInput } from "ink";
import { useEffect, useState } from "react";
import { coerce } from "@/worker/core/contract/coerce";
import { nameOf } from "@/worker/core/contract/operation";
import type { OperationOutline } from "../catalogue/outline";
import type { CommandContext } from "../command-context";
import { mustConfirm } from "../confirm";
import { numbersRead } from "../english-numbers";
import { isYes } from "../is-yes";
import { Stop } from "../exit-codes";
import { describe } from "../flags";
import type { Row } from "../output/show";
import { shorten } from "../output/table";
import { moduleOf } from "../registry";
import { callNamed } from "../run-operation";
import { useNow } from "./use-now";

interface ActionsProps {
  context: CommandContext;
  /** An operation of the record's module that shows it, and so says what can be done with it now. */
  show: OperationOutline;
  /** The records that it is done to, one after the other. */
  ids: string[];
  columns: number;
  /** @param done what happened, in words; null when nothing did */
  onLeave: (done: string | null) => void;
}

/** What can be done with records now, with all of them: one thing is chosen, its fields are asked for one by one, and it is done. */
export function Actions({ context, show, ids, columns, onLeave }: ActionsProps) {
  const { say } = context.translator;
  const { moves, problem } = useMoves(context, show, ids);
  const row = useNow(0);
  const [chosen, setChosen] = useState<OperationOutline | null>(null);
  const words = context.translator.of(nameOf(show).module).operations;
  useInput(
    (_, key) => {
      if (key.escape || key.leftArrow) return onLeave(null);
      if (key.downArrow) return row.set(Math.min(row.now + 1, Math.max(0, (moves?.length ?? 0) - 1)));
      if (key.upArrow) return row.set(Math.max(0, row.now - 1));
      if (key.return) setChosen(moves?.[row.now] ?? null);
    },
    { isActive: !chosen },
  );
  if (chosen) return <Form context={context} operation={chosen} ids={ids} columns={columns} onLeave={onLeave} />;
  return (
    <Box flexDirection="column">
      {problem && <Text color="red">{shorten(problem, columns)}</Text>}
      {!moves && !problem && <Text dimColor>{say("browse.loading")}</Text>}
      {moves?.length === 0 && <Text dimColor>{say("actions.none")}</Text>}
      {moves?.map((operation, place) => (
        <Text key={operation.id} inverse={place === row.now}>
          {shorten(`${place === row.now ? "›" : " "} ${words[nameOf(operation).verb]?.title ?? operation.id}`, columns)}
        </Text>
      ))}
      <Text dimColor>{say("actions.keys")}</Text>
    </Box>
  );
}

/** The commands that the state of each record allows, as it says itself; where it says none, all that act on one record. */
function useMoves({ client }: CommandContext, show: OperationOutline, ids: string[]) {
  const [moves, setMoves] = useState<OperationOutline[] | null>(null);
  const [problem, setProblem] = useState("");
  const key = ids.join(" ");
  useEffect(() => {
    const operations = moduleOf(nameOf(show).module)?.operations ?? {};
    const onOne = Object.values(operations).filter(({ kind, input }) => kind === "command" && "id" in input.shape);
    const named = key.split(" ");
    Promise.all(named.map((id) => client.call<{ moves?: string[] }>(show, { id }))).then(
      (records) => setMoves(onOne.filter(({ id }) => records.every(({ moves: verbs }) => verbs?.includes(nameOf({ id }).verb) ?? true))),
      (error: Error) => setProblem(error.message),
    );
  }, [client, show, key]);
  return { moves, problem };
}

interface FormProps extends Omit<ActionsProps, "show"> {
  operation: OperationOutline;
}

/** The fields of a command, one line each; what may be left out is passed over with Enter. */
function Form({ context, operation, ids, columns, onLeave }: FormProps) {
  const { translator } = context;
  const { say } = translator;
  const fields = Object.entries(operation.input.shape).filter(([field]) => field !== "id" && field !== "version");
  /** Nothing is asked for below a form. */
  const onScreen = { ...context, terminal: { ...context.terminal, isInteractive: false } };
  const mustAsk = mustConfirm(operation);
  const answers = useNow<Record<string, string>>({});
  const typed = useNow("");
  /** How many records it was done to: after a refusal it goes on with the one that was refused. */
  const count = useNow(0);
  const [problem, setProblem] = useState<string[]>([]);
  const { title = operation.id, done = title } = translator.of(nameOf(operation).module).operations[nameOf(operation).verb] ?? {};
  const place = Object.keys(answers.now).length;
  const [field, shape] = fields[place] ?? [];
  const isAsking = !field && mustAsk;

  async function run(values: Record<string, string>): Promise<void> {
    const filled = Object.entries(values).filter(([, value]) => value !== "");
    try {
      for (; count.now < ids.length; count.set(count.now + 1)) {
        const read = numbersRead(operation.input.shape, Object.fromEntries(filled), translator);
        const input = { ...coerce(operation.input.shape, read), id: ids[count.now] };
        await callNamed(onScreen, operation, input as Row, {});
      }
      onLeave(ids.length > 1 ? say("actions.doneMany", { done, count: ids.length }) : done);
    } catch (error) {
      const before = count.now ? [say("actions.doneBefore", { count: count.now })] : [];
      setProblem([...before, (error as Error).message, ...(error instanceof Stop ? error.lines : [])]);
      answers.set({});
    }
  }
  // A command that asks for nothing is done at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is chosen
  useEffect(() => {
    if (!fields.length && !mustAsk) void run({});
  }, []);
  const enter = () => {
    const text = typed.now.trim();
    if (isAsking && !isYes(text, say("confirm.yes"))) return onLeave(null);
    if (isAsking) return void run(answers.now);
    if (!field || (!text && shape && !shape.isOptional)) return;
    typed.set("");
    answers.set({ ...answers.now, [field]: text });
    if (place + 1 === fields.length && !mustAsk) void run(answers.now);
  };
  useInput((input, key) => {
    if (key.escape) return onLeave(null);
    if (key.return) return enter();
    if (key.backspace || key.delete) return typed.set([...typed.now].slice(0, -1).join(""));
    if (!key.ctrl && !key.meta && !/\p{C}/u.test(input)) typed.set(typed.now + input);
  });
  return (
    <Box flexDirection="column">
      <Text color="yellow">{title}</Text>
      {problem.map((line) => (
        <Text key={line} color="red">
          {shorten(line, columns)}
        </Text>
      ))}
      {Object.entries(answers.now).map(([name, value]) => (
        <Text key={name} dimColor>
          {shorten(`${translator.of(nameOf(operation).module).fields[name] ?? name}  ${value || "—"}`, columns)}
        </Text>
      ))}
      {field && shape && <Text>{shorten(describe(operation, field, shape, translator), columns)}</Text>}
      {(field || isAsking) && (
        <Text>{`${isAsking ? say("confirm.irreversible", { title: ids.length > 1 ? `${title} (${ids.length})` : title }) : "> "}${typed.now}▏`}</Text>
      )}
      <Text dimColor>{say("actions.formKeys")}</Text>
    </Box>
  );
}
