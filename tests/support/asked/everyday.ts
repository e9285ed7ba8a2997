import { createHash } from "node:crypto";
import type { Language } from "@/worker/core/language";
import all from "./everyday.json";
import parts from "./narrowed.json";

/**
 * Short, spoken and hurried questions, a few ways to ask each thing in each language, written on 28 November 2026 before the first
 * score. Half of them (by their digest) were never looked at while the assistant was mended.
 */
interface Everyday {
  module: string;
  /** Statements that answer it, of which any one will do; columns as in questions.ts. */
  sql?: string[];
  isUnknown?: boolean;
  /** A statement whose values an answer must not hold: rows that the question leaves out. */
  without?: string;
  fr: string[];
  en: string[];
}

export const everyday: readonly Everyday[] = all;

/**
 * Parts of every list (what is late, refused, expired, of somebody, of some days), one way to ask in each language, written on
 * 28 November 2026 from the list of operations before the words for states were gathered.
 */
export const narrowed: readonly Everyday[] = parts;

/** The half that a question is of: "A" was looked at, "B" was not. */
export const halfOf = (text: string) => ((createHash("md5").update(text).digest()[0] ?? 0) % 2 === 0 ? "A" : "B");

/** Every question with its language. */
export const ways = (one: Everyday): { language: Language; text: string }[] =>
  (["fr", "en"] as const).flatMap((language) => one[language].map((text) => ({ language, text })));
