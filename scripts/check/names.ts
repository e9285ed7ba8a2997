import ts from "typescript";
import { parsed, placeOf, sources } from "./files";

/** Names that do not say what they hold: `input`, `request`, `result`, `saved` and the trade's own nouns do. */
const riddles = ["said", "asked", "told", "kept", "given", "heard", "deed", "deeds", "chore", "desk", "house"];

/** Places whose names are still to be put right: a folder leaves the list once it is done. */
const unfinished = /^worker\/adapters\/llm\/local\//;

/** Variables, parameters, functions and types with a name that makes a reader look up what it holds. */
export function names(): string[] {
  return sources(["app", "cli", "db", "scripts", "tests", "worker"])
    .filter((path) => !unfinished.test(path))
    .flatMap((path) => riddlesIn(path));
}

/** The same for one file. @param text its text, when it is not what is on the disk */
export function riddlesIn(path: string, text?: string): string[] {
  const file = parsed(path, text);
  const problems: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = nameOf(node);
    if (name && riddles.includes(name.text.toLowerCase())) problems.push(`${placeOf(file, name)} ${name.text}: say what it holds`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return problems;
}

/** The name that a node declares. Fields of records are left alone: those of the API and of the database are public. */
function nameOf(node: ts.Node): ts.Identifier | undefined {
  const isValue = ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node) || ts.isFunctionDeclaration(node);
  const isDeclared = isValue || ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node);
  return isDeclared && node.name && ts.isIdentifier(node.name) ? node.name : undefined;
}
