import { beforeAll, expect, it } from "vitest";
import { newBusiness } from "../support/people";
import { newShell } from "../support/terminal";

/** `--jq` answers as jq does: what a person knows of the language holds, and nothing is wrong in silence. */

const shell = newShell();

beforeAll(async () => {
  const person = await newBusiness();
  await shell.signIn(person);
  for (const [sku, name, cost] of [
    ["SEL", "Sel", 1.5],
    ["POIVRE", "Poivre", 22],
    ["EAU", "Eau", 0],
  ] as const)
    await person.api("/api/items", { method: "POST", json: { sku, name, kind: "ingredient", unit: "kg", cost } });
});

const jq = async (filter: string) => (await shell.run(["items", "list", "--jq", filter])).out.trimEnd();

it.each([
  ["of two operators, a pipe binds last", ".items|length", "3"],
  ["an alternative belongs to the expression, not to the list", ".items[]|.barcode // .sku", "EAU\nPOIVRE\nSEL"],
  ["keys are counted", ".items[0]|{sku,name}|keys|length", "2"],
  ["remainders", "[.items[].cost]|add % 5", "3"],
  ["texts are put together", '[.items[]|"\\(.sku)=\\(.cost)"]|join(";")', "EAU=0;POIVRE=22;SEL=1.5"],
  ["groups, reductions and sorts", "reduce .items[] as $item (0; . + $item.cost)", "23.5"],
  ["one finds by pattern", '[.items[]|select(.name|test("^[sp]";"i"))|.sku]|sort_by(.)|@csv', '"POIVRE","SEL"'],
  ["paths and limits", "[limit(1;.items[]|select(.cost>2))|.sku]", '["POIVRE"]'],
])("%s: %s", async (_, filter, expected) => {
  expect(await jq(filter)).toBe(expected);
});

it("says what is wrong with a filter, and where a value does not fit", async () => {
  expect(await shell.run(["items", "list", "--jq", ".["])).toMatchObject({
    code: 2,
    out: "",
    aside: expect.stringContaining("syntax error"),
  });
  const misfit = await shell.run(["items", "list", "--jq", ".items.sku"]);
  expect(misfit).toMatchObject({ code: 2, aside: expect.stringContaining("Cannot index array") });
});
