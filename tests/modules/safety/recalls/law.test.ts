import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { recalls } from "@/worker/modules/safety/recalls/contract";
import { lots } from "@/worker/modules/store/lots/contract";
import { type Bakery, openBakery } from "@/tests/support/bakery";
import { anyHistory, opened } from "@/tests/modules/store/law/commands";
import { anyCorrection } from "@/tests/modules/store/law/corrections";

/** How many histories are tried: `CELLIER_HISTORIES=3000` for a long look. */
const HISTORIES = Number(process.env.CELLIER_HISTORIES ?? 8);

let bakery: Bakery;
beforeAll(async () => {
  bakery = await openBakery();
});

it("whatever happened to goods, a recall freezes every client who holds some with the right quantity, and holds every lot", async () => {
  await fc.assert(
    fc.asyncProperty(anyHistory(anyCorrection), fc.nat(9), async (history, chosen) => {
      const { does } = bakery;
      const day = await opened(bakery);
      const { model } = day;
      await fc.asyncModelRun(() => day, history);
      const numbers = [...model.lots.keys()];
      const subject = numbers[chosen % numbers.length] ?? "";
      const reached = model.below(subject);
      const { id } = await does(recalls.create, { subject, cause: "Essai" });
      const recall = await does(recalls.activate, { id });

      const holdings: Record<string, number> = {};
      for (const { name, goods } of recall.clients) for (const { lot, amount } of goods) holdings[`${name} ${lot}`] = amount.amount / 1_000;
      expect(holdings, `${subject}: who holds what`).toEqual(model.holdings(reached));
      expect(recall.lots.map(({ lot }) => lot).sort(), `${subject}: lots reached`).toEqual([...reached].sort());
      const shown = await Promise.all(recall.lots.map(({ lotId }) => does(lots.show, { id: lotId })));
      expect(shown.filter(({ state }) => state === "available" || state === "consumed")).toEqual([]);
      for (const { lot, born, returned, used, apart, scrapped, shipped, open, stock } of recall.lots) {
        const held = recall.clients.flatMap(({ goods }) => goods.filter((one) => one.lot === lot));
        const sum = (amounts: { amount: number }[]) => amounts.reduce((total, { amount }) => total + amount, 0);
        expect(open.amount, `${lot}: nobody has answered yet`).toBe(sum(held.map(({ amount }) => amount)));
        expect(shipped.amount - returned.amount, `${lot}: what went and did not come back is with clients`).toBe(open.amount);
        const missing = model.lot(lot).counted.reduce((total, { difference }) => total - difference, 0);
        expect(
          sum([born, returned]) - sum([used, apart, scrapped, shipped, stock]),
          `${lot}: what came in and came back is what went, what is left, and what a count missed`,
        ).toBe(missing * (stock.unit === "kg" ? 1_000_000 : 1_000));
        expect(stock.amount / (stock.unit === "kg" ? 1_000_000 : 1_000), `${lot}: in stock`).toBe(model.expected(lot));
      }
    }),
    { numRuns: HISTORIES, includeErrorInReport: true, endOnFailure: process.env.CELLIER_HISTORIES !== undefined },
  );
}, 3_600_000);
