import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "PDF generator",
  sentence: "All the papers of the house, with your logo, as they will be printed.",
  download: "Open the PDF",
  show: "Show",
  recordHelp: "Its reference, SKU or number",
  previewOf: "Preview: {{kind}}",
  previewHelp: "The first page, as it will be printed.",
  nothingOf: "Choose what the paper is about.",
  notMade: "This paper cannot be made.",
};
