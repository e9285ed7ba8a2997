import { type DocumentKind, documentKind } from "@/worker/core/trade/document-kind";
import { limits } from "./limits";
import { Unreadable } from "./refusal";

export type Kind = DocumentKind;

/**
 * What a document is.
 * @throws Unreadable empty, too_big, unknown_kind
 */
export function kindOf(bytes: Uint8Array): Kind {
  if (bytes.length > limits.bytes) throw new Unreadable("too_big");
  const kind = documentKind(bytes);
  if (kind === "empty") throw new Unreadable("empty");
  if (!kind) throw new Unreadable("unknown_kind");
  return kind;
}
