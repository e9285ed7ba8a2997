import { openResponder } from "@/worker/adapters/llm/index";
import { languageOfText } from "@/worker/adapters/llm/local/lexicon";
import { tokensOf } from "@/worker/adapters/llm/local/text";
import { Refusal } from "@/worker/core/errors";
import { z } from "@/worker/core/fields";
import { parse } from "@/worker/core/parse";
import type { Caller, Person } from "@/worker/engine/actor";
import { bodyOf } from "../rest";
import type { VisitContext } from "../visit";
import { deskFor } from "./desk";
import { carryOut } from "./proposals";

const asked = z.object({
  message: z.string().trim().min(1).max(4_000),
  context: z
    .object({ currentPage: z.string().max(500).default(""), module: z.string().max(100).default("") })
    .default({ currentPage: "", module: "" }),
});
const confirmed = z.object({ confirm: z.string().min(1).max(8_000) });

/**
 * The assistant: a question and where it was asked, or the yes to what was proposed. It may do what the person who asks
 * may do, through the same call as every door, and changes nothing on its own.
 */
export async function assistantDoor(context: VisitContext): Promise<Response> {
  const known = await context.var.caller();
  if (known.actor.type !== "person") throw new Refusal("not_signed_in");
  const caller: Caller & { actor: Person } = { ...known, actor: known.actor, door: "assistant" };
  const body = await bodyOf(context);
  if ("confirm" in body) return context.json({ response: await carryOut(context, caller, parse(confirmed, body).confirm) });

  const { message, context: place } = parse(asked, body);
  const words = tokensOf(message).map(({ word }) => word);
  const language = languageOfText(words, caller.language);
  const question = { message, language, page: place.currentPage, screen: place.module };
  return context.json(await openResponder(context.env).answer(question, deskFor(context, { ...caller, language })));
}
