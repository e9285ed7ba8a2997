/** A page of A4, in points. */
export const PAGE = { width: 595, height: 842 };
const LINES = 44;

/**
 * The smallest PDF that says something: a title and lines of text on A4, the same bytes each time. Letters are those of
 * Windows-1252, which every reader of PDF brings along.
 * @param pages the lines of each page
 */
export function tinyPdf(title: string, pages: readonly (readonly string[])[]): Uint8Array {
  const objects: string[] = [];
  const kids = pages.map((_, at) => `${4 + 2 * at} 0 R`).join(" ");
  objects.push("<< /Type /Catalog /Pages 2 0 R >>", `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  objects.push("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>");
  for (const [at, lines] of pages.entries()) {
    const content = contentOf(at === 0 ? title : "", lines.slice(0, LINES));
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F 3 0 R >> >> /Contents ${5 + 2 * at} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  let file = "%PDF-1.4\n";
  const starts = objects.map((object, at) => {
    const start = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const end = file.length;
  const table = starts.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("");
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`;
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0));
}

function contentOf(title: string, lines: readonly string[]): string {
  const head = title ? `/F 17 Tf 60 770 Td (${written(title)}) Tj /F 11 Tf 0 -34 Td` : "/F 11 Tf 60 770 Td";
  return `BT ${head} 16 TL ${lines.map((line) => `(${written(line)}) Tj T*`).join(" ")} ET`;
}

/** Signs of Windows-1252 that are elsewhere in Unicode. */
const elsewhere: Record<string, number> = { "€": 0x80, "…": 0x85, "’": 0x92, "–": 0x96, "—": 0x97, œ: 0x9c };

function written(text: string): string {
  return [...text.normalize("NFC").replace(/[\u202f\u2009]/g, "\u00a0")]
    .map((sign) => String.fromCharCode(elsewhere[sign] ?? ((sign.codePointAt(0) ?? 63) < 256 ? (sign.codePointAt(0) ?? 63) : 63)))
    .join("")
    .replace(/[\\()]/g, "\\$&");
}
