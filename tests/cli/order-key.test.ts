import { beforeAll, expect, it } from "vitest";
import { newBusiness } from "../support/people";
import { newShell } from "../support/terminal";

/** An order of one line is taken once under a key of one's own. */
const shell = newShell();
beforeAll(async () => void (await shell.signIn(await newBusiness())));

it("takes a key of one's own for an order of one line, and refuses an empty one", async () => {
  const line = ["order", "new", "Essai Habitudes 2 rillettes", "--yes", "-q", ".reference"];
  await shell.run(["items", "create", "--name", "Rillettes", "--sku", "RIL", "--price", "5"]);
  await shell.run(["clients", "create", "--company-name", "Essai Habitudes", "--category", "horeca"]);
  const [first, again] = [await shell.run([...line, "--idempotency-key", "une"]), await shell.run([...line, "--idempotency-key", "une"])];
  expect([first.code, again.code, again.out]).toEqual([0, 0, first.out]);
  const empty = await shell.run([...line, "--idempotency-key", ""]);
  expect([empty.code, empty.aside]).toEqual([2, expect.stringContaining("--idempotency-key est vide")]);
});
