import { posix } from "node:path";
import ts from "typescript";
import { placeOf } from "./files";

/** One thing that a file takes from elsewhere. */
export interface Import {
  place: string;
  /** Our own file, from the root and without its ending, or a package's name. */
  target: string;
  isOwn: boolean;
  /** Does nothing of it remain once types are gone? */
  isTypeOnly: boolean;
}

/** Everything a file imports, whichever way it is written: `import`, `export … from`, `import()`, `import("…").Type`. */
export function importsOf(file: ts.SourceFile): Import[] {
  const imports: Import[] = [];
  const add = (node: ts.Node, from: ts.Node | undefined, isTypeOnly: boolean) => {
    if (!from || !ts.isStringLiteralLike(from)) return;
    const isOwn = from.text.startsWith(".") || from.text.startsWith("@/");
    const target = isOwn ? ownPath(file.fileName, from.text) : from.text;
    if (!/\.(css|woff2|svg)(\?\w+)?$/.test(target)) imports.push({ place: placeOf(file, node), target, isOwn, isTypeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node, node.moduleSpecifier, saysTypesOnly(node.importClause));
    if (ts.isExportDeclaration(node)) add(node, node.moduleSpecifier, node.isTypeOnly);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node, node.argument.literal, true);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node, node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return imports;
}

function ownPath(importer: string, text: string): string {
  const path = text.startsWith("@/") ? text.slice(2) : posix.join(posix.dirname(importer), text);
  return path.replace(/\.(ts|tsx|mjs|js)$/, "");
}

function saysTypesOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const named = clause.namedBindings;
  return Boolean(!clause.name && named && ts.isNamedImports(named) && named.elements.every((element) => element.isTypeOnly));
}
