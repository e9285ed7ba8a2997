import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { numberFrom } from "@/worker/core/contract/coerce";
import { civilDate, formatDate, formatRelative } from "@/worker/core/figures/dates";
import { instant, line, money, note, rate, SEVERAL_LINES, z } from "@/worker/core/contract/fields";
import { type Language, languages } from "@/worker/core/language";
import { formatMoney } from "@/worker/core/figures/money";
import { parse } from "@/worker/core/contract/parse";
import { formatQuantity, QUANTITY_SCALE, unitNames, units } from "@/worker/core/figures/quantity";
import { formatRate } from "@/worker/core/figures/rate";
import { readCursor } from "@/worker/engine/lists/cursor";

const language = fc.constantFrom(...languages);
/** What people see, as the number it is: English sets thousands apart with the comma that French writes decimals with. */
function read(text: string, reader: Language): number {
  const plain = text.replaceAll("\u2212", "-");
  return numberFrom(reader === "en" ? plain.replaceAll(",", "") : plain) ?? Number.NaN;
}

describe("an amount", () => {
  it("is read back from how it is shown, to the ten-thousandth", () => {
    const amounts = fc.integer({ min: 0, max: 10_000_000_000 });
    fc.assert(fc.property(amounts, (amount) => Math.round((numberFrom(formatMoney(amount)) ?? Number.NaN) * 10_000) === amount));
  });

  it("comes in exactly as it was said, with four decimals or fewer", () => {
    const amounts = fc.tuple(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 9_999 }), fc.integer({ min: 0, max: 4 }));
    fc.assert(
      fc.property(amounts, ([euros, part, decimals]) => {
        const text = `${euros}.${String(part).padStart(4, "0").slice(0, decimals)}`.replace(/\.$/, "");
        const exact = BigInt(text.replace(".", "").padEnd(String(euros).length + 4, "0"));
        expect(BigInt(z.decode(money, Number(text)))).toBe(exact);
      }),
    );
  });

  it("with a fifth decimal is refused, not rounded", () => {
    const fifth = fc.tuple(
      fc.integer({ min: 0, max: 999_999 }),
      fc.integer({ min: 1, max: 99_999 }).filter((part) => part % 10 > 0),
    );
    fc.assert(fc.property(fifth, ([euros, part]) => !money.safeParse(Number(`${euros}.${String(part).padStart(5, "0")}`)).success));
  });

  it("that is no number is refused, whatever it is", () => {
    const wrong = fc.oneof(fc.string(), fc.boolean(), fc.constant(null), fc.array(fc.nat()), fc.object(), fc.double({ max: -1e-3 }));
    fc.assert(fc.property(wrong, (value) => !money.safeParse(value).success));
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])
      expect(money.safeParse(value).success).toBe(false);
  });
});

describe("a rate", () => {
  it("is read back from how it is shown, in both languages", () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 1_000_000 }), language, (value, reader) => {
        expect(Math.round(read(formatRate(value, reader), reader) * 100)).toBe(value);
      }),
    );
  });

  it("comes in exactly as it was said, with two decimals or fewer", () => {
    const rates = fc.tuple(fc.integer({ min: -9_999, max: 9_999 }), fc.integer({ min: 0, max: 99 }));
    fc.assert(
      fc.property(rates, ([whole, part]) => {
        const text = `${whole}.${String(part).padStart(2, "0")}`;
        expect(z.decode(rate, Number(text))).toBe(whole * 100 + (text.startsWith("-") ? -part : part));
      }),
    );
  });
});

describe("a quantity", () => {
  it("is read back from how it is shown in any unit that can say it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.constantFrom(...unitNames), language, (thousandths, unit, reader) => {
        const value = thousandths * units[unit].factor;
        expect(Math.round(read(formatQuantity(value, unit, reader), reader) * QUANTITY_SCALE)).toBe(thousandths);
      }),
    );
  });
});

