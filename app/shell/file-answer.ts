/** A file to keep, as a page's loader answers it. */
export function fileAnswer({ fileName, text }: { fileName: string; text: string }): Response {
  return new Response(text, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${fileName}"`,
      "cache-control": "no-store",
    },
  });
}
