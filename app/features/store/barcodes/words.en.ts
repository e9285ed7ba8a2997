import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

/** Texts of the reading of codes by the camera. */
export const en = {
  scan: "Scan",
  title: "Scan a code",
  view: "What the camera sees",
  hint: "Place the barcode or the QR of the label in the frame.",
  problems: {
    refused: "The camera is not allowed. Allow it in the browser's settings, or type the lot number.",
    none: "No camera found on this device. Type the lot number.",
    busy: "Another application uses the camera. Close it, or type the lot number.",
    failed: "The camera does not answer. Type the lot number.",
  },
} satisfies Words<typeof fr>;
