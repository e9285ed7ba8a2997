import { Refusal } from "@/worker/core/errors";
import type { RequestContext } from "./request-context";

const MEGABYTE = 1024 * 1024;
/** The most bytes that are read of a body that is refused, so that its sender hears the answer. */
const PATIENCE = 64 * MEGABYTE;

/** Where files are brought in, a body may be as long as the longest file, whatever its wrapping adds to it. */
const forFiles = { paths: /^\/(api|customer)\/imports(\/new)?(\.data)?$/, most: 8 * MEGABYTE, label: "5 Mo" };
/** A picture of the business or of an article: base64 adds a third. */
const forPictures = {
  paths:
    /^\/(api\/company\/set-logo|api\/(experts|items)\/[\w.:-]+\/set-picture|customer\/(products|ingredients)\/[\w.:-]+(\.data)?|admin\/consultancy\/experts\/[\w.:-]+(\.data)?|account-settings(\/logo)?(\.data)?)$/,
  most: 2 * MEGABYTE,
  label: "1 Mo",
};
/** A document to be read, alone on its way. */
const forDocuments = {
  paths:
    /^\/(api\/(scans\/upload|documents\/upload(-part)?|documents\/[\w.:-]+\/add-version|(service-requests|appointments)\/[\w.:-]+\/attach|signatures|seals\/check)|admin\/(consultancy-appointments|consultancy-orders|service-requests)\/[\w.:-]+(\.data)?|customer\/(service-request-form|(service-requests|consultancy-appointments)\/[\w.:-]+|scans(\/upload)?|documents(\/upload|\/[\w.:-]+)?|signature\/new)(\.data)?|verify(\.data)?)$/,
  most: 28 * MEGABYTE,
  label: "20 Mo",
};
const otherwise = { most: MEGABYTE, label: "1 Mo" };
type Limit = typeof otherwise;

/** Refuses a body that is too long, whether its sender says how long it is or not. @throws Refusal `body_too_large` */
export async function withinLimit(context: RequestContext, next: () => Promise<void>): Promise<void> {
  const limit = [forFiles, forPictures, forDocuments].find(({ paths }) => paths.test(context.req.path)) ?? otherwise;
  const { body, headers } = context.req.raw;
  const length = headers.get("content-length");
  if (Number(length) > limit.most) tooLarge(limit);
  if (body && length === null) context.req.raw = new Request(context.req.raw, { body: await readWithin(body, limit) });
  await next();
}

/** Reads a body whose length nobody announced. What is too much is read to its end, but not kept. */
async function readWithin(body: ReadableStream<Uint8Array<ArrayBuffer>>, limit: Limit): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (const reader = body.getReader(); length <= PATIENCE; ) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length <= limit.most) parts.push(value);
  }
  if (length > limit.most) tooLarge(limit);
  return new Blob(parts);
}

function tooLarge({ label }: Limit): never {
  throw new Refusal("body_too_large", { params: { maximum: label } });
}

/**
 * Lets the sender of what was refused finish, within reason, before it is told: the line would be cut in the middle, and
 * the answer lost, or the next request on it.
 */
export async function discardBody({ body, headers }: Request): Promise<void> {
  if (body && !body.locked && Number(headers.get("content-length")) <= PATIENCE) await body.pipeTo(new WritableStream());
}
