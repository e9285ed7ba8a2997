import type { Language } from "../language";

/** The same keys as a French catalogue, with any text: what makes an English catalogue incomplete a type error. */
export type Words<French> = { readonly [Key in keyof French]: French[Key] extends string ? string : Words<French[Key]> };

/** Words in the language of whoever reads them. */
export function inLanguage<French>(language: Language, french: French, english: Words<French>): French {
  return language === "fr" ? french : (english as unknown as French);
}

/** The part of a module's words that doors derive from: names of operations, fields and choices. */
export interface ModuleWords {
  title: string;
  /** What one record is called, and several: "1 commande", "12 commandes". */
  counted?: { one: string; other: string };
  operations: Record<string, OperationWords>;
  /** What the product has done by itself, in words, by the verb of its own operation. */
  byItself?: Record<string, string>;
  fields: Record<string, string>;
  /** Why a field is refused, by the code of the refusal: what no other module refuses for. Codes are the product's, each in one place. */
  errors?: Record<string, string>;
  values?: Record<string, Record<string, string>>;
  /** Other words people use for a field or a choice, where the label alone would not be recognised. */
  synonyms?: {
    fields?: Record<string, readonly string[]>;
    values?: Record<string, Record<string, readonly string[]>>;
    /** What people call the columns of their files, by the field. */
    headings?: Record<string, readonly string[]>;
  };
}

/** What an operation is called, and the sentences around it. */
interface OperationWords {
  title: string;
  /** The message once it is done. */
  done?: string;
  /** The label of its button on the record's own screen, where the title would name the record again. */
  button?: string;
  /** What is asked before it, where nothing takes it back. */
  ask?: { title: string; text: string; button?: string };
  /** How people ask for it. */
  examples?: readonly string[];
}
