import { openResponder } from "@/worker/adapters/llm/index";
import type { Listener } from "@/worker/adapters/llm/port";
import { languageOfText } from "@/worker/adapters/llm/local/lexicon";
import { tokensOf } from "@/worker/adapters/llm/local/text";
import { Refusal } from "@/worker/core/errors";
import { z } from "@/worker/core/contract/fields";
import { parse } from "@/worker/core/contract/parse";
import type { Caller, Person } from "@/worker/engine/actor";
import { countAttempt } from "@/worker/modules/business/account/index";
import { bodyOf } from "../rest";
import type { RequestContext } from "../request-context";
import { carryOut } from "./proposals";
import { streamed } from "./streamed";
import { toolboxFor } from "./toolbox";
import { assistantToolsFor } from "./tools";

/** Questions of one person to a paid service, an hour. */
const MOST_QUESTIONS = 120;

const questionBody = z.object({
  message: z.string().trim().min(1).max(4_000),
  context: z
    .object({
      currentPage: z.string().max(500).default(""),
      module: z.string().max(100).default(""),
      /** The question before, and which reading of this one was chosen. */
      before: z.string().max(4_000).optional(),
      reading: z.string().max(200).optional(),
    })
    .default({ currentPage: "", module: "" }),
});
const confirmationBody = z.object({ confirm: z.string().min(1).max(20_000), name: z.string().max(200).optional() });

/**
 * The assistant: a question and where it was asked, or the yes to what was proposed. It may do what the person who asks
 * may do, through the same call as every door, and changes nothing on its own.
 */
export async function assistantDoor(context: RequestContext): Promise<Response> {
  const current = await context.var.caller();
  if (current.actor.type !== "person") throw new Refusal("not_signed_in");
  const caller: Caller & { actor: Person } = { ...current, actor: current.actor, door: "assistant" };
  const body = await bodyOf(context);
  if ("confirm" in body) {
    const { confirm, name } = parse(confirmationBody, body);
    return context.json({ response: await carryOut(context, caller, confirm, name) });
  }

  const { message, context: place } = parse(questionBody, body);
  // Names are of no language: "Bistrot du Port" is asked for in English too.
  const words = tokensOf(withoutNames(message)).map(({ word }) => word);
  const language = languageOfText(words, caller.language);
  const question = { message, language, page: place.currentPage, screen: place.module, before: place.before, reading: place.reading };
  await countQuestion(context, caller);
  const asker = { ...caller, language };
  const responder = openResponder(context.env, context.var.runtime.log, toolboxFor(context, asker, { isAlone: false }));
  const answer = (listener: Listener) => responder.answer(question, assistantToolsFor(context, asker), listener);
  const isHeard = context.req.header("accept")?.includes("text/event-stream");
  return isHeard ? streamed(context, answer) : context.json(await answer({ signal: context.req.raw.signal }));
}

/** Without the words that begin with a capital inside a sentence, and the small ones that lead to them. */
function withoutNames(message: string): string {
  return message.normalize("NFC").replace(/(?<=\S\s+)(?:(?:de la|du|de|des|d['’]|la|le|les|l['’])\s*)?\p{Lu}\p{Ll}[\p{L}'’-]*/gu, "");
}

/** A service that is paid by the word answers only so many questions of one person. @throws Refusal `too_many_attempts` */
async function countQuestion({ env, var: { runtime } }: RequestContext, { actor }: { actor: Person }): Promise<void> {
  if (!env.ANTHROPIC_API_KEY) return;
  await countAttempt(runtime.databases.platform, runtime.now, [
    { key: `assistant:account:${actor.userId}`, most: MOST_QUESTIONS, minutes: 60 },
  ]);
}
