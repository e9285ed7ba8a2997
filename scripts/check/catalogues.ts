import { pathToFileURL } from "node:url";
import ts from "typescript";
import { parsed, sources } from "./files";

type Catalogue = { [key: string]: string | Catalogue };

/** Keys that one language lacks, empty texts, texts whose {{values}} differ between the languages, keys nothing asks for. */
export async function catalogues(): Promise<string[]> {
  const isAsked = askedKeys();
  const problems = await Promise.all(
    sources(["app", "cli", "worker"], /words\.fr\.ts$/).map(async (path) => {
      const [{ fr }, { en }] = (await Promise.all(
        [path, path.replace(".fr.", ".en.")].map((file) => import(pathToFileURL(file).href)),
      )) as [{ fr: Catalogue }, { en: Catalogue }];
      // The words of a module are named after its operations and fields: the tests of the registry walk through them.
      const unused = path.startsWith("worker/modules/") ? [] : keysOf(fr, "").filter((key) => !isAsked(key));
      return [...compare(fr, en, ""), ...unused.map((key) => `nothing asks for ${key}`)].map((problem) => `${path}: ${problem}`);
    }),
  );
  return problems.flat();
}

/** What differs between two catalogues. @param at the key of both */
export function compare(fr: Catalogue, en: Catalogue, at: string): string[] {
  const keys = [...new Set([...Object.keys(fr), ...Object.keys(en)])];
  return keys.flatMap((key) => {
    const [french, english, name] = [fr[key], en[key], at ? `${at}.${key}` : key];
    if (french === undefined || english === undefined) return [`${name} is missing in ${french === undefined ? "French" : "English"}`];
    // Other words for the same thing differ from language to language.
    if (key === "synonyms") return [];
    if (typeof french === "object" && typeof english === "object") return compare(french, english, name);
    if (typeof french !== "string" || typeof english !== "string")
      return typeof french === typeof english ? [] : [`${name} differs in shape`];
    if (!french.trim() || !english.trim()) return [`${name} is empty`];
    // "Un produit": a singular may say its number in letters.
    const isSingular = key.endsWith("_one");
    return isSingular || valuesOf(french) === valuesOf(english)
      ? []
      : [`${name} uses {{${valuesOf(french)}}} in French and {{${valuesOf(english)}}} in English`];
  });
}

function valuesOf(text: string): string {
  return [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name))].sort().join(", ");
}

/** The keys one can ask for: a list of texts is asked for as a whole, and a plural without its ending. */
function keysOf(words: Catalogue, at: string): string[] {
  const keys = Object.entries(words).flatMap(([key, value]) => {
    const name = at ? `${at}.${key}` : key;
    return typeof value === "object" && !Array.isArray(value) ? keysOf(value, name) : [name.replace(/_(zero|one|many|other)$/, "")];
  });
  return [...new Set(keys)];
}

/**
 * Does the code ask for a key? Every text in it may be a key, and every template a family of keys: none that is used is
 * called unused; a few that are not used may be missed.
 */
function askedKeys(): (key: string) => boolean {
  const texts = new Set<string>();
  /** Groups that are asked for as a whole: `t("a.b", { returnObjects })`, `core[language].answers` and `...core.common`. */
  const groups = new Set<string>();
  const families: RegExp[] = [];
  const withoutNamespace = (text: string) => text.replace(/^[\w/-]+:/, "");
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.add(withoutNamespace(node.text));
    if (ts.isPropertyAccessExpression(node) && ts.isElementAccessExpression(node.expression)) groups.add(node.name.text);
    if (ts.isTemplateExpression(node)) {
      const fixed = [withoutNamespace(node.head.text), ...node.templateSpans.map(({ literal }) => literal.text)];
      // What stands between slots must look like a part of a key, and say something.
      if (fixed.every((text) => /^[\w.]*$/.test(text)) && fixed.join("").length > 1)
        families.push(new RegExp(`^${fixed.map(escaped).join("[\\w.]+")}$`));
    }
    ts.forEachChild(node, visit);
  };
  // A catalogue asks for what it takes over from another.
  const visitCatalogue = (node: ts.Node): void => {
    if (ts.isSpreadAssignment(node) && ts.isPropertyAccessExpression(node.expression)) groups.add(node.expression.name.text);
    ts.forEachChild(node, visitCatalogue);
  };
  for (const path of sources(["app", "cli", "worker"])) (/words\.\w+\.ts$/.test(path) ? visitCatalogue : visit)(parsed(path));
  for (const text of texts) if (/\w\.\w/.test(text)) groups.add(text);
  return (key) => texts.has(key) || families.some((family) => family.test(key)) || groupsOf(key).some((group) => groups.has(group));
}

/** `a.b.c` is in `a.b` and in `a`. */
function groupsOf(key: string): string[] {
  const parts = key.split(".");
  return parts.slice(1).map((_, count) => parts.slice(0, count + 1).join("."));
}
