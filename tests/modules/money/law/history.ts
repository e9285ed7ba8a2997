import fc from "fast-check";
import { type Choices, pick } from "./act";
import { carriedActs } from "./carried-acts";
import { checkJournal } from "./journal";
import { checkLaws } from "./laws";
import { moneyActs } from "./money-acts";
import { newModel } from "./model";
import { netActs } from "./net-acts";
import { order, orderActs } from "./order-acts";
import { paperActs } from "./paper-acts";
import { checkLetters, checkTax, checkVatByMonth, settleAll } from "./settled";
import { supplierActs } from "./supplier-acts";
import { type Buyer, buyers, type World } from "./world";

const acts = [...orderActs, ...paperActs, ...moneyActs, ...carriedActs, ...netActs, ...supplierActs];

/** Steps as they are drawn: which of what may be done then, to what of what it may be done to, and how much. */
export const anyHistory = () =>
  fc.array(fc.tuple(fc.nat(9_999), fc.nat(999), fc.nat(999), fc.nat(999)), { minLength: 12, maxLength: 45, size: "max" });
export type History = [number, ...Choices][];

/** Lives a history with a client of its own, the laws being checked after every step. @throws Error that tells the steps up to the one that broke a law */
export async function live(worldFor: (buyer: Buyer) => Promise<World>, history: History): Promise<void> {
  const buyer = pick(buyers, history[0]?.[2] ?? 0) ?? buyers[0];
  const world = await worldFor(buyer);
  const model = newModel(world.takeParties(buyer), buyer);
  const steps: string[] = [];
  try {
    for (const [place, [which, thing, part, other]] of history.entries()) {
      const books = await world.read(model);
      const possible = acts.flatMap((one) => {
        const things = one.on(books, model);
        return things.length ? Array.from({ length: one.weight }, () => ({ one, things })) : [];
      });
      const chosen = possible[which % possible.length];
      const step = { model, world, books, part, other };
      if (place === 0 || !chosen) await order(step);
      else {
        steps.push(`${chosen.one.name}(${thing % chosen.things.length}, ${part}, ${other})`);
        await chosen.one.run(chosen.things[thing % chosen.things.length] as never, step);
      }
      await checkLaws(model, world);
      // Days are written down in the middle of a history, and what comes after may reach back to them.
      if (place % 5 === 4) await world.vatByMonth();
    }
    await checkVatByMonth(world);
    await checkJournal(model, world);
    steps.push("settle all");
    await settleAll(model, world);
    await checkTax(model, world);
    await checkVatByMonth(world);
    await checkLetters(model, world);
  } catch (error) {
    throw new Error(`${(error as Error).message}\nafter ${steps.join(" · ")}`, { cause: error });
  }
}
