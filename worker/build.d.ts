/** The pages, as `remix vite:build` leaves them. */
declare module "*/build/server/index.js" {
  import type { ServerBuild } from "@remix-run/cloudflare";

  const build: ServerBuild;
  export = build;
}

/** pdfkit's own way to take the finished file; its types do not know it yet. */
declare module "pdfkit/output" {
  export function toBytes(document: PDFKit.PDFDocument): Promise<Uint8Array>;
}
