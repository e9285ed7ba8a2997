import { z } from "zod";
import { CENT, MONEY_SCALE } from "../figures/money";
import { inBase, inParts } from "./internal";
import { planNames } from "./plans";
import { QUANTITY_SCALE, unitNames, units, unitsIn } from "../figures/quantity";
import { RATE_SCALE } from "../figures/rate";
import { REFERENCE } from "./reference";
import { vatRates } from "../trade/trade";

// Neither the Worker nor a page may make code of text: a try at it would only be reported.
z.config({ jitless: true });
export { z };

/** Characters that no name or note contains: they break terminals, files and logs. Line breaks and tabs are judged apart. */
const CONTROL = /(?![\n\r\t])[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;
const BREAKS = /[\n\r\t\u2028\u2029]/;

/** One line of text, trimmed, with at least one character. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !CONTROL.test(text) && !BREAKS.test(text), { params: { code: "control" } });

/** A text that may be as long as this is written in several lines; a shorter one stands on one. */
export const SEVERAL_LINES = 300;

/** A text, trimmed; may be empty. */
export const note = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !CONTROL.test(text) && (max >= SEVERAL_LINES || !BREAKS.test(text)), { params: { code: "control" } });

/** Characters of so many bytes in base64, with what a data URL puts before them. */
const base64Length = (bytes: number) => Math.ceil(bytes / 3) * 4 + 200;

/**
 * A file in base64, or as a data URL. One that is too long is refused as a file is, not as a text is: people know its megabytes.
 * @param most bytes @param code what refuses more of them
 */
export const fileContent = (most: number, code: string) =>
  z
    .string()
    .refine((text) => text.length <= base64Length(most), { params: { code } })
    .meta({ maxLength: base64Length(most) });

/** A host, with or without http:// or https:// before it: what leads anywhere else is no website. May be empty. */
export const website = (max: number) =>
  note(max).refine((text) => text === "" || /^(https?:\/\/)?[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d+)?(\/\S*)?$/iu.test(text), {
    params: { code: "format" },
  });

/** An identifier as we make them; anything else cannot exist. */
export const identifier = z.string().trim().min(1).max(64).regex(REFERENCE);

/**
 * The identifier of a record of another module than the operation's own; one without modules is of its own module.
 * @param modules where its name is looked up; where several records of one module have it, the next one's stands for them
 */
export const recordOf = (...modules: [string, ...string[]]) => identifier.meta({ names: modules });

/** A place of the stock, by its identifier or its name. */
export const stockPlace = line(64);

/** A number at the doors, an integer of `scale` parts of it inside. */
const scaled = (scale: number, minimum: number, maximum: number) =>
  z.codec(
    z
      .number()
      .min(minimum)
      .max(maximum)
      .refine((value) => isWhole(value * scale), { params: { code: "decimals" } }),
    z.int(),
    { decode: (value) => inParts(value, scale), encode: (value) => value / scale },
  );

/** Whole, but for what binary fractions blur. */
const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-4;

/** Euros at the doors (at most 4 decimals), ten-thousandths of a euro inside; never negative. */
export const money = scaled(MONEY_SCALE, 0, 1_000_000);
/** What amounts of money come to: more than anyone types for one. */
export const sum = scaled(MONEY_SCALE, 0, 900_000_000_000);
/** An amount of money with its sign: what is left, earned or owed. */
export const balance = scaled(MONEY_SCALE, -900_000_000_000, 900_000_000_000);
const inCents = <Amount extends z.ZodType<number>>(amount: Amount) =>
  amount.refine((value) => value % CENT === 0, { params: { code: "decimals" } });
