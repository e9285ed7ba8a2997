import { pathToFileURL } from "node:url";
import ts from "typescript";
import { namespaceOf } from "../../app/shell/i18n/catalogues";
import { parsed, placeOf, sources } from "./files";

/** The keys of each namespace, groups of texts among them. */
export type Namespaces = ReadonlyMap<string, readonly string[]>;

/** Texts that a screen asks for and that no catalogue has: people would read the key itself. */
export async function missingKeys(): Promise<string[]> {
  const namespaces = await namespacesOf(sources(["app", "worker"], /words\.fr\.ts$/));
  return sources(["app"], /\.tsx$/).flatMap((path) => missingIn(path, namespaces));
}

/** The same for one file. @param text its text, when it is not what is on the disk */
export function missingIn(path: string, namespaces: Namespaces, text?: string): string[] {
  const file = parsed(path, text);
  const problems: string[] = [];
  // What speaks in a function, by its name there: `const { t: say } = useWords("pages/items")`.
  const visit = (node: ts.Node, outer: ReadonlyMap<string, string>): void => {
    const speakers = ts.isFunctionLike(node) ? new Map([...outer, ...speakersIn(node)]) : outer;
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const own = speakers.get(node.expression.text);
      for (const key of own === undefined ? [] : keysIn(node.arguments[0])) {
        const [namespace, name] = key.source.includes(":") ? (key.source.split(":", 2) as [string, string]) : [own as string, key.source];
        if (!isThere(namespaces.get(namespace), name, key.isWhole)) problems.push(`${placeOf(file, node)} asks for ${namespace}:${name}`);
      }
    }
    ts.forEachChild(node, (child) => visit(child, speakers));
  };
  visit(file, new Map());
  return problems;
}

function speakersIn(scope: ts.Node): [name: string, namespace: string][] {
  const found: [string, string][] = [];
  const visit = (node: ts.Node): void => {
    if (node !== scope && ts.isFunctionLike(node)) return;
    if (
      ts.isVariableDeclaration(node) &&
      ts.isObjectBindingPattern(node.name) &&
      node.initializer &&
      ts.isCallExpression(node.initializer)
    ) {
      const [namespace] = node.initializer.arguments;
      const isPlain = !namespace || ts.isStringLiteral(namespace);
      for (const { name, propertyName } of node.initializer.expression.getText() === "useWords" && isPlain ? node.name.elements : [])
        if ((propertyName ?? name).getText() === "t")
          found.push([name.getText(), namespace ? (namespace as ts.StringLiteral).text : "shell"]);
    }
    ts.forEachChild(node, visit);
  };
  visit(scope);
  return found;
}

/** What a key may be: a text, both ends of a choice, or a family of keys with `*` where a value stands. */
function keysIn(node: ts.Node | undefined): { source: string; isWhole: boolean }[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [{ source: node.text, isWhole: true }];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(keysIn);
  if (ts.isParenthesizedExpression(node)) return keysIn(node.expression);
  if (!ts.isTemplateExpression(node)) return [];
  const source = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("*");
  // A namespace that is only known when the page runs cannot be looked up here.
  return source.split(":")[0]?.includes("*") && source.includes(":") ? [] : [{ source, isWhole: false }];
}

function isThere(keys: readonly string[] | undefined, name: string, isWhole: boolean): boolean {
  if (isWhole) return !!keys?.includes(name);
  const family = new RegExp(`^${name.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".+")}$`);
  return !!keys?.some((key) => family.test(key));
}

async function namespacesOf(paths: string[]): Promise<Namespaces> {
  const namespaces = new Map<string, string[]>();
  for (const path of paths) {
    const { fr } = (await import(pathToFileURL(path).href)) as { fr: object };
    const namespace = namespaceOf(`/${path}`);
    namespaces.set(namespace, [...(namespaces.get(namespace) ?? []), ...keysOf(fr, "")]);
  }
  return namespaces;
}

/** Every key and every group of keys; a plural also without its ending. */
function keysOf(words: object, at: string): string[] {
  return Object.entries(words).flatMap(([key, value]) => {
    const name = at ? `${at}.${key}` : key;
    return typeof value === "object" ? [name, ...keysOf(value, name)] : [name, name.replace(/_(zero|one|many|other)$/, "")];
  });
}
