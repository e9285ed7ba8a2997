import type { Meaning } from "./meaning";

/** What a field holds, as people see it. */
export type Kind =
  | "money"
  | "rate"
  | "quantity"
  | "thousandths"
  | "celsius"
  | "instant"
  | "date"
  | "number"
  | "boolean"
  | "choice"
  | "choices"
  | "text"
  | "texts"
  | "record"
  | "records"
  | "other";

/** A field as people see it: what kind of thing it holds, and between what one chooses. It can be written down, unlike its schema. */
export interface Shape {
  kind: Kind;
  /** The choices of an enumeration, or of a list of them. */
  options: readonly string[];
  /** The fields of a record, or of each record of a list. */
  fields: Shapes;
  /** The modules whose records an identifier names, as `recordOf` declares; none otherwise. */
  names: readonly string[];
  /** What each choice means, where it is a state. */
  meanings?: Readonly<Record<string, Meaning>>;
  /** What each entry of a list is. */
  element?: Shape;
  /** May it be left out? */
  isOptional?: true;
  /** May it be `null`? */
  isNullable?: true;
  /** May it be the empty text? */
  mayBeBlank?: true;
}

export type Shapes = Readonly<Record<string, Shape>>;

const figures: (Kind | undefined)[] = ["money", "rate", "thousandths", "celsius", "number"];

/** Does the field hold a figure one can compare? */
export function isFigure(shape: Shape | undefined): boolean {
  return figures.includes(shape?.kind);
}
