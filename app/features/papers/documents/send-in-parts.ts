import { PART_BYTES } from "@/worker/modules/papers/documents/status";
import { base } from "./base";
import type { Upload } from "./upload";
import type { PartAnswer } from "./upload-part";

/** What is said of the files that are sent. */
export type Fields = Readonly<Record<string, string>>;
type Tell = (progress: number) => void;

/** Sends a file: whole when it is small, in parts otherwise, so that little is sent again after a cut. @returns "cut" when the line was */
export async function sendFile(file: File, fields: Fields, tell: Tell): Promise<Upload | "cut"> {
  // What is neither at home nor behind TLS cannot name a file by what it holds.
  if (file.size > PART_BYTES && globalThis.crypto.subtle) return sendInParts(file, fields, tell);
  const body = bodyOf(fields);
  body.set("file", file, file.name);
  return await post<Upload>(`${base}/upload`, body, tell);
}

/** Sends the parts that have not come yet; begun anew when what came does not make the file. */
async function sendInParts(file: File, fields: Fields, tell: Tell): Promise<Upload | "cut"> {
  const digest = await digestOf(file);
  const before = await fetch(`${base}/parts?digest=${digest}`)
    .then((answer) => answer.json() as Promise<{ parts: number[]; id: string | null; title: string | null }>)
    .catch(() => null);
  if (!before) return "cut";
  // What is there already is not sent again, unless something new is said of it.
  if (before.id && !fields.record) return { id: before.id, known: true, title: before.title ?? "" };
  const answer = await sendParts(file, digest, before.parts, fields, tell);
  return answer !== "cut" && answer.isTorn ? sendParts(file, digest, [], fields, tell) : answer;
}

async function sendParts(file: File, digest: string, arrived: number[], fields: Fields, tell: Tell): Promise<PartAnswer | "cut"> {
  const count = Math.ceil(file.size / PART_BYTES);
  const missing = Array.from({ length: count }, (_, part) => part).filter((part) => !arrived.includes(part));
  let sent = file.size - missing.reduce((sum, part) => sum + pieceOf(file, part).size, 0);
  let answer: PartAnswer = {};
  // All may be there, and the answer to the last have been lost: it is sent again.
  for (const part of missing.length ? missing : [count - 1]) {
    const piece = pieceOf(file, part);
    const body = bodyOf({ ...fields, digest, part: String(part), size: String(file.size), fileName: file.name.slice(0, 1_000) });
    body.set("file", piece, "part");
    const outcome = await post<PartAnswer>(`${base}/parts`, body, (share) => tell((sent + share * piece.size) / file.size));
    if (outcome === "cut" || outcome.problem) return outcome;
    sent += piece.size;
    answer = outcome;
  }
  return answer;
}

const pieceOf = (file: File, part: number) => file.slice(part * PART_BYTES, (part + 1) * PART_BYTES);

function bodyOf(fields: Fields): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
}

async function digestOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Sends a form, and says how far it is. @returns "cut" when the line was, or when what answered was not the service */
function post<Answer>(address: string, body: FormData, tell: Tell): Promise<Answer | "cut"> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.upload.onprogress = ({ loaded, total }) => tell(total ? loaded / total : 0);
    request.onload = () => resolve(answerOf<Answer>(request.responseText) ?? "cut");
    request.onerror = () => resolve("cut");
    request.send(body);
  });
}

function answerOf<Answer>(text: string): Answer | null {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return null;
  }
}
