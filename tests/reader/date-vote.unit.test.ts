import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { datePlacesIn, votedDate } from "@/worker/reader/extract/date-vote";
import type { Page } from "@/worker/reader/extract/words";

const now = new Date("2026-11-20");

/** A ticket with these lines, each word where it is printed. */
function ticket(...lines: string[]): Page {
  const words = lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map((match) => {
      const [left, top] = [20 + match.index * 12, 20 + row * 40];
      return { text: match[0], page: 1, left, top, right: left + match[0].length * 12, bottom: top + 20, sure: 0.8 };
    }),
  );
  return { number: 1, width: 600, height: 1_200, words };
}

const placesOf = (...lines: string[]) => datePlacesIn(ticket(...lines)).map(({ words }) => words.map(({ text }) => text).join(" "));

describe("the places of a ticket's date", () => {
  it("are its figures, whatever stands beside them", () => {
    expect(placesOf("Épicerie du Pont", "Ticket 12  24-01-14 10:32", "Total 13,60")).toEqual(["24-01-14"]);
  });

  it("are what stands behind its label, where that was made out in part", () => {
    const [place] = datePlacesIn(ticket("Date : 05- 052 15", "Total 13,60"));
    expect(place?.words.map(({ text }) => text)).toEqual(["05-", "052", "15"]);
    expect(place?.box.right).toBe(600);
  });

  it("are no telephone number, no amount, and no more than three", () => {
    expect(placesOf("Tél. 05.56.12.34.56", "Fax 05-56-12-34-57", "1.234.567,00", "Total 13.60")).toEqual([]);
    expect(placesOf("01/02/2026", "02/02/2026", "03/02/2026", "04/02/2026")).toHaveLength(3);
  });
});

describe("the vote of several readings", () => {
  it("takes each number by itself, and leaves out what no date says", () => {
    const readings = ["23/06/2017", "Deter 23/04/3047", "23/04/2017", "Times 10,00", "28/04/2087"];
    expect(votedDate(readings, now)).toEqual({ text: "23/04/2017", share: 0.5 });
  });

  it("says nothing of one reading alone", () => {
    expect(votedDate(["24-01-16", "14-O", ""], now)).toBeNull();
    expect(votedDate(["24-01-2031", "24-01-2031"], now)).toBeNull();
  });

  it("is what all say when they agree, and is not changed by who misread one figure", () => {
    const day = fc.date({ min: new Date("2001-01-01"), max: now, noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
    const printed = fc.tuple(day, fc.constantFrom("/", "-", ".")).map(([iso, sign]) => iso.split("-").reverse().join(sign));
    fc.assert(
      fc.property(printed, fc.nat(9), fc.nat(9), (text, at, figure) => {
        expect(votedDate([text, `Date ${text}`, `${text} 10:32`], now)).toEqual({ text, share: 1 });
        if (!/\d/.test(text[at] ?? "")) return;
        const misread = text.slice(0, at) + figure + text.slice(at + 1);
        expect(votedDate([text, misread, text], now)?.text).toBe(text);
      }),
    );
  });
});
