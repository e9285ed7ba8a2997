import type { fr } from "./words.fr";
import type { Words } from "@/worker/core/text/words-type";

export const en: Words<typeof fr> = {
  title: "Files",
  none: "No file yet.",
  ofCellier: "{{name}}, Cellier",
  file: "A file",
  help: "PDF, picture, Word, Excel, OpenDocument or text, 20 MB at most.",
  tooLarge: "This file is larger than 20 MB.",
  attach: "Add the file",
  detach: "Take back",
  keep: "Keep among my documents",
  kept: "Kept among your documents",
  folder: "Consultancy",
};
