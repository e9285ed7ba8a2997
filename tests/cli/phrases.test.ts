import { writeFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { clearPlaces } from "@/cli/catalogue/phrases";
import unclear from "@/cli/catalogue/unclear.json";
import type { Language } from "@/worker/core/language";
import { nameOf, type Operation } from "@/worker/core/contract/operation";
import { modules, operations } from "@/worker/modules/contracts";
import { type Person, signIn } from "../support/people";

/**
 * What a help says one may ask is understood as that command: what the assistant proposes is it. Phrases that it takes for something else
 * stand in cli/catalogue/unclear.json, and in no help; `ACCEPT_PHRASES=1 npm test -- tests/cli/phrases.test.ts` writes them anew.
 */

let person: Person;
beforeAll(async () => {
  person = await signIn("demo@cellier.test", "Demo-cellier-2026");
});

/** What was understood of a phrase: the operation that is proposed, or, of what only reads, whether it was answered. */
async function understood({ id, kind }: Operation, message: string, language: Language): Promise<boolean> {
  const headers = { "accept-language": language };
  const { body } = await person.api("/api/ai-assistant", { method: "POST", json: { message, context: {} }, headers });
  const [proposal, another] = (body.proposals ?? []) as { id: string }[];
  if (kind === "query") return body.isUnanswered !== true && proposal === undefined && typeof body.response === "string";
  if (!proposal || another) return false;
  const { steps } = JSON.parse(Buffer.from(proposal.id.split(".")[1] ?? "", "base64url").toString()) as { steps: { operation: string }[] };
  return steps.length === 1 && steps[0]?.operation === id;
}

const phrasesOf = ({ id }: Operation, language: Language): readonly string[] => {
  const { module, verb } = nameOf({ id });
  return modules[module]?.words[language].operations[verb]?.examples ?? [];
};

it.each(["fr", "en"] as const)("what is asked in %s is what is done", { timeout: 600_000 }, async (language) => {
  const own = operations.filter(({ access, scope }) => /customer|member/.test(access.role) && scope !== "linked");
  const isAnew = Boolean(process.env.ACCEPT_PHRASES);
  const line = own.flatMap((operation) =>
    phrasesOf(operation, language)
      .filter((_, place, all) => isAnew || clearPlaces(all, unclear[language]).includes(place))
      .map((phrase) => ({ operation, phrase })),
  );
  const wrong: string[] = [];
  const askNext = async (): Promise<void> => {
    const next = line.shift();
    if (!next) return;
    if (!(await understood(next.operation, next.phrase, language))) wrong.push(next.phrase);
    return askNext();
  };
  await Promise.all(Array.from({ length: 4 }, askNext));
  if (isAnew) {
    unclear[language] = wrong.sort() as never[];
    writeFileSync("cli/catalogue/unclear.json", `${JSON.stringify(unclear, null, 2)}\n`);
  }
  expect(isAnew ? [] : wrong).toEqual([]);
});
