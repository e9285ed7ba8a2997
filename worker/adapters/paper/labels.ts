import { refuseField } from "@/worker/core/errors";
import { type Label, type LabelFormat, type LabelSheet, labelFormats, type TextPart } from "@/worker/core/files/paper";
import { Canvas } from "./canvas";
import { captionOf, type CodeShape, codeShape } from "./codes";
import { colours, MM, type Style } from "./look";
import { widestWord, wrap } from "./text";

/** Paper that printers and knives may miss. */
const EDGE = 3 * MM;
/**
 * Sizes of the small letters, the largest that fits. Their x is 0.486 of the size: 7 pt makes the 1.2 mm of Regulation (EU)
 * 1169/2011 (article 13, annex IV); 5.3 pt the 0.9 mm that packs under 80 cm² may have, and nothing may be smaller.
 */
const SIZES = [10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6, 5.6, 5.3];

/** "370 g" in a name stays on one line. */
const MEASURED = /(\d) (?=(?:kg|g|mg|l|cl|ml)(?![\p{L}\d]))/gu;
/** Bars for a till are no reason to write smaller than this: the 1.2 mm that the law asks of most packs. */
const SMALLEST_BESIDE_TILL = 7;

interface Line {
  parts: { text: string; style: Style }[];
  leading: number;
  gap: number;
}

interface LabelLayout {
  lines: Line[];
  foot: Line[];
  codes: { shape: CodeShape; x: number; caption: string; style: Style }[];
}

/** Sheets or a roll of labels. @throws Refusal `invalid_input` naming `format` when the texts of one do not fit it */
export function drawLabels({ format: name, labels, language, title }: LabelSheet): Promise<Uint8Array> {
  const format: LabelFormat = labelFormats[name];
  const [width, height] = format.page.map((side) => side * MM) as [number, number];
  const canvas = new Canvas({ title, author: "", language, width, height });
  const perPage = format.columns * format.rows;
  const layouts = labels.flatMap(({ label, copies }) => Array<LabelLayout>(copies).fill(layOut(canvas, label, format)));
  for (const [at, label] of layouts.entries()) {
    const place = at % perPage;
    if (place === 0) canvas.addPage();
    const x = (format.left + (place % format.columns) * format.stepX) * MM;
    const y = (format.top + Math.floor(place / format.columns) * format.stepY) * MM;
    drawLabel(canvas, label, x, y, format);
  }
  return canvas.end();
}

function layOut(canvas: Canvas, label: Label, format: LabelFormat): LabelLayout {
  const width = format.width * MM - 2 * EDGE;
  const height = format.height * MM - 2 * EDGE;
  const { texts, spare = [], code, square, till, ...rest } = label;
  for (const size of till ? SIZES.filter((one) => one >= SMALLEST_BESIDE_TILL) : []) {
    const layout = layAt(canvas, { ...rest, texts: [...texts, ...spare], code: square ?? code, till }, size, width, height);
    if (layout) return layout;
  }
  // All of it where that fits; then its bars become a square, then what can be spared goes.
  for (const held of spare.length ? [[...texts, ...spare], texts] : [texts]) {
    for (const drawn of square ? [code, square] : [code]) {
      for (const size of SIZES) {
        const layout = layAt(canvas, { ...rest, texts: held, code: drawn }, size, width, height);
        if (layout) return layout;
      }
    }
  }
  return refuseField("format", "label_too_small");
}

