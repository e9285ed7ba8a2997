import { expect, it } from "vitest";
import {
  initialsOf,
  isOver,
  isWhole,
  maskedEmail,
  referenceIn,
  turnOf,
  usualFields,
  valuesOf,
} from "@/worker/modules/papers/signatures/rules";
import { WHOLE } from "@/worker/modules/papers/signatures/status";

const people = (...states: ("waiting" | "signed" | "declined")[]) => states.map((status, at) => ({ place: at + 1, status }));

it("is whole once everybody has signed, and never without anybody", () => {
  expect([
    isWhole([]),
    isWhole(people("signed", "waiting")),
    isWhole(people("signed", "declined")),
    isWhole(people("signed", "signed")),
  ]).toEqual([false, false, false, true]);
});

it("is the turn of the first who waits, or of all", () => {
  const listed = people("signed", "waiting", "waiting");
  expect([turnOf(listed, true).map(({ place }) => place), turnOf(listed, false).map(({ place }) => place)]).toEqual([[2], [2, 3]]);
});

it("is over the day after the last", () => {
  expect(["2026-11-22", "2026-11-23", "2026-11-24"].map((today) => isOver("2026-11-23", today))).toEqual([false, false, true]);
});

it("places so many people's signatures within the page, none over another", () => {
  for (let count = 1; count <= 10; count += 1) {
    const fields = usualFields(count, 3);
    const inside = fields.every(
      ({ left, top, width, height, page }) => page === 3 && top >= 0 && left + width <= WHOLE && top + height <= WHOLE,
    );
    const overlap = fields.some((one, at) =>
      fields
        .slice(at + 1)
        .some(
          (other) =>
            one.left < other.left + other.width &&
            other.left < one.left + one.width &&
            one.top < other.top + other.height &&
            other.top < one.top + one.height,
        ),
    );
    expect([count, fields.length, inside, overlap]).toEqual([count, 2 * count, true, false]);
  }
});

it("fills in days by itself, and leaves out what nobody had to write", () => {
  const field = { signatory: 1, page: 1, left: 0, top: 0, width: 100, height: 100, label: "x", required: false };
  const mine = [
    { ...field, kind: "date" as const, at: 0 },
    { ...field, kind: "tick" as const, at: 1 },
    { ...field, kind: "text" as const, at: 2 },
  ];
  expect(valuesOf(mine, [{ field: 1, text: "on" }], "23 nov. 2026")).toEqual([
    { field: 0, text: "23 nov. 2026" },
    { field: 1, text: "X" },
  ]);
});

it("tells whose an address is without telling it, and takes initials of a name", () => {
  expect([maskedEmail("camille@conserverie.fr"), initialsOf("Jean-Marc d'Arc Éluard")]).toEqual(["c•••@conserverie.fr", "JMDÉ"]);
});

it("reads what a file says it is, the last word of several, and nothing else", () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(referenceIn(bytes("/ContactInfo (https://x.fr/verify?of=a.b) … /ContactInfo (https://x.fr/verify?of=c.d)"))).toBe("c.d");
  expect(referenceIn(bytes("/ContactInfo (camille@x.fr)"))).toBeNull();
});
