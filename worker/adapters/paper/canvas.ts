import PDFDocument from "pdfkit";
import { toBytes } from "pdfkit/output";
import type { Attachment, Picture } from "@/worker/core/files/paper";
import { placeName } from "@/worker/core/files/signing-place";
import { facturXMetadata } from "./factur-x";
import { fontNames, Fonts } from "./fonts";
import { colours, type Face, type Style } from "./look";

/** A part of the paper's structure, as screen readers walk through it. */
export type Element = PDFKit.PDFStructureElement;

interface CanvasSettings {
  title: string;
  author: string;
  language: string;
  /** Points. */
  width: number;
  height: number;
  /** The colour of titles and rules, and what titles are set in, where the business has its own. */
  accent?: string;
  titles?: "serif" | "sans";
}

/** What pdfkit has and its types do not say. */
interface WithMetadata {
  appendXML(xml: string): void;
}

/** The serif writes figures high and low; on papers they stand in line, as in the sans. */
const featuresOf = (face: Face): { features?: PDFKit.Mixins.OpenTypeFeatures[] } => (face === "title" ? { features: ["lnum"] } : {});

/**
 * Where papers are drawn: pages with y going down, texts by their top, everything either tagged or marked as decoration.
 * Made as PDF/A-3a, so that what is kept for ten years can still be read then, also by those who cannot see.
 */
export class Canvas {
  readonly root: Element;
  readonly #doc: PDFKit.PDFDocument;
  readonly #bytes: Promise<Uint8Array>;
  readonly #settings: CanvasSettings;
  readonly #fonts = new Fonts();
  #toSign = 0;

  constructor(settings: CanvasSettings) {
    const { title, author, language, width, height } = settings;
    const info = { Title: title, Author: author, Producer: "Cellier", Creator: "Cellier" };
    // pdfkit has no font of its own here: `null` keeps it from looking for Helvetica.
    const own = { font: null as unknown as string, bufferPages: true, autoFirstPage: false, size: [width, height] as [number, number] };
    this.#settings = settings;
    this.#doc = new PDFDocument({
      ...own,
      margin: 0,
      info,
      lang: language,
      displayTitle: true,
      tagged: true,
      pdfVersion: "1.7",
      subset: "PDF/A-3a",
    });
    this.#bytes = toBytes(this.#doc);
    for (const name of fontNames()) this.#doc.registerFont(name, this.#fonts.get(name) as unknown as Uint8Array);
    this.root = this.#doc.struct("Document");
    this.#doc.addStructure(this.root);
  }

  /** The one colour besides ink. */
  get accent(): string {
    return this.#settings.accent ?? colours.accent;
  }

  /** Of the rules that begin tables and totals. */
  get ruleColour(): string {
    return this.#settings.accent && this.accent !== colours.accent ? this.accent : colours.ink;
  }

  #faceOf(face: Face): Face {
    return face === "title" && this.#settings.titles === "sans" ? "strong" : face;
  }

  addPage(): void {
    const { width, height } = this.#settings;
    this.#doc.addPage({ size: [width, height], margin: 0 });
  }

  get pageCount(): number {
    return this.#doc.bufferedPageRange().count;
  }

  /** Goes back to a page, to write what is known only at the end. */
  turnTo(page: number): void {
    this.#doc.switchToPage(page);
  }

  /** How wide a text is in a style. */
  measure = (text: string, { face: wanted, size }: Pick<Style, "face" | "size">): number => {
    const face = this.#faceOf(wanted);
    return this.#fonts
      .runsOf(text, face)
      .reduce((width, run) => width + this.#doc.font(run.font).fontSize(size).widthOfString(run.text, featuresOf(face)), 0);
  };

  /** Writes one line, its leading centred on its letters. @param x where it begins, or ends when it is aligned right */
  write(text: string, x: number, top: number, style: Style, align: "left" | "right" | "center" = "left"): void {
    const { size, colour, leading } = style;
    const face = this.#faceOf(style.face);
    const width = align === "left" ? 0 : this.measure(text, style);
    let at = align === "right" ? x - width : align === "center" ? x - width / 2 : x;
    // Capitals of both families are about two thirds of the size: that is what looks centred.
    const baseline = top + leading / 2 + size * 0.33;
    for (const run of this.#fonts.runsOf(text, face)) {
      this.#doc.font(run.font).fontSize(size).fillColor(colour);
      this.#doc.text(run.text, at, baseline, { lineBreak: false, baseline: "alphabetic", ...featuresOf(face) });
      at += this.#doc.widthOfString(run.text, featuresOf(face));
    }
  }

  rule(x: number, y: number, width: number, colour: string = colours.rule, weight = 0.6): void {
    this.#doc.lineWidth(weight).strokeColor(colour);
    this.#doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke();
  }

  box(x: number, y: number, width: number, height: number, fill?: string): void {
    this.#doc.rect(x, y, width, height);
    if (fill) this.#doc.fill(fill);
    else this.#doc.lineWidth(0.6).stroke(colours.rule);
  }

  /** Fills a shape given as an SVG path. @param scale points for one of the path's units */
  shape(path: string, x: number, y: number, scale: number): void {
    this.#doc.save().translate(x, y).scale(scale).path(path).fill("#000000", "even-odd").restore();
  }

  picture({ bytes }: Picture, x: number, y: number, width: number, height: number): void {
    // pdfkit takes the bytes of the file themselves: an ArrayBuffer of nothing else.
    this.#doc.image(bytes.slice().buffer, x, y, { width, height });
  }

  /** A picture as large as a box allows, turned as it was taken. */
  pictureIn(bytes: Uint8Array, x: number, y: number, width: number, height: number): void {
    this.#doc.image(bytes.slice().buffer, x, y, { fit: [width, height], align: "center", valign: "center" });
  }

  /** Something that is read out, under what it is: P, H1, Table, TD… */
  tag(role: string, parent: Element, draw: () => void, options: { alt?: string; scope?: string } = {}): void {
    parent.add(this.#doc.struct(role, options as PDFKit.Mixins.StructureElementOptions, draw));
  }

  /** The same for what goes on over several lines or pages: it takes what is drawn later. */
  group(role: string, parent: Element, options: { title?: string } = {}): Element {
    const element = this.#doc.struct(role, options);
    parent.add(element);
    return element;
  }

  /** Rules, grounds, repeated heads: nothing to read out. */
  decorate(draw: () => void): void {
    this.#doc.markContent("Artifact", { type: "Layout" });
    draw();
    this.#doc.endMarkedContent();
  }

  /** An entry in the reader's list of parts, leading to the page in hand. */
  bookmark(text: string): void {
    this.#doc.outline.addItem(text);
  }

  /** A part of the page in hand that is to be signed: the file names it. */
  toSign(x: number, top: number, width: number, height: number): void {
    const foot = this.#settings.height - top - height;
    this.#toSign += 1;
    this.#doc.addNamedDestination(placeName(this.#toSign), "FitR", x, foot, x + width, foot + height);
  }

  attach({ name, mediaType, content, description, relationship, facturX }: Attachment): void {
    const now = new Date();
    const bytes = new TextEncoder().encode(content);
    const facts = { name, description, type: mediaType, relationship, creationDate: now, modifiedDate: now };
    this.#doc.file(bytes.buffer, facts as PDFKit.Mixins.PDFAttachmentOptions);
    if (facturX) (this.#doc as unknown as WithMetadata).appendXML(facturXMetadata(name, facturX));
  }

  /** The finished file. */
  end(): Promise<Uint8Array> {
    this.root.end();
    this.#doc.end();
    return this.#bytes;
  }
}
