import { EventEmitter } from "node:events";
import fc from "fast-check";
import width from "fast-string-width";
import { expect, it } from "vitest";
import { afterKey, matching, pick, pickingText } from "@/cli/pick";

const choices = [
  { value: "retailer", label: "Détaillant" },
  { value: "horeca", label: "Restaurant, hôtel" },
  { value: "wholesaler", label: "Grossiste" },
];
const [DOWN, UP, ENTER, ESCAPE] = ["\u001b[B", "\u001b[A", "\r", "\u001b"];

/** A person who presses these keys, some of them at once. */
async function picked(...pressed: string[]) {
  const modes: boolean[] = [];
  const stdin = Object.assign(new EventEmitter(), {
    resume: () => {},
    pause: () => {},
    setEncoding: () => {},
    setRawMode: (isRaw: boolean) => modes.push(isRaw),
  });
  let [shown, interruptions] = ["", 0];
  const screen = { columns: 80, write: (text: string) => (shown += text) };
  const seat = { stdin, screen, interrupted: () => (interruptions += 1) } as unknown as Parameters<typeof pick>[0];
  const picking = pick(seat, "Catégorie : ", "touches", choices);
  for (const keys of pressed) stdin.emit("data", keys);
  return { value: await picking, modes, shown, interruptions };
}

it("a choice is picked by its words with the arrows, or by beginning to type them", async () => {
  expect((await picked(ENTER)).value).toBe("retailer");
  expect((await picked(DOWN + DOWN, UP, ENTER)).value).toBe("horeca");
  expect((await picked("det", ENTER)).value).toBe("retailer");
  expect((await picked("GROS", ENTER)).value).toBe("wholesaler");
  expect((await picked("hôtel", ENTER)).value).toBe("horeca");
  const { shown, modes } = await picked(DOWN, ENTER);
  expect(shown).toContain("› Détaillant");
  expect(shown.split("\u001b[J").at(-1)).toBe("Catégorie : Restaurant, hôtel\r\n");
  expect(modes).toEqual([true, false]);
});

it("what is none of the choices picks none, until it is taken back", async () => {
  const { value, shown } = await picked("zz", ENTER, "\u007f\u007f", "gros", ENTER);
  expect(value).toBe("wholesaler");
  expect(shown).toContain("Catégorie : zz");
  expect((await picked("zz", ENTER, ESCAPE)).value).toBe("");
});

it("leaving picks nothing, and Ctrl-C stops the program, with the keyboard as it was", async () => {
  expect(await picked(DOWN, ESCAPE)).toMatchObject({ value: "", interruptions: 0, modes: [true, false] });
  expect(await picked("\u0004")).toMatchObject({ value: "", interruptions: 0 });
  expect(await picked("\u0003")).toMatchObject({ value: "", interruptions: 1, modes: [true, false] });
});

it("whatever is pressed, somebody stands on one of the choices if any is left, within the screen", () => {
  const key = fc.oneof(fc.constantFrom(DOWN, UP, "\u007f", "e", "r", "é"), fc.string({ minLength: 1, maxLength: 1 }));
  const many = Array.from({ length: 20 }, (_, place) => ({ value: `v${place}`, label: `Choix à éreinter ${place}` }));
  fc.assert(
    fc.property(fc.array(key, { maxLength: 30 }), fc.integer({ min: 12, max: 100 }), (keys, columns) => {
      let now = { typed: "", row: 0 };
      for (const one of keys) now = afterKey(now, one, many);
      const isLeft = matching(many, now.typed).length > 0;
      expect(matching(many, now.typed)[now.row] !== undefined).toBe(isLeft);
      const lines = pickingText("Quoi ? ", "↑ ↓", many, now, columns);
      expect(lines.filter((line) => line.startsWith("›"))).toHaveLength(isLeft ? 1 : 0);
      expect(lines.length).toBeLessThanOrEqual(10);
      for (const line of lines) expect(width(line)).toBeLessThanOrEqual(columns);
    }),
  );
});
