import { pathToFileURL } from "node:url";
import ts from "typescript";
import { parsed, placeOf, sources } from "./files";

type Catalogue = { [key: string]: string | Catalogue };

/** Keys that one language lacks, empty texts, and texts whose {{values}} differ between the languages. */
export async function catalogues(): Promise<string[]> {
  const french = sources(["app", "cli", "worker"], /words\.fr\.ts$/);
  const found = await Promise.all(
    french.map(async (path) => {
      const other = path.replace(".fr.", ".en.");
      const [{ fr }, { en }] = (await Promise.all([path, other].map((one) => import(pathToFileURL(one).href)))) as [
        { fr: Catalogue },
        { en: Catalogue },
      ];
      return compare(fr, en, "").map((problem) => `${path}: ${problem}`);
    }),
  );
  return found.flat();
}

function compare(fr: Catalogue, en: Catalogue, at: string): string[] {
  const keys = [...new Set([...Object.keys(fr), ...Object.keys(en)])];
  return keys.flatMap((key) => {
    const [one, other, name] = [fr[key], en[key], at ? `${at}.${key}` : key];
    if (one === undefined || other === undefined) return [`${name} is missing in ${one === undefined ? "French" : "English"}`];
    // Other words for the same thing differ from language to language.
    if (key === "synonyms") return [];
    if (typeof one === "object" && typeof other === "object") return compare(one, other, name);
    if (typeof one !== "string" || typeof other !== "string") return typeof one === typeof other ? [] : [`${name} differs in shape`];
    if (!one.trim() || !other.trim()) return [`${name} is empty`];
    // "Un produit": a singular may say its number in letters.
    const isSingular = key.endsWith("_one");
    return isSingular || valuesOf(one) === valuesOf(other)
      ? []
      : [`${name} uses {{${valuesOf(one)}}} in French and {{${valuesOf(other)}}} in English`];
  });
}

function valuesOf(text: string): string {
  return [...new Set([...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name))].sort().join(", ");
}

/** The product's name and signs that read alike in both languages. */
const universal = /^(Cellier|€|%|·|—|…|[\d\W_]*)$/u;
const spoken = new Set(["title", "label", "placeholder", "alt", "aria-label", "text", "caption", "sentence", "help"]);

/** Texts that people would read and that are not in a catalogue. */
export function visibleTexts(): string[] {
  return sources(["app", "cli"], /\.tsx$/).flatMap((path) => {
    const file = parsed(path);
    const found: string[] = [];
    const say = (node: ts.Node, text: string) => {
      if (!universal.test(text.trim())) found.push(`${placeOf(file, node)} says “${text.trim()}” outside the catalogues`);
    };
    const visit = (node: ts.Node): void => {
      if (ts.isJsxText(node)) say(node, node.text);
      if (ts.isJsxExpression(node) && node.expression && ts.isStringLiteralLike(node.expression) && ts.isJsxElement(node.parent))
        say(node, node.expression.text);
      const value = ts.isJsxAttribute(node) && spoken.has(node.name.getText(file)) ? node.initializer : undefined;
      if (value && ts.isStringLiteral(value)) say(node, value.text);
      ts.forEachChild(node, visit);
    };
    visit(file);
    return found;
  });
}