describe("an instant", () => {
  const instants = fc.integer({ min: Date.UTC(1970, 0, 1), max: Date.UTC(2100, 0, 1) });

  it("comes back unchanged from the doors", () => {
    fc.assert(fc.property(instants, (at) => z.decode(instant, z.encode(instant, at)) === at));
  });

  it("falls on the day Paris has: one or two hours before London's midnight, never elsewhere", () => {
    fc.assert(
      fc.property(
        instants.filter((at) => at > Date.UTC(1980, 0, 1)),
        (at) => {
          expect(civilDate(at)).toBe(new Date(at + offsetOfParis(at)).toISOString().slice(0, 10));
        },
      ),
    );
    expect(civilDate(Date.UTC(2026, 2, 28, 23, 30))).toBe("2026-03-29");
    expect(civilDate(Date.UTC(2026, 6, 1, 21, 59))).toBe("2026-07-01");
    expect(civilDate(Date.UTC(2026, 6, 1, 22, 0))).toBe("2026-07-02");
  });

  it("is not said in other ways", () => {
    for (const wrong of ["2026-02-30T00:00:00Z", "2026-01-01", "01/01/2026", "2026-01-01T25:00:00Z", 0, ""]) {
      expect(instant.safeParse(wrong).success, String(wrong)).toBe(false);
    }
  });
});

describe("a civil date", () => {
  const days = fc.integer({ min: 0, max: 60_000 }).map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));

  it("is shown with its own day and year, wherever the machine is", () => {
    fc.assert(
      fc.property(days, language, (day, reader) => {
        const shown = formatDate(day, reader);
        expect([Number(/^\d+/.exec(shown)?.[0]), shown.slice(-4)]).toEqual([Number(day.slice(8)), day.slice(0, 4)]);
      }),
    );
  });

  it("is as far from today as today from it", () => {
    expect([formatRelative("2026-03-01", "2026-02-28", "fr"), formatRelative("2026-02-27", "2026-02-28", "fr")]).toEqual([
      "demain",
      "hier",
    ]);
    fc.assert(fc.property(days, (day) => formatRelative(day, day, "en") === "today"));
  });
});

/** Europe's rule since 1981 (and France's own before): summer time between two Sundays at one o'clock UTC. */
function offsetOfParis(at: number): number {
  const year = new Date(at).getUTCFullYear();
  const lastSunday = (month: number) => {
    const end = new Date(Date.UTC(year, month + 1, 0));
    return end.getTime() - end.getUTCDay() * 86_400_000 + 3_600_000;
  };
  // Until 1995 it ended in September.
  const isSummer = at >= lastSunday(2) && at < lastSunday(year < 1996 ? 8 : 9);
  return (isSummer ? 2 : 1) * 3_600_000;
}

describe("texts", () => {
  it("are never let in with half a character, a control or a hidden sign, at any depth", () => {
    const schema = z.strictObject({ a: line(50), b: z.array(z.object({ c: note(SEVERAL_LINES) })), d: z.string() });
    const bad = fc.constantFrom("\ud800", "\udfff", "x\ud83d");
    fc.assert(
      fc.property(bad, fc.constantFrom("a", "b.0.c", "d"), (text, field) => {
        const input = { a: field === "a" ? text : "x", b: [{ c: field === "b.0.c" ? text : "x" }], d: field === "d" ? text : "x" };
        expect(() => parse(schema, input)).toThrow(expect.objectContaining({ detail: { fields: [{ field, code: "control" }] } }));
      }),
    );
    expect(parse(schema, { a: "🍅", b: [{ c: "a\nb" }], d: "œuf" })).toEqual({ a: "🍅", b: [{ c: "a\nb" }], d: "œuf" });
  });

  it("may have several lines where there is room for them", () => {
    expect([SEVERAL_LINES - 1, SEVERAL_LINES, SEVERAL_LINES + 1].map((most) => note(most).safeParse("a\nb").success)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it("of one line hold no line break and stay within their length", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 40 }), (text) => {
        const read = line(20).safeParse(text);
        if (!read.success) return;
        expect(read.data).toBe(text.trim());
        expect(read.data.length).toBeLessThanOrEqual(20);
        expect(read.data).not.toMatch(/[\p{Cc}\u2028\u2029\u200b\u202e]/u);
      }),
      { numRuns: 500 },
    );
  });
});

it("a cursor is read or refused by name, and never breaks anything", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.base64String(),
        fc.string(),
        fc.json().map((text) => btoa(encodeURIComponent(text))),
      ),
      (text) => {
        try {
          const { value, tie } = readCursor(text, "name");
          expect([typeof value, typeof tie].every((type) => type === "string" || type === "number")).toBe(true);
        } catch (error) {
          expect(error).toMatchObject({ code: "invalid_input", detail: { fields: [{ field: "cursor", code: "format" }] } });
        }
      },
    ),
  );
});
