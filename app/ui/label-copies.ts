import type { FormEvent } from "react";
import { type LabelFormatName, labelFormats } from "@/worker/core/files/paper";

/** How many labels a form asks for as long as nobody types how many: a sheet of them, or one of a roll. */
export function fillSheet({ target, currentTarget }: FormEvent<HTMLFormElement>): void {
  const format = currentTarget.elements.namedItem("format");
  const copies = currentTarget.elements.namedItem("copies");
  if (!(format instanceof HTMLSelectElement && copies instanceof HTMLInputElement)) return;
  if (target === copies) copies.dataset.typed = "";
  if (target !== format || copies.dataset.typed !== undefined) return;
  const { columns, rows } = labelFormats[format.value as LabelFormatName];
  copies.value = String(columns * rows);
}
