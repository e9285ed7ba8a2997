import type { Facts } from "./facts";
import type { Branches } from "./grammar";

const months = {
  fr: ["janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre", "décembre"],
  en: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"],
};

/** A day as a paper writes it. */
export function dateText(iso: string, { date, words }: Branches): string {
  const [year = "", month = "", day = ""] = iso.split("-");
  const isEnglish = ["english", "trade english", "american"].includes(words);
  const named = months[isEnglish ? "en" : "fr"][Number(month) - 1] ?? "";
  // 03/04 is of two days there: these papers name the month.
  if (words === "american") return `${named} ${Number(day)}, ${year}`;
  return {
    slash: `${day}/${month}/${year}`,
    dots: `${day}.${month}.${year}`,
    words: `${Number(day)}${Number(day) === 1 && !isEnglish ? "er" : ""} ${named} ${year}`,
    iso,
    short: `${day}/${month}/${year.slice(2)}`,
    dashes: `${day}-${month}-${year}`,
  }[date];
}

/** A figure as a paper writes it. */
export function figure(value: number, decimals: number, { figures }: Branches): string {
  const [whole = "", part] = Math.abs(value).toFixed(decimals).split(".");
  const [group, point] = {
    "space comma": [" ", ","],
    "point comma": [".", ","],
    apostrophe: ["'", "."],
    "comma point": [",", "."],
    "plain comma": ["", ","],
  }[figures] as [string, string];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return `${value < 0 ? "-" : ""}${grouped}${part ? point + part : ""}`;
}

const signs = { EUR: "€", GBP: "£", CHF: "CHF", USD: "$" } as const;

/** An amount of cents; papers differ in whether they name the currency at each. */
export function money(cents: number, { branches, seed }: Facts, isSum = true): string {
  const text = figure(cents / 100, 2, branches);
  const sign = signs[branches.currency];
  const style = isSum ? seed % 3 : (seed >> 2) % 4;
  if (branches.currency === "GBP" || branches.currency === "USD") return style === 1 ? text : text.replace(/^(-?)/, `$1${sign}`);
  return style === 0 ? `${text} ${sign}` : style === 1 ? text : isSum ? `${text} ${branches.currency}` : text;
}
