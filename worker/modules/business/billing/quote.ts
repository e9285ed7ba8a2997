import { handle } from "@/worker/engine/handler";
import { billing } from "./contract";
import { fetchOwn, subscribedOf } from "./records";
import { billToOf } from "./billed";
import { withPages } from "./extra-pages";
import { choiceOf, sumsOf, vatOf } from "./rules";

/** What choosing a plan would mean, before one chooses it: what is to pay, what is taken off, from when to when. */
export const quote = handle(billing.quote, async (context, { plan, period }) => {
  const own = await fetchOwn(context.platform, context.caller);
  const choice = choiceOf(subscribedOf(own), plan, period, context.now);
  const { vatRate } = vatOf({ seller: context.provider, buyer: await billToOf(context, own) });
  const lines = "lines" in choice ? (await withPages(context, own, choice.lines)).lines : [];
  const startsOn = "startsOn" in choice ? choice.startsOn : null;
  return { kind: choice.kind, lines, ...sumsOf(lines, vatRate), startsOn, endsOn: "endsOn" in choice ? choice.endsOn : null };
});
