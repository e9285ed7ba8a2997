import { code128, datamatrix, ean13, gs1_128, gs1datamatrix, qrcode, type RenderOptions } from "bwip-js/generic";
import type { Code, CodeKind, CodeOutline } from "@/worker/core/files/paper";
import { MM } from "./look";

/** A code as a shape to fill, in its own units, and the size it is drawn in. */
export interface CodeShape {
  path: string;
  /** Points for one unit. */
  scale: number;
  /** Points. */
  width: number;
  height: number;
}

const encoders = { ean13, code128, "gs1-128": gs1_128, qr: qrcode, datamatrix, "gs1-datamatrix": gs1datamatrix };
const isFlat = (kind: CodeKind) => kind === "qr" || kind === "datamatrix" || kind === "gs1-datamatrix";

/** Millimetres of one bar or square that scanners still read well, and more than which helps no one (GS1 General Specifications, 5.12). */
const NARROWEST = 0.264;
const WIDEST = 0.5;

/**
 * A code drawn as large as its place allows.
 * @param place points
 * @throws Error when the value does not fit the code: check it before printing
 */
export function codeShape({ kind, value }: Code, place: { width: number; height: number }): CodeShape {
  const drawing = new Outline();
  // Bars are drawn one unit wide and as high as asked; the scale comes after.
  const options = { text: value, scale: 1, includetext: false, ...(kind === "qr" && { eclevel: "M" }) };
  const { path, width, height } = encoders[kind](options as unknown as RenderOptions, drawing);
  if (isFlat(kind)) {
    const scale = Math.min(place.width / width, place.height / height, 1.2 * MM);
    return { path, scale, width: width * scale, height: height * scale };
  }
  const scale = Math.max(NARROWEST * MM, Math.min(WIDEST * MM, place.width / width));
  const stretched = stretch(drawing.bars, place.height / scale);
  return { path: stretched, scale, width: width * scale, height: place.height };
}

/** A square to scan, as a shape for a screen. */
export function outlineOf(value: string): CodeOutline {
  const options = { text: value, scale: 1, includetext: false, eclevel: "M" };
  const { path, width } = encoders.qr(options as unknown as RenderOptions, new Outline());
  return { path, size: width };
}

/** What stands under a code: an EAN-13 in its three groups. */
export function captionOf({ kind, value, caption }: Code): string {
  return caption ?? (kind === "ean13" ? value.replace(/^(\d)(\d{6})/, "$1\u2002$2\u2002") : value);
}

interface Bar {
  x: number;
  width: number;
}

function stretch(bars: Bar[], height: number): string {
  return bars.map(({ x, width }) => `M${x} 0h${width}v${height}h${-width}z`).join("");
}

/** What bwip-js draws on: it keeps the shape instead. */
class Outline {
  readonly bars: Bar[] = [];
  #path = "";
  #size = { width: 0, height: 0 };

  scale(): [number, number] {
    return [1, 1];
  }
  measure() {
    return { width: 0, ascent: 0, descent: 0 };
  }
  init(width: number, height: number): void {
    this.#size = { width, height };
  }
  line(x0: number, _y0: number, _x1: number, _y1: number, width: number): void {
    this.bars.push({ x: x0 - width / 2, width });
  }
  polygon(points: [number, number][]): void {
    this.#path += `${points.map(([x, y], at) => `${at ? "L" : "M"}${x} ${y}`).join("")}z`;
  }
  hexagon(): void {}
  ellipse(): void {}
  fill(): void {}
  text(): void {}
  end() {
    return { path: this.#path, ...this.#size };
  }
}
