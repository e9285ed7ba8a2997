import ts from "typescript";
import { parsed, placeOf, sources } from "./files";

/** The same in every language: the product's name, and codes that are shown as they are. */
const universal = ["Cellier"];
/** Properties that people read or hear, of elements and of what they are made from. */
const spoken = new Set(["title", "label", "placeholder", "alt", "aria-label", "text", "caption", "sentence", "help", "name"]);
/** What elements call their parts by is not read by anyone. */
const unspoken = new Set(["name"]);
/** Calls that write on a terminal. */
const writers = /(^|\.)(out|aside|write|log|error|warn|info)$/;

/** Texts that people would read and that are not in a catalogue. */
export function visibleTexts(): string[] {
  return sources(["app", "cli"])
    .filter((path) => !/words\.\w+\.ts$/.test(path))
    .flatMap((path) => textsIn(path));
}

/** The same for one file. @param text its text, when it is not what is on the disk */
export function textsIn(path: string, text?: string): string[] {
  const file = parsed(path, text);
  const problems: string[] = [];
  const report = (node: ts.Node, spokenText: string) => {
    if (isRead(spokenText)) problems.push(`${placeOf(file, node)} says “${spokenText.trim()}” outside the catalogues`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) report(node, node.text);
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent))
      for (const literal of literalsOf(node.expression)) report(node, literal);
    if (ts.isJsxAttribute(node)) {
      const name = node.name.getText(file);
      if (spoken.has(name) && !unspoken.has(name)) for (const literal of literalsOf(node.initializer)) report(node, literal);
    }
    if (ts.isPropertyAssignment(node) && spoken.has(node.name.getText(file)) && ts.isStringLiteral(node.initializer)) {
      if (isSentence(node.initializer.text)) report(node, node.initializer.text);
    }
    if (path.startsWith("cli/") && ts.isCallExpression(node) && writers.test(node.expression.getText(file))) {
      for (const literal of node.arguments.flatMap(literalsOf)) report(node, literal);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return problems;
}

function isRead(text: string): boolean {
  return /\p{L}/u.test(universal.reduce((rest, word) => rest.replaceAll(word, ""), text));
}

/** Keys of catalogues and values of code are one small word, or several with dots. */
function isSentence(text: string): boolean {
  return /\s|^\p{Lu}/u.test(text.trim());
}

/** The texts that an expression can come to by itself: both ends of a choice, the fixed parts of a template. */
function literalsOf(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [[node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join("…")];
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) return literalsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(literalsOf);
  const joins = [
    ts.SyntaxKind.PlusToken,
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.QuestionQuestionToken,
    ts.SyntaxKind.AmpersandAmpersandToken,
  ];
  if (ts.isBinaryExpression(node) && joins.includes(node.operatorToken.kind)) return [node.left, node.right].flatMap(literalsOf);
  return [];
}
