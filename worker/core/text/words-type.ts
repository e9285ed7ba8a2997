/** The same keys as a French catalogue, with any text: what makes an English catalogue incomplete a type error. */
export type Words<French> = { readonly [Key in keyof French]: French[Key] extends string ? string : Words<French[Key]> };

/** The part of a module's words that doors derive from: names of operations, fields and choices. */
export interface ModuleWords {
  title: string;
  /** What one record is called, and several: "1 commande", "12 commandes". */
  counted?: { one: string; other: string };
  operations: Record<string, { title: string; done?: string; examples?: readonly string[] }>;
  fields: Record<string, string>;
  values?: Record<string, Record<string, string>>;
  /** Other words people use for a field or a choice, where the label alone would not be recognised. */
  synonyms?: {
    fields?: Record<string, readonly string[]>;
    values?: Record<string, Record<string, readonly string[]>>;
    /** What people call the columns of their files, by the field. */
    headings?: Record<string, readonly string[]>;
  };
}
