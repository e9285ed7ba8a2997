import { toBuffer } from "bwip-js/node";
import { decode as pictureOf } from "fast-png";
import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { decode } from "@/app/features/store/barcodes/decode";
import { readGs1 } from "@/worker/modules/store/lots/gs1";
import { codeOf } from "@/worker/modules/store/lots/labels";

it("what a label says, a scan reads again", () => {
  const ean = "3760123450010";
  const number = fc.stringMatching(/^[A-Z0-9-]{1,20}$/);
  fc.assert(
    fc.property(number, fc.constantFrom("dlc", "ddm", null), (lot, kind) => {
      const dates = { dlc: kind === "dlc" ? "2027-03-09" : null, ddm: kind === "ddm" ? "2027-03-09" : null };
      const code = codeOf({ number: lot, ...dates }, ean);
      expect(code.kind).toBe("gs1-128");
      expect(readGs1(code.value)).toEqual({ ean, lot, ...dates });
    }),
  );
});

it("a number that GS1 does not write, and an item without an EAN, have a QR of the number", () => {
  const dates = { dlc: null, ddm: null };
  expect(codeOf({ number: "LOT-2026-0001", ...dates }, null)).toEqual({ kind: "qr", value: "LOT-2026-0001" });
  expect(codeOf({ number: "été", ...dates }, "3760123450010").kind).toBe("qr");
  expect(codeOf({ number: "X".repeat(21), ...dates }, "3760123450010").kind).toBe("qr");
});

// The library speaks of every kind of code that it did not find.
vi.spyOn(console, "warn").mockImplementation(() => {});

/** A code as the camera sees it: black on white, four bytes a point. */
async function seen(bcid: string, text: string) {
  const { data, width, height } = pictureOf(
    await toBuffer({ bcid, text, scale: 3, height: 12, paddingwidth: 12, paddingheight: 12, backgroundcolor: "FFFFFF" }),
  );
  const points = data.length / (width * height);
  const picture = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1)
    for (let part = 0; part < 3; part += 1) picture[at * 4 + part] = data[at * points + (points > 2 ? part : 0)] ?? 0;
  return { data: picture, width, height };
}

it.each(["gs1-128", "gs1datamatrix"])(
  "a supplier's %s is read by the camera's library: item, lot, dates, and what we have no use for",
  async (bcid) => {
    const code = decode(await seen(bcid, "(01)03760123450010(11)260901(17)270309(10)L26-302/7(3103)012500(21)A9"));
    expect(readGs1(code ?? "")).toEqual({ ean: "3760123450010", lot: "L26-302/7", dlc: "2027-03-09", ddm: null });
  },
);

it.each([
  [
    "a case with its content and count",
    "0203760123450010153112003712\u001d10B7",
    { ean: "3760123450010", lot: "B7", ddm: "2031-12-31", dlc: null },
  ],
  ["a pallet number alone", "00376012345000000012", null],
  ["a day that no calendar has", "(01)03760123450010(17)260231", { ean: "3760123450010", lot: null, ddm: null, dlc: null }],
  ["the end of a leap February", "(01)03760123450010(17)280200", { ean: "3760123450010", lot: null, ddm: null, dlc: "2028-02-29" }],
  ["words", "Confiture de figues", null],
  ["a field cut short", "0103760", null],
])("reads %s", (_, text, scanned) => expect(readGs1(text)).toEqual(scanned));

const end = "\u001d";
it.each([
  ["a bare EAN", "3760123450010", { ean: "3760123450010" }],
  ["an EAN of a carton", "13760123450017", { ean: "13760123450017" }],
  ["twelve digits are none", "376012345001", null],
  ["brackets", "(01)03760123450010(10)A12(17)261231", { ean: "3760123450010", lot: "A12", dlc: "2026-12-31" }],
  ["spaces inside brackets", " (10) A12 (15)270100", { lot: "A12", ddm: "2027-01-31" }],
  ["the article inside", "(02)03760123450010", { ean: "3760123450010" }],
  ["a scanner's own sign before it", `]C110A12${end}17261231`, { lot: "A12", dlc: "2026-12-31" }],
  ["a separator before it", `${end}10A12`, { lot: "A12" }],
  ["fields of no use", `0037601234500100123437123${end}10A12`, { lot: "A12" }],
  ["a weight between", "3103001250" + "10A12", { lot: "A12" }],
  ["letters where digits belong", "0103760123450A1010A12", null],
  ["a field cut short", "0103760", null],
  ["no digits to name a field", `10A12${end}X1abc`, null],
  ["dates alone", "17261231", null],
  ["a month that is none", "(10)A(17)261331", { lot: "A" }],
  ["month nought", "(10)A(17)260031", { lot: "A" }],
  ["a date too long", "(10)A(17)2612311", { lot: "A" }],
  ["the last of a month in a leap year", "(10)A(17)280200", { lot: "A", dlc: "2028-02-29" }],
  ["words", "bonjour", null],
  ["nothing", "", null],
])("a scan of %s", (_, text, scanned) =>
  expect(readGs1(text)).toEqual(scanned && { ean: null, lot: null, ddm: null, dlc: null, ...scanned }),
);
