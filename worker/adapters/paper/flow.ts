import type { Canvas, Element } from "./canvas";
import { MARGIN, type Style, styles, WIDTH } from "./look";
import type { Slab } from "./pages";
import { wrap } from "./text";

/** What blocks are laid out with. */
export interface PageLayout {
  canvas: Canvas;
  parent: Element;
}

/** The lines of a text in a style. */
export function linesOf({ canvas }: PageLayout, text: string, width: number, style: Style): string[] {
  return wrap(text, width, (part) => canvas.measure(part, style));
}

/** Made when it is first drawn, so that the structure has the order of the page. */
export function later<T>(make: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

/** A text of any length, line by line; neither its first line nor its last is ever alone on a page. */
export function paragraph(layout: PageLayout, text: string, style: Style, { role = "P", gap = 0, withNext = false } = {}): Slab[] {
  const element = later(() => layout.canvas.group(role, layout.parent));
  const lines = linesOf(layout, text, WIDTH, style);
  return lines.map((line, at) => ({
    height: style.leading,
    gap: at === 0 ? gap : 0,
    withNext: at === 0 ? lines.length > 1 || withNext : at === lines.length - 2 || (at === lines.length - 1 && withNext),
    draw: (y) => void element().add(() => layout.canvas.write(line, MARGIN, y, style)),
  }));
}

/** A part's title, with what it begins. */
export function heading(layout: PageLayout, text: string): Slab[] {
  const lines = linesOf(layout, text, WIDTH, styles.heading);
  const element = later(() => {
    layout.canvas.bookmark(text);
    return layout.canvas.group("H2", layout.parent);
  });
  return lines.map((line, at) => ({
    height: styles.heading.leading + (at === lines.length - 1 ? 4 : 0),
    gap: at === 0 ? 16 : 0,
    withNext: true,
    draw: (y) => void element().add(() => layout.canvas.write(line, MARGIN, y, styles.heading)),
  }));
}
