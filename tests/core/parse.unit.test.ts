import { describe, expect, it } from "vitest";
import { z } from "@/worker/core/contract/fields";
import { isBroken, parse } from "@/worker/core/contract/parse";
import { refusalOf, refusedOf } from "../support/refusals";

const order = z.strictObject({
  name: z.string().trim().min(3).max(5),
  count: z.int().min(1).max(9),
  rows: z.array(z.string()).min(1).max(2),
  place: z.strictObject({ city: z.string() }),
  kind: z.enum(["jam", "honey"]),
  isOpen: z.boolean(),
  mail: z.email(),
});
const right = { name: "Figs", count: 5, rows: ["a"], place: { city: "Agen" }, kind: "jam", isOpen: true, mail: "a@b.fr" };
const refused = (changes: object) => refusedOf(() => parse(order, { ...right, ...changes }));

describe("an input is read by its schema", () => {
  it("and given back as it says", () => expect(parse(order, { ...right, name: " Figs " })).toEqual(right));

  it.each([
    ["a text of one sign less", { name: "ab" }, "name:too_small_text"],
    ["a text of the least signs", { name: "abc" }, null],
    ["a text of the most signs", { name: "abcde" }, null],
    ["a text of one sign more", { name: "abcdef" }, "name:too_big_text"],
    ["a blank text", { name: "  " }, "name:required"],
    ["an empty text", { name: "" }, "name:required"],
    ["nothing", { name: undefined }, "name:required"],
    ["null", { name: null }, "name:required"],
    ["a number for a text", { name: 5 }, "name:type_string"],
    ["one less than the least", { count: 0 }, "count:too_small_number"],
    ["one more than the most", { count: 10 }, "count:too_big_number"],
    ["a text for a number", { count: "5" }, "count:type_number"],
    ["a part of a number", { count: 1.5 }, "count:type_int"],
    ["an empty list", { rows: [] }, "rows:too_small_list"],
    ["a list too long", { rows: ["a", "b", "c"] }, "rows:too_big_list"],
    ["a text for a list", { rows: "a" }, "rows:type_array"],
    ["a number in a list", { rows: ["a", 1] }, "rows.1:type_string"],
    ["a text for a record", { place: "Agen" }, "place:type_object"],
    ["a field inside", { place: { city: 4 } }, "place.city:type_string"],
    ["a field that is none", { other: 1 }, "other:unknown"],
    ["a field inside that is none", { place: { city: "Agen", zip: 1 } }, "place.zip:unknown"],
    ["another choice", { kind: "salt" }, "kind:choice"],
    ["no choice", { kind: "" }, "kind:required"],
    ["a text for yes or no", { isOpen: "yes" }, "isOpen:type_boolean"],
    ["no address", { mail: "a" }, "mail:email"],
    ["a blank address", { mail: " " }, "mail:required"],
    ["half a character", { name: "ab\ud800" }, "name:control"],
    ["half a character inside", { rows: ["\udc00"] }, "rows.0:control"],
  ])("or refused for %s", (_, changes, expected) => expect(refused(changes)).toBe(expected));

  it("says how much, or which", () => {
    const problemsOf = (changes: object) => refusalOf(() => parse(order, { ...right, ...changes }))?.fields;
    expect(problemsOf({ name: "ab" })).toMatchObject([{ params: { minimum: 3 } }]);
    expect(problemsOf({ rows: ["a", "b", "c"] })).toMatchObject([{ params: { maximum: 2 } }]);
    expect(problemsOf({ kind: "salt" })).toMatchObject([{ params: { choices: "jam, honey" } }]);
  });

  it("that is no record is refused as a whole", () => {
    expect(refusedOf(() => parse(order, "text"))).toBe("body:type_object");
    expect(refusedOf(() => parse(order, null))).toBe("body:required");
    expect(refusedOf(() => parse(z.record(z.string(), z.string()), "text"))).toBe("body:type_record");
    expect(refusedOf(() => parse(z.string(), "\ud800"))).toBe("body:control");
  });

  it("tells fifty faults at most, each once", () => {
    const names = Object.fromEntries(Array.from({ length: 60 }, (_, place) => [`x${place}`, 1]));
    expect(refused(names)?.split(" ")).toHaveLength(50);
    const many = z.object({ list: z.array(z.string()) });
    expect(refusalOf(() => parse(many, { list: Array.from({ length: 60 }, () => 1) }))?.fields).toHaveLength(50);
    expect(refusedOf(() => parse(z.object({ a: z.string().min(2).regex(/x/) }), { a: " " }))).toBe("a:required");
  });

  it.each([
    [2_000, null],
    [2_001, "place:too_big_list"],
  ])("a record of %i names", (count, expected) => {
    const place = Object.fromEntries(Array.from({ length: count }, (_, at) => [`n${at}`, 1]));
    const open = z.object({ place: z.record(z.string(), z.number()) });
    expect(refusedOf(() => parse(open, { place }))).toBe(expected);
    expect(refusedOf(() => parse(z.object({ place: z.array(z.number()) }), { place: Object.values(place) }))).toBe(null);
  });
});

it.each([
  ["Figs", false],
  ["🫙", false],
  ["\ud83e", true],
])("%j is broken: %s", (text, is) => expect(isBroken(text)).toBe(is));
