import { beforeAll, expect, it } from "vitest";
import { newBusiness } from "../support/people";
import { newShell } from "../support/terminal";

/** A help is of what there is: of the whole where nothing was typed, and of nothing where no such thing is. */
const shell = newShell();
beforeAll(async () => void (await shell.signIn(await newBusiness())));

it("shows the whole help where nothing was typed and nobody sits there, and none of what there is not", async () => {
  const bare = await shell.run([]);
  expect([bare.code, bare.aside]).toEqual([0, ""]);
  for (const word of ["items", "login", "orders"]) expect(bare.out).toMatch(new RegExp(`^  ${word} `, "m"));
  for (const [line, near] of [
    [["foo", "--help"], "foo"],
    [["help", "foo"], "foo"],
    [["items", "lits", "--help"], "list"],
    [["help", "items", "lits"], "list"],
    [["--help", "itms"], "items"],
    [["report", "sale", "-h"], "sales"],
  ] as const) {
    const { code, out, aside } = await shell.run([...line]);
    expect([code, out, aside], line.join(" ")).toEqual([2, "", expect.stringContaining(near)]);
  }
  expect((await shell.run(["items", "list", "--help"])).code).toBe(0);
});
