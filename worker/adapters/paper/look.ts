/** How papers look: ink on white, one warm accent. Lengths in points (1/72 inch) unless said otherwise. */
export const MM = 72 / 25.4;
export const A4 = { width: 210 * MM, height: 297 * MM };
/** 17 mm left and right: what every office printer reaches, and holes for a binder. */
export const MARGIN = 17 * MM;
export const WIDTH = A4.width - 2 * MARGIN;
export const TOP = 15 * MM;
/** Where what is written ends: the foot's lines stand below. */
export const BOTTOM = A4.height - 24 * MM;

export const colours = { ink: "#2b211b", muted: "#6b5c4f", rule: "#d9d0c2", accent: "#b8321f", well: "#f7f3ec" } as const;

/** `title` is the serif of the product's headings; `text` and `strong` its sans, whose figures all have one width. */
export type Face = "text" | "strong" | "title";

export interface Style {
  face: Face;
  size: number;
  colour: string;
  /** From one line to the next. */
  leading: number;
}

const style = (face: Face, size: number, leading: number, colour: string = colours.ink): Style => ({ face, size, colour, leading });

export const styles = {
  title: style("title", 21, 25),
  reference: style("strong", 11.5, 15),
  brand: style("title", 16, 19),
  heading: style("title", 12.5, 16),
  name: style("strong", 10.5, 14),
  body: style("text", 9.5, 13),
  strong: style("strong", 9.5, 13),
  detail: style("text", 8, 10.5, colours.muted),
  label: style("text", 7.8, 10.5, colours.muted),
  head: style("strong", 7.8, 10.5, colours.muted),
  sum: style("strong", 12.5, 17),
  small: style("text", 7.4, 9.8, colours.muted),
};
