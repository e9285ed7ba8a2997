import type { Paper, PictureSheet, Print } from "@/worker/core/files/paper";
import { contentOf, type PaperFile } from "@/worker/core/contract/printing";
import { factSlabs, slabsOf } from "./blocks";
import { Canvas } from "./canvas";
import type { PageLayout } from "./flow";
import { drawLabels } from "./labels";
import { drawFeet, drawLetterhead, drawRunningHead, nextTop } from "./letterhead";
import { A4, BOTTOM, MM } from "./look";
import { paginate } from "./pages";
import { inTemplate } from "./template";

/** Draws a print. @throws Refusal `invalid_input` naming `format` when a label's texts do not fit it */
export async function draw(print: Print): Promise<PaperFile> {
  const bytes = await bytesOf(print);
  return { fileName: `${print.fileName}.pdf`, mediaType: "application/pdf", content: contentOf(bytes) };
}

function bytesOf(print: Print): Promise<Uint8Array> {
  if (print.kind === "labels") return drawLabels(print);
  return print.kind === "picture" ? drawPicture(print) : drawPaper(inTemplate(print));
}

/** A margin that every printer leaves white. */
const EDGE = 5 * MM;

function drawPicture({ title, language, bytes }: PictureSheet): Promise<Uint8Array> {
  const canvas = new Canvas({ title, author: "", language, ...A4 });
  canvas.addPage();
  const draw = () => canvas.pictureIn(bytes, EDGE, EDGE, A4.width - 2 * EDGE, A4.height - 2 * EDGE);
  canvas.tag("Figure", canvas.root, draw, { alt: title });
  return canvas.end();
}

const lookOf = ({ template }: Paper) => (template ? { accent: template.accent, titles: template.titles } : {});

function drawPaper(paper: Paper): Promise<Uint8Array> {
  const title = [paper.title, paper.reference].filter(Boolean).join(" ");
  const canvas = new Canvas({ title, author: paper.sender.name, language: paper.language, ...A4, ...lookOf(paper) });
  const layout: PageLayout = { canvas, parent: canvas.root };
  canvas.addPage();
  canvas.bookmark(title);
  const first = drawLetterhead(layout, paper);
  const slabs = [
    ...(paper.facts?.length ? factSlabs(layout, paper.facts) : []),
    ...paper.blocks.flatMap((block) => slabsOf(layout, block)),
  ];
  for (const [at, page] of paginate(slabs, { first, next: nextTop, bottom: BOTTOM }).entries()) {
    if (at > 0) {
      canvas.addPage();
      drawRunningHead(canvas, paper);
    }
    for (const { slab, y, isAgain } of page) slab.draw(y, isAgain);
  }
  drawFeet(canvas, layout, paper);
  for (const attachment of paper.attachments ?? []) canvas.attach(attachment);
  return canvas.end();
}
