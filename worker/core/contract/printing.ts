import { mediaTypes } from "../files/file-kind";
import { z } from "./fields";
import { type Input, type Operation, query } from "./operation";

const fileOf = <const Types extends readonly [string, ...string[]]>(types: Types) =>
  z.object({ fileName: z.string(), mediaType: z.enum(types), content: z.string() });

/** A paper as a file: what it is called, what it is, and its bytes in base64. */
export const paperFile = fileOf(["application/pdf"]);
export type PaperFile = z.output<typeof paperFile>;

/** A picture, in the same way. */
export const pictureFile = fileOf(["image/png", "image/jpeg", "image/webp"]);
export type PictureFile = z.output<typeof pictureFile>;

/** Data that another program reads, in the same way: an electronic invoice. */
export const xmlFile = fileOf(["application/xml"]);

/** Many papers in one file, in the same way. */
export const zipFile = fileOf(["application/zip"]);

/** A file that a person brought in, in the same way: browsers show some kinds, and only keep the others. */
export const broughtFile = fileOf(mediaTypes);

const sheets = [paperFile, pictureFile, xmlFile, zipFile, broughtFile] as const;
type SheetSchema = (typeof sheets)[number];
/** What is looked at, printed or handed on as it is. */
export type SheetFile = z.output<SheetSchema>;

/** No plan closes papers: what the law asks for is not for sale. */
const unsold = { feature: undefined };

/** Declares an operation that answers with a paper. */
export function paperOf<In extends Input>(input: In) {
  return query({ access: unsold, input, output: paperFile });
}

/** Declares an operation that answers with a picture. */
export function pictureOf<In extends Input>(input: In) {
  return query({ access: unsold, input, output: pictureFile });
}

/** Declares an operation that answers with a file that was brought in. */
export function broughtOf<In extends Input>(input: In) {
  return query({ access: unsold, input, output: broughtFile });
}

/** Declares an operation that answers with data for another program. */
export function xmlOf<In extends Input>(input: In) {
  return query({ access: unsold, input, output: xmlFile });
}

/**
 * Declares an operation that answers with many papers in one file.
 * @param inParts the verbs of its module that say which they are, and answer with one of them by its place
 */
export function bundleOf<In extends Input>(input: In, inParts: { listed: string; each: string }) {
  return query({ access: unsold, input, output: zipFile, inParts });
}

/** Does the operation answer with a file: a paper, a picture, data for another program? */
export function isSheet(operation: Operation): operation is Operation<Input, SheetSchema> {
  return sheets.some((sheet) => operation.output === sheet);
}

/** The media types that such an operation may answer with. */
export function mediaTypesOf(operation: Operation): string[] {
  return isSheet(operation) ? [...operation.output.shape.mediaType.options] : [];
}

/** Bytes as a file's content. In parts: a call takes only so many arguments. */
export function contentOf(bytes: Uint8Array): string {
  let letters = "";
  for (let at = 0; at < bytes.length; at += 8_192) letters += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(letters);
}

/** The bytes of a file's content. Without a list of its letters between: the longest would fill an isolate. */
export function bytesOf({ content }: { content: string }): Uint8Array<ArrayBuffer> {
  const letters = atob(content);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
}
