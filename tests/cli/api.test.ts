import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { newBusiness } from "../support/people";
import { newShell } from "../support/terminal";

/** Any address of the API, with fields and headers as other programs send them. */
const shell = newShell();
beforeAll(async () => void (await shell.signIn(await newBusiness())));

it("sends fields and headers as gh does", async () => {
  const api = (...words: string[]) => shell.run(["api", "/api/clients", ...words]);
  const text = await api("-f", "companyName=1234", "-f", "category=horeca", "-q", ".companyName");
  expect([text.code, text.out]).toEqual([0, "1234\n"]);
  expect((await api("-F", "companyName=1234", "-f", "category=horeca")).code).toBe(2);
  writeFileSync(join(shell.home, "nom.txt"), "Du fichier");
  const filed = await api("-F", `companyName=@${join(shell.home, "nom.txt")}`, "-f", "category=horeca", "-q", ".companyName");
  expect([filed.code, filed.out]).toEqual([0, "Du fichier\n"]);
  const english = await api("-X", "POST", "-H", "Accept-Language: en");
  expect(english.aside).toContain("This field is required");
  expect(await api("-H", "nothing")).toMatchObject({ code: 2, aside: expect.stringContaining("Accept-Language:en") });
});
