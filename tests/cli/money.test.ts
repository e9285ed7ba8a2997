import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { newBusiness } from "../support/people";
import { newShell } from "../support/terminal";

let shell: ReturnType<typeof newShell>;
beforeAll(async () => {
  shell = newShell();
  expect((await shell.signIn(await newBusiness())).code).toBe(0);
});

it("a bank statement comes from its file, and its lines say where the next ones are", async () => {
  const path = join(shell.home, "releve.csv");
  writeFileSync(path, "Date;Libellé;Montant\n05/11/2026;VIR BISTROT;72,00\n06/11/2026;PRLV EDF;-12,50\n");
  expect(await shell.run(["bank", "import", path])).toMatchObject({ code: 0, out: expect.stringMatching(/^added\t2$/m) });
  expect((await shell.run(["bank", "import", "rien.csv"])).code).toBe(2);
  const { out, aside } = await shell.run(["bank", "list", "--limit", "1"]);
  expect(out).toContain("PRLV EDF");
  expect(aside).toMatch(/^Lignes montrées : 1\. La suite : --cursor /m);
});

it("what is due says what it comes to, beside its rows", async () => {
  const rent = ["--type", "expense", "--category", "rent", "--description", "Loyer", "--amount", "900", "--rhythm", "monthly"];
  expect((await shell.run(["treasury-plans", "create", ...rent, "--next-on", "2999-01-01"])).code).toBe(0);
  const { out, aside } = await shell.run(["schedule", "list", "--direction", "to_pay"]);
  expect(out).toContain("Loyer");
  expect(aside.replace(/[\u00a0\u202f]/g, " ")).toMatch(/À payer\n.*Plus tard +900,00 €\nTotal +900,00 €/s);
});
