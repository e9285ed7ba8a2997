import { writeFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { languages } from "@/worker/core/language";
import { ask } from "@/tests/support/ask";
import { demoOwner } from "@/tests/support/asked/demo";
import { daysFor, judged, type Outcome, outcomes, tableOf, withDays } from "@/tests/support/asked/judge";
import { judgedMade, made } from "@/tests/support/asked/generated";
import { questions } from "@/tests/support/asked/questions";

/**
 * Everyday questions of every module in both languages, each answered apart from the product by a statement on its database.
 * `WRITE_TABLE=1 npm test -- tests/doors/assistant/judged.test.ts` writes docs/assistant-scores.md.
 */

it("most are answered as the database says, and hardly any with another figure", async () => {
  const { person, db } = await demoOwner();
  const days = daysFor(Date.now());
  const results: { module: string; language: string; outcome: Outcome; question: string }[] = [];
  for (const question of questions) {
    const rows = question.sql ? await db.all<Record<string, string | number | null>>(sql.raw(withDays(question.sql, days))) : [];
    for (const language of languages) {
      const reply = await ask(person, { message: question[language] }, language);
      results.push({ module: question.module, language, outcome: judged(question, reply, rows), question: question[language] });
    }
  }
  for (const question of await made((statement) => db.all<Record<string, string | number | null>>(sql.raw(statement)))) {
    const reply = await ask(person, { message: question.text }, question.language);
    results.push({ module: question.module, language: question.language, outcome: judgedMade(question, reply), question: question.text });
  }
  if (process.env.WRITE_TABLE) writeFileSync("docs/assistant-scores.md", tableOf(results));
  const share = (...some: Outcome[]) => results.filter(({ outcome }) => some.includes(outcome)).length / results.length;
  expect(outcomes.map((outcome) => `${outcome} ${Math.round(100 * share(outcome))} %`)).toHaveLength(outcomes.length);
  expect(share("right")).toBeGreaterThan(0.85);
  expect(share("other")).toBeLessThan(0.05);
  expect(share("nothing")).toBeLessThan(0.02);
});
