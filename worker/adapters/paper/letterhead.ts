import type { Paper, Party, Picture } from "@/worker/core/files/paper";
import type { Canvas } from "./canvas";
import type { PageLayout } from "./flow";
import { linesOf } from "./flow";
import { A4, BOTTOM, colours, MARGIN, MM, type Style, styles, TOP, WIDTH } from "./look";
import { en } from "./words.en";
import { fr } from "./words.fr";

/** The recipient stands where the window of a French envelope (DL) shows it: 112 mm from the left, 50 mm from the top. */
const RIGHT = 112 * MM;
const WINDOW = 50 * MM;
const LEFT_WIDTH = RIGHT - MARGIN - 20;
const RIGHT_WIDTH = MARGIN + WIDTH - RIGHT;
const LOGO = { width: 52 * MM, height: 19 * MM };

/** The top of the first page: what it is and of whom, then for whom. @returns where the body begins */
export function drawLetterhead(layout: PageLayout, paper: Paper): number {
  const { canvas } = layout;
  canvas.decorate(() => canvas.box(RIGHT, TOP, 12 * MM, 2.2, canvas.accent));
  let right = column(layout, "H1", paper.title, RIGHT, TOP + 7, RIGHT_WIDTH, titleStyle(paper, canvas));
  if (paper.reference) right = column(layout, "P", paper.reference, RIGHT, right, RIGHT_WIDTH, styles.reference);
  let left = drawSender(layout, paper);
  const parties = Math.max(WINDOW, right + 12, paper.also ? left + 12 : 0);
  if (paper.recipient) right = drawParty(layout, paper.recipient, RIGHT, parties, RIGHT_WIDTH);
  if (paper.also) left = drawParty(layout, paper.also, MARGIN, parties, LEFT_WIDTH);
  return Math.max(left, right) + 14;
}

/** In the colour that the business has chosen, if it has. */
const titleStyle = ({ template }: Paper, { accent }: Canvas): Style =>
  template && accent !== colours.accent ? { ...styles.title, colour: accent } : styles.title;

function drawSender(layout: PageLayout, { sender }: Paper): number {
  const { canvas } = layout;
  let y = TOP;
  if (sender.logo) y = drawLogo(layout, sender.logo, sender.name) + 5;
  y = column(layout, "P", sender.name, MARGIN, y, LEFT_WIDTH, sender.logo ? styles.name : styles.brand);
  y += 2;
  if (sender.brandLine) y = column(layout, "P", sender.brandLine, MARGIN, y, LEFT_WIDTH, styles.detail);
  canvas.tag("P", layout.parent, () => {
    for (const line of [...sender.address, ...sender.contacts]) {
      for (const part of linesOf(layout, line, LEFT_WIDTH, styles.detail)) {
        canvas.write(part, MARGIN, y, styles.detail);
        y += styles.detail.leading;
      }
    }
  });
  return y;
}

function drawLogo({ canvas, parent }: PageLayout, logo: Picture, name: string): number {
  const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  canvas.tag("Figure", parent, () => canvas.picture(logo, MARGIN, TOP, width, height), { alt: name });
  return TOP + height;
}

function drawParty(layout: PageLayout, { label, name, lines }: Party, x: number, top: number, width: number): number {
  let y = column(layout, "P", label, x, top, width, styles.label);
  y = column(layout, "P", name, x, y, width, styles.name);
  return lines.length ? column(layout, "P", lines.join("\n"), x, y, width, styles.body) : y;
}

/** Writes a text in a column. @returns where it ends */
function column(layout: PageLayout, role: string, text: string, x: number, top: number, width: number, style: Style): number {
  const lines = linesOf(layout, text, width, style);
  layout.canvas.tag(role, layout.parent, () => {
    for (const [at, line] of lines.entries()) layout.canvas.write(line, x, top + at * style.leading, style);
  });
  return top + lines.length * style.leading;
}

/** The top of the pages after the first: whose and which paper one is reading. @returns where the body begins */
export function drawRunningHead(canvas: Canvas, { title, reference, sender }: Paper): number {
  const y = 11 * MM;
  canvas.decorate(() => {
    canvas.write(sender.name, MARGIN, y, styles.detail);
    canvas.write([title, reference].filter(Boolean).join(" "), MARGIN + WIDTH, y, styles.detail, "right");
    canvas.rule(MARGIN, y + 14, WIDTH);
  });
  return nextTop;
}
export const nextTop = 11 * MM + 24;

/** The foot of every page: who the business is in law, and where in the paper one is. */
export function drawFeet(canvas: Canvas, layout: PageLayout, { sender, language }: Paper): void {
  const style = styles.small;
  const lines = sender.identity.flatMap((line) => linesOf(layout, line, WIDTH - 70, style));
  for (let page = 0; page < canvas.pageCount; page += 1) {
    canvas.turnTo(page);
    const words = (language === "fr" ? fr : en).page;
    const text = words.replace("{{page}}", String(page + 1)).replace("{{pages}}", String(canvas.pageCount));
    canvas.decorate(() => {
      canvas.rule(MARGIN, BOTTOM + 12, WIDTH);
      for (const [at, line] of lines.entries()) canvas.write(line, MARGIN, BOTTOM + 17 + at * style.leading, style);
      canvas.write(text, A4.width - MARGIN, BOTTOM + 17, style, "right");
    });
  }
}
