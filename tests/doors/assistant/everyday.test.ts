import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { ask } from "@/tests/support/ask";
import { demoOwner } from "@/tests/support/asked/demo";
import { everyday, halfOf, ways } from "@/tests/support/asked/everyday";
import { daysFor, judged, type Outcome, withDays } from "@/tests/support/asked/judge";

/** Questions as people type them in a hurry, over all modules. `SHOW_WRONG=1` prints those of half A that are not right. */

it("most of what is typed in a hurry is answered, and hardly any with another figure", async () => {
  const { person, db } = await demoOwner();
  const days = daysFor(Date.now());
  const results: { half: string; outcome: Outcome }[] = [];
  for (const one of everyday) {
    const found = await Promise.all(
      (one.sql ?? []).map((text) => db.all<Record<string, string | number | null>>(sql.raw(withDays(text, days)))),
    );
    const known = found.filter((rows) => rows.length > 0);
    for (const { language, text } of ways(one)) {
      const reply = await ask(person, { message: text }, language);
      const judge = (rows: (typeof found)[number]) => judged({ ...one, fr: text, en: text, sql: "" }, reply, rows);
      const all = known.length ? known.map(judge) : [judge([])];
      const outcome = all.find((each) => each === "right") ?? all[0] ?? "other";
      results.push({ half: halfOf(text), outcome });
      if (process.env.SHOW_WRONG && outcome !== "right" && halfOf(text) === "A") console.info(`${outcome}: ${text}\n${reply.response}`);
    }
  }
  const share = (half: string, outcome: Outcome) => {
    const own = results.filter((one) => one.half === half);
    return own.filter((one) => one.outcome === outcome).length / own.length;
  };
  for (const half of ["A", "B"]) {
    expect(share(half, "right")).toBeGreaterThan(0.7);
    expect(share(half, "other")).toBeLessThan(0.1);
    expect(share(half, "nothing")).toBeLessThan(0.03);
  }
});
