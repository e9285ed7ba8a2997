import { handle } from "@/worker/engine/handler";
import { billing } from "./contract";
import { fetchOwn, subscribedOf } from "./records";
import { choiceOf, sumsOf } from "./rules";

/** What choosing a plan would mean, before one chooses it: what is to pay, what is taken off, from when to when. */
export const quote = handle(billing.quote, async ({ platform, caller, now }, { plan, period }) => {
  const choice = choiceOf(subscribedOf(await fetchOwn(platform, caller)), plan, period, now);
  const lines = "lines" in choice ? choice.lines : [];
  const startsOn = "startsOn" in choice ? choice.startsOn : null;
  return { kind: choice.kind, lines, ...sumsOf(lines), startsOn, endsOn: "endsOn" in choice ? choice.endsOn : null };
});
