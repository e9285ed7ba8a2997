import { basename, dirname } from "node:path";
import ts from "typescript";
import { kebab } from "@/worker/core/contract/operation";
import { operations } from "@/worker/modules/contracts";
import { parsed, sources } from "./files";

const MODULES = "worker/modules";

/**
 * Operations whose code one would look for in vain: `orders.pickList` stands in `pick-list.ts` of the folder `orders`, at any depth
 * below worker/modules. What is derived as a whole from another operation (`export: exportFrom(orders.export, list)`) stands in
 * the folder's index.
 */
export function paths(): string[] {
  const files = sources([MODULES]);
  return operations.flatMap(({ id }) => misplaced(id, files, boundIn));
}

/** The same for one operation. @param files all files of modules @param bound the operations that a file binds to their code */
export function misplaced(id: string, files: string[], bound: (path: string) => string[]): string[] {
  const [module = "", verb = ""] = id.split(".");
  const folders = files.filter((path) => path.endsWith(`/${kebab(module)}/contract.ts`)).map(dirname);
  const [folder] = folders;
  if (!folder || folders.length > 1)
    return [`${id}: ${folders.length || "no"} folders ${kebab(module)} with a contract.ts below ${MODULES}`];
  const inside = files.filter((path) => path.startsWith(`${folder}/`));
  const expected = inside.filter((path) => basename(path) === `${kebab(verb)}.ts`);
  if (expected.some((path) => bound(path).includes(verb))) return [];
  const place = inside.find((path) => bound(path).includes(verb));
  if (place === `${folder}/index.ts`) return [];
  return [`${id} belongs in ${folder}/${kebab(verb)}.ts; ${place ? `it is in ${place}` : "no file of the folder has it"}`];
}

const verbsByPath = new Map<string, string[]>();

/** The verbs that a file on the disk binds to their code. */
function boundIn(path: string): string[] {
  const verbs = verbsByPath.get(path) ?? verbsIn(path);
  verbsByPath.set(path, verbs);
  return verbs;
}

/**
 * The verbs that a file binds to their code: `export const ship = handle(orders.ship, …)`, and in an index `export:
 * exportFrom(orders.export, list)`, a derivation that takes the code of another operation and adds none.
 * @param text its text, when it is not what is on the disk
 */
export function verbsIn(path: string, text?: string): string[] {
  const isIndex = basename(path) === "index.ts";
  const verbs: string[] = [];
  const visit = (node: ts.Node): void => {
    const value = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) ? node.initializer : undefined;
    const call = value && ts.isCallExpression(value) ? value : undefined;
    const [operation, ...others] = call?.arguments ?? [];
    const isDerived = others.every((argument) => ts.isIdentifier(argument));
    const isHandler = isIndex ? isDerived : call?.expression.getText() === "handle";
    if (operation && ts.isPropertyAccessExpression(operation) && isHandler) verbs.push(operation.name.text);
    ts.forEachChild(node, visit);
  };
  visit(parsed(path, text));
  return verbs;
}
