import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { ask } from "@/tests/support/ask";
import { demoOwner } from "@/tests/support/asked/demo";
import { everyday, halfOf, narrowed, ways } from "@/tests/support/asked/everyday";
import { daysFor, judged, type Outcome, withDays } from "@/tests/support/asked/judge";

/** Questions over all modules, in two halves. `SHOW_WRONG=1` prints those of half A that are not right. */

type Row = Record<string, string | number | null>;

it.each([
  { name: "what is typed in a hurry", all: everyday, right: 0.7, other: 0.1 },
  { name: "what asks for a part of a list", all: narrowed, right: 0.65, other: 0.1 },
])("most of $name is answered, and hardly any with another figure", async ({ all, right, other }) => {
  const { person, db } = await demoOwner();
  const days = daysFor(Date.now());
  const rowsOf = (text: string) => db.all<Row>(sql.raw(withDays(text, days)));
  const results: { half: string; outcome: Outcome }[] = [];
  for (const one of all) {
    const found = await Promise.all((one.sql ?? []).map(rowsOf));
    const known = found.filter((rows) => rows.length > 0);
    const left = one.without ? (await rowsOf(one.without)).flatMap((row) => Object.values(row).map(String)) : [];
    for (const { language, text } of ways(one)) {
      const reply = await ask(person, { message: text }, language);
      const judge = (rows: Row[]) => judged({ ...one, fr: text, en: text, sql: "" }, reply, rows);
      const outcomes = known.length ? known.map(judge) : [judge([])];
      const isMore = left.some((value) => reply.response.includes(value));
      const best = outcomes.find((each) => each === "right") ?? outcomes[0] ?? "other";
      const outcome = isMore && best === "right" ? "other" : best;
      results.push({ half: halfOf(text), outcome });
      if (process.env.SHOW_WRONG && outcome !== "right" && halfOf(text) === "A") console.info(`${outcome}: ${text}\n${reply.response}`);
    }
  }
  const share = (half: string, outcome: Outcome) => {
    const own = results.filter((one) => one.half === half);
    return own.filter((one) => one.outcome === outcome).length / own.length;
  };
  for (const half of ["A", "B"]) {
    expect(share(half, "right")).toBeGreaterThan(right);
    expect(share(half, "other")).toBeLessThan(other);
    expect(share(half, "nothing")).toBeLessThan(0.04);
  }
});
