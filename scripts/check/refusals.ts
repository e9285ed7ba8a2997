import ts from "typescript";
import { refusals as codes } from "@/worker/core/errors";
import { fr } from "@/worker/core/words.fr";
import { parsed, sources } from "./files";

/** Refusal codes, of a whole request and of one field, that no test names: nobody would notice if they were never given again. */
export function refusals(): string[] {
  const texts = sources(["tests"]).flatMap((path) => [...textsOf(parsed(path))]);
  return unnamed([...Object.keys(codes), ...Object.keys(fr.errors.field)], texts).map((code) => `no test provokes the refusal ${code}`);
}

/** Codes that are not a word of any text. */
export function unnamed(all: readonly string[], texts: readonly string[]): string[] {
  const words = new Set(texts.flatMap((text) => text.match(/\w+/g) ?? []));
  return [...new Set(all)].filter((code) => !words.has(code));
}

/** Every text and pattern that a file's code holds; its comments and names are none. */
function* textsOf(node: ts.Node): Generator<string> {
  if (ts.isStringLiteralLike(node) || ts.isRegularExpressionLiteral(node) || ts.isTemplateHead(node)) yield node.text;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* textsOf(child);
}
