import { nameOf } from "@/worker/core/contract/operation";
import type { AssistantTools, Question, Reply, Tool } from "../port";
import { readingsOf } from "./understanding";

/** What someone who only says hello is shown: a question of each trade of the house. */
const greeted = "items.list recipes.cost stock.valueOn lots.list orders.list production.board invoices.revenue treasury.forecast".split(
  " ",
);
/** Questions that are shown to someone who was not understood. */
const SHOWN = 3;

/** Questions that one may ask: of every trade for a greeting, or else the likest to what was said, and those of every trade. */
export function suggestions(key: "greeting" | "unknown" | "notKept", { message, language }: Question, desk: AssistantTools): Reply {
  const open = desk.tools.filter(({ operation }) => desk.closed(operation) === null);
  const known = greeted.flatMap((id) => open.find(({ operation }) => operation.id === id) ?? []);
  const likely = key === "greeting" ? [] : readingsOf(message, desk).readings.map(({ tool }) => tool);
  const near = likely.filter((tool) => open.includes(tool));
  const own = open.filter(({ operation }) => operation.kind === "query");
  const tools = [...new Set([...near, ...known, ...own])];
  const lines = tools
    .flatMap((tool) => exampleOf(tool, language) ?? [])
    .slice(0, key === "greeting" ? Math.max(known.length, SHOWN) : SHOWN);
  const response = [desk.say(key), ...lines.map((line) => `• ${line}`)].join("\n");
  return key === "greeting" ? { response } : { response, isUnanswered: true };
}

function exampleOf({ words, operation }: Tool, language: Question["language"]): string | undefined {
  return words[language].operations[nameOf(operation).verb]?.examples?.find((example) => /\?/.test(example));
}