/** Money that changes hands: whole cents, never negative. Prices of a unit have more decimals. */
export const cents = inCents(money);
/** What an account holds: whole cents, with their sign. */
export const balanceInCents = inCents(balance);
/** Percent at the doors (at most 2 decimals), hundredths of a percent inside: as much as the dearest is of the cheapest. */
export const rate = scaled(RATE_SCALE, -10_000_000_000_000, 10_000_000_000_000);
/** How many of what a supplier counts in: at most 3 decimals at the doors, thousandths inside; negative when it went back. */
export const supplierQuantity = scaled(1_000, -1_000_000, 1_000_000);
/** A VAT rate of the law's. */
export const vatRate = rate.refine((value) => (vatRates as readonly number[]).includes(value), {
  params: { code: "choice", values: { choices: vatRates.map((choice) => choice / RATE_SCALE) } },
});
/** A part of a whole: percent from 0 to 100 at the doors, hundredths of a percent inside. */
export const share = scaled(RATE_SCALE, 0, 100);
/** A part that is lost, kept back or earned of a whole, never all of it: from 0 to under 100 %. */
export const partialShare = rate.refine((value) => value >= 0 && value < 10_000, { params: { code: "share" } });
/** An e-mail address, in lower case. */
export const email = z.string().trim().toLowerCase().max(254).pipe(z.email());
export const unit = z.enum(unitNames);
/** Grams or kilojoules with at most 3 decimals at the doors, thousandths inside; never negative. */
export const thousandths = scaled(1_000, 0, 1_000_000);
/** What an instrument shows, in the unit of its measure: at most 3 decimals at the doors, thousandths inside. */
export const gauged = scaled(1_000, -1_000_000, 1_000_000);
/** What a laboratory finds: counts go far; at most 3 decimals at the doors, thousandths inside. */
export const assayed = scaled(1_000, -1_000, 1_000_000_000);
/** Degrees Celsius with at most 2 decimals at the doors, hundredths inside. */
export const celsius = scaled(100, -100, 300);
/**
 * How much of something: a number and its unit at the doors (`{"value": 2.5, "unit": "kg"}`; "2,5 kg" where one types), inside
 * thousandths of the unit's base with the unit people chose. More than nothing.
 */
export const quantity = quantityOf(z.number().positive().max(1_000_000_000)).refine(({ amount }) => amount > 0, {
  path: ["value"],
  params: { code: "decimals" },
});
/** A quantity that was computed: less than one can weigh is nothing, and together they are more than anyone types. */
export const measured = quantityOf(z.number().min(0));
/** A quantity that came or left: negative when it left. */
export const signed = quantityOf(z.number());

function quantityOf(value: z.ZodNumber) {
  return z.codec(
    z
      .strictObject({ value, unit })
      .refine(({ value, unit }) => isWhole(value * units[unit].factor * QUANTITY_SCALE), { path: ["value"], params: { code: "decimals" } }),
    z.object({ amount: z.int(), unit }),
    {
      decode: inBase,
      encode: ({ amount, unit }) => ({ value: unitsIn(amount, unit), unit }),
    },
  );
}

export type Quantity = z.output<typeof quantity>;
/** Between what days people trade, and since when something may have been done. */
export const EARLIEST_DAY = "1900-01-01";
export const LATEST_DAY = "2999-12-31";
export const EARLIEST_BUSINESS_DAY = "2000-01-01";
/** A civil date, YYYY-MM-DD everywhere; in years that people trade in, so that days can be counted from it and to it. */
export const civil = z.iso
  .date({ abort: true })
  .refine((date) => date >= EARLIEST_DAY && date <= LATEST_DAY, { abort: true, params: { code: "years" } });
/** The day on which something was done, or came: none before this century. */
export const businessDay = civil.refine((day) => day >= EARLIEST_BUSINESS_DAY, { params: { code: "too_early" } });
export const plan = z.enum(planNames);
/** An instant: ISO 8601 at the doors, UTC milliseconds inside. */
export const instant = z.codec(z.iso.datetime(), z.int(), {
  decode: (text) => Date.parse(text),
  encode: (milliseconds) => new Date(milliseconds).toISOString(),
});

/** The version of a record the caller last saw; a change since then refuses the command. */
export const version = z.int().min(1).optional();

const EAN13 = /^\d{13}$/;
/** A GS1 barcode of 13 digits whose last one checks the others; spaces and hyphens, as packs print them, count for nothing. */
export const ean13 = z
  .string()
  .overwrite((text) => text.replace(/[\s-]/g, ""))
  .regex(EAN13)
  .refine((digits) => !EAN13.test(digits) || hasCheckDigit(digits), { params: { code: "check_digit" } });

function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** What every list accepts: how many rows, where to go on, what to look for. */
export const paging = {
  limit: z.int().min(1).max(100).default(50),
  cursor: z.string().max(500).optional(),
  search: z.string().trim().max(100).optional(),
};

/** A page of a list: its rows and where the next begins; `total` counts every row that matches. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ items: z.array(row), nextCursor: z.string().nullable(), total: z.int().optional() });