/** The label at one size of letters; null when it does not fit. */
function layAt(
  canvas: Canvas,
  { title, subtitle, texts, facts, code, till, foot }: Label,
  size: number,
  width: number,
  height: number,
): LabelLayout | null {
  const styleOf = (face: Style["face"], times: number, colour: string = colours.ink): Style => ({
    face,
    size: size * times,
    colour,
    leading: size * times * 1.22,
  });
  const small = styleOf("text", 1);
  const strong = styleOf("strong", 1);
  const plain = (text: string, style: Style, gap = 0) => linesIn(canvas, [{ text, style }], width, gap);
  const lines = [
    ...plain(title.replace(MEASURED, "$1\u00a0"), styleOf("title", 1.45)),
    ...(subtitle ? plain(subtitle, small) : []),
    ...texts.flatMap((parts) => linesIn(canvas, styled(parts, small, strong), width, size * 0.35)),
  ];
  const isFlat = code && (code.kind === "qr" || code.kind.endsWith("datamatrix"));
  const codePlace = code ? placeOfCode(isFlat === true, width, height, till ? BESIDE : WHOLE) : null;
  const shape = code && codePlace ? codeShape(code, codePlace) : null;
  // An EAN-13 has its quiet zones: eleven modules at the left, seven at the right.
  if (shape && shape.width + 18 * shape.scale > width) return null;
  const bars = till ? codeShape(till, placeOfCode(false, width, height, BESIDE)) : null;
  const codeWidth = shape ? shape.width + 14 * shape.scale : 0;
  const barsWidth = bars ? bars.width + 18 * bars.scale : 0;
  const factsWidth = width - codeWidth - barsWidth;
  const isBroken = ({ value }: Label["facts"][number]) => widestWord(value, (text) => canvas.measure(text, strong)) > factsWidth;
  if (bars && facts.some(isBroken)) return null;
  const factLines = facts.flatMap(({ label, value }) =>
    linesIn(
      canvas,
      [
        { text: `${label} `, style: small },
        { text: value, style: strong },
      ],
      factsWidth,
      0,
    ),
  );
  const footLines = [
    ...factLines,
    ...foot.flatMap((text) => linesIn(canvas, [{ text, style: styleOf("text", 0.9, colours.muted) }], factsWidth, 0)),
  ];
  const captionStyle = styleOf("text", 0.95);
  const codeHeight = Math.max(0, ...[shape, bars].map((one) => (one ? one.height + captionStyle.leading : 0)));
  if (factsWidth < 12 * MM && footLines.length) return null;
  if (heightOf(lines) + Math.max(heightOf(footLines), codeHeight) + size * 0.5 > height) return null;
  return {
    lines,
    foot: footLines,
    codes: [
      ...(shape && code ? [{ shape, x: width - shape.width - 7 * shape.scale, caption: captionOf(code), style: captionStyle }] : []),
      ...(bars && till
        ? [{ shape: bars, x: width - codeWidth - bars.width - 7 * bars.scale, caption: captionOf(till), style: captionStyle }]
        : []),
    ],
  };
}

/** The most millimetres of a code that stands alone, and of two beside one another: bars near their nominal size (0.33 mm each). */
const WHOLE = { square: 26, bars: 40 };
const BESIDE = { square: 16, bars: 32 };

function placeOfCode(isFlat: boolean, width: number, height: number, most: typeof WHOLE) {
  const side = Math.min(height * 0.45, most.square * MM);
  if (isFlat) return { width: side, height: side };
  return { width: Math.min(width * 0.55, most.bars * MM), height: Math.min(height * 0.32, 18 * MM) };
}

const styled = (parts: TextPart[], small: Style, strong: Style) =>
  parts.map((part) => ({ text: part.text, style: part.strong ? strong : small }));

/** A text in several styles, broken into lines: wrapped by its widest style, so that strong words never run over. */
function linesIn(canvas: Canvas, parts: { text: string; style: Style }[], width: number, gap: number): Line[] {
  const text = parts.map((part) => part.text).join("");
  const marks = parts.flatMap(({ text: own, style }) => Array<Style>(own.length).fill(style));
  const leading = Math.max(...parts.map(({ style }) => style.leading));
  let at = 0;
  const styleAt = (place: number) => marks[place] ?? (parts[0] as { style: Style }).style;
  const measure = (piece: string) =>
    canvas.measure(
      piece,
      styleAt(
        Math.max(
          0,
          marks.findIndex(({ face }) => face === "strong"),
        ),
      ),
    );
  return wrap(text, width, measure).map((line, row) => {
    const start = text.indexOf(line, at);
    at = start + line.length;
    const cut: Line["parts"] = [];
    for (let place = start; place < at; place += 1) {
      const last = cut.at(-1);
      if (last?.style === styleAt(place)) last.text += text.charAt(place);
      else cut.push({ text: text.charAt(place), style: styleAt(place) });
    }
    return { parts: cut, leading, gap: row === 0 ? gap : 0 };
  });
}

const heightOf = (lines: Line[]) => lines.reduce((sum, { leading, gap }) => sum + leading + gap, 0);

function drawLabel(canvas: Canvas, { lines, foot, codes }: LabelLayout, left: number, top: number, format: LabelFormat): void {
  const x = left + EDGE;
  const bottom = top + format.height * MM - EDGE;
  const section = canvas.group("Sect", canvas.root);
  canvas.tag("P", section, () => {
    writeLines(canvas, lines, x, top + EDGE);
    writeLines(canvas, foot, x, bottom - heightOf(foot));
  });
  for (const { shape, x: at, caption, style } of codes) {
    const y = bottom - shape.height - style.leading;
    const draw = () => {
      canvas.shape(shape.path, x + at, y, shape.scale);
      canvas.write(caption, x + at + shape.width / 2, y + shape.height, style, "center");
    };
    canvas.tag("Figure", section, draw, { alt: caption });
  }
}

function writeLines(canvas: Canvas, lines: Line[], x: number, top: number): void {
  let y = top;
  for (const { parts, leading, gap } of lines) {
    let at = x;
    y += gap;
    for (const { text, style } of parts) {
      canvas.write(text, at, y, { ...style, leading });
      at += canvas.measure(text, style);
    }
    y += leading;
  }
}
