import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** Our own source files under these folders. */
export function sources(folders: string[], ending = /\.tsx?$/): string[] {
  const inside = (folder: string) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap(inside)
    .filter((path) => ending.test(path))
    .sort();
}

/** A file as its syntax tree. @param text its text, when it is not what is on the disk */
export function parsed(path: string, text = readFileSync(path, "utf8")): ts.SourceFile {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true, kind);
}

/** Where a node stands: `file:line`. */
export function placeOf(file: ts.SourceFile, node: ts.Node): string {
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`;
}
