import { Box, Text, useInput } from "ink";
import { useEffect, useState } from "react";
import { coerce } from "@/worker/core/contract/coerce";
import { nameOf } from "@/worker/core/contract/operation";
import type { OperationOutline } from "../catalogue/outline";
import type { CommandContext } from "../command-context";
import { mustConfirm } from "../confirm";
import { answerRead } from "../ask-missing";
import { isYes } from "../is-yes";
import { Stop } from "../exit-codes";
import { choicesOf, questionOf } from "../flags";
import { afterKey, type Choice, matching, type Picking, pickingText } from "../pick";
import type { Row } from "../output/show";
import { NOTHING, shorten } from "../output/table";
import { moduleOf } from "../registry";
import { callNamed } from "../call-named";
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

/** Keys as a terminal sends them. */
const [UP, DOWN, ERASE] = ["\u001b[A", "\u001b[B", "\u007f"];

interface FormProps extends Omit<ActionsProps, "show"> {
  operation: OperationOutline;
}

/** What is left of a problem on a screen: its lines. */
const linesOfProblem = (error: unknown): string[] => [(error as Error).message, ...(error instanceof Stop ? error.lines : [])];

/**
 * The fields of a command, one line each: one of several is picked, an answer that cannot be is told at once, and what may be left
 * out is passed over with Enter. After a refusal the answers stand where they stood.
 */
function Form({ context, operation, ids, columns, onLeave }: FormProps) {
  const { translator } = context;
  const { say, of } = translator;
  const fields = Object.entries(operation.input.shape).filter(([field]) => field !== "id" && field !== "version");
  /** Nothing is asked for below a form. */
  const onScreen = { ...context, terminal: { ...context.terminal, isInteractive: false } };
  const mustAsk = mustConfirm(operation);
  /** What each field was answered, as it was typed and as it is sent. */
  const answers = useNow<Record<string, { typed: string; sent: string }>>({});
  const picking = useNow<Picking>({ typed: "", row: 0 });
  const place = useNow(0);
  const isBusy = useNow(false);
  /** How many records it was done to: after a refusal it goes on with the one that was refused. */
  const count = useNow(0);
  const [problem, setProblem] = useState<string[]>([]);
  const { module, verb } = nameOf(operation);
  const { title = operation.id, done = title } = of(module).operations[verb] ?? {};
  const choicesAt = (at: number): readonly Choice[] => {
    const [field, shape] = fields[at] ?? [];
    const choices = field && shape ? choicesOf(operation, field, shape, translator) : [];
    return choices.length && shape?.isOptional ? [{ value: "", label: NOTHING }, ...choices] : choices;
  };
  const [field, shape] = fields[place.now] ?? [];
  const isAsking = !field && mustAsk;
  const goTo = (at: number) => {
    const before = answers.now[fields[at]?.[0] ?? ""];
    const row = choicesAt(at).findIndex(({ value }) => value === before?.sent);
    picking.set(row >= 0 ? { typed: "", row } : { typed: before?.typed ?? "", row: 0 });
    place.set(at);
  };

  async function run(): Promise<void> {
    const filled = Object.entries(answers.now).flatMap(([name, { sent }]) => (sent ? [[name, sent]] : []));
    try {
      for (; count.now < ids.length; count.set(count.now + 1)) {
        const input = { ...coerce(operation.input.shape, Object.fromEntries(filled)), id: ids[count.now] };
        await callNamed(onScreen, operation, input as Row, {});
      }
      onLeave(ids.length > 1 ? say("actions.doneMany", { done, count: ids.length }) : done);
    } catch (error) {
      setProblem([...(count.now ? [say("actions.doneBefore", { count: count.now })] : []), ...linesOfProblem(error)]);
      goTo(0);
    }
  }
  // A command that asks for nothing is done at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is chosen
  useEffect(() => {
    if (!fields.length && !mustAsk) void run();
  }, []);
  const next = () => {
    if (place.now + 1 === fields.length && !mustAsk) return run();
    goTo(place.now + 1);
  };
  /** Takes what stands in a field, where it can be that field. */
  async function take(name: string, typed: string): Promise<void> {
    try {
      const sent = typed && (await answerRead(onScreen, operation, name, typed));
      answers.set({ ...answers.now, [name]: { typed, sent } });
      setProblem([]);
      await next();
    } catch (error) {
      setProblem(linesOfProblem(error));
    }
  }
  const enter = async () => {
    const text = picking.now.typed.trim();
    if (isAsking) return isYes(text, say("confirm.yes")) ? run() : onLeave(null);
    if (!field || !shape) return;
    const choices = choicesAt(place.now);
    const chosen = matching(choices, picking.now.typed)[picking.now.row];
    if (choices.length ? chosen : text || shape.isOptional) return take(field, chosen ? chosen.value : text);
  };
  useInput((input, key) => {
    if (key.escape) return onLeave(null);
    if (isBusy.now) return;
    if (key.return) {
      isBusy.set(true);
      return void enter().finally(() => isBusy.set(false));
    }
    const { typed, row } = picking.now;
    const choices = choicesAt(place.now);
    const moved = key.downArrow ? DOWN : key.upArrow ? UP : key.backspace || key.delete ? ERASE : input;
    if (choices.length) return picking.set(afterKey(picking.now, moved, choices));
    if (moved === ERASE) return picking.set({ typed: [...typed].slice(0, -1).join(""), row });
    if (!key.ctrl && !key.meta && !/\p{C}/u.test(input)) picking.set({ typed: typed + input, row });
  });
  const shown = fields.slice(0, place.now).map(([name, one]) => {
    const { typed = "", sent = "" } = answers.now[name] ?? {};
    const label = choicesOf(operation, name, one, translator).find(({ value }) => value === sent)?.label ?? typed;
    return { name, text: `${of(module).fields[name] ?? name}  ${label || NOTHING}` };
  });
  const choices = choicesAt(place.now);
  const question = field && shape ? questionOf(operation, field, shape, translator) : "";
  return (
    <Box flexDirection="column">
      <Text color="yellow">{title}</Text>
      {problem.map((line) => (
        <Text key={line} color="red">
          {shorten(line, columns)}
        </Text>
      ))}
      {shown.map(({ name, text }) => (
        <Text key={name} dimColor>
          {shorten(text, columns)}
        </Text>
      ))}
      {choices.length > 0 &&
        pickingText(say("ask.field", { label: question }), say("ask.keys"), choices, picking.now, columns).map((line) => (
          <Text key={line} inverse={line.startsWith("›")}>
            {line}
          </Text>
        ))}
      {!choices.length && question && <Text>{shorten(question, columns)}</Text>}
      {!choices.length && (field || isAsking) && (
        <Text>{`${isAsking ? say("confirm.irreversible", { title: ids.length > 1 ? `${title} (${ids.length})` : title }) : "> "}${picking.now.typed}▏`}</Text>
      )}
      {!choices.length && <Text dimColor>{say("actions.formKeys")}</Text>}
    </Box>
  );
}
