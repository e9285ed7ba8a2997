/** Everything a module is called: in folders and addresses, in code, in the database, on screen. */
export interface Names {
  /** `make`: the area of the business it belongs to */
  area: string;
  /** `harvest-plans` */
  folder: string;
  /** `harvestPlans` */
  module: string;
  /** `harvestPlan` */
  record: string;
  /** `HarvestPlan` */
  Record: string;
  /** `HarvestPlans` */
  Module: string;
  /** `harvest-plan`: in the names of its screens' files */
  one: string;
  /** `harvest_plan`: what its refusals begin with */
  code: string;
  /** `harvest_plans` */
  table: string;
  titleFr: string;
  titleEn: string;
  nameFr: string;
  /** `de dégustations`, `d'étuves` */
  ofFr: string;
  nameEn: string;
}

/** Words that TypeScript, or the code of every module, keeps for itself. */
const reserved = ["table", "tables", "input", "inputs", "row", "rows", "page", "pages", "context", "contexts", "class", "default", "new", "type", "types"];

/**
 * Names a module from what was typed.
 * @param typed plural, lower case, words joined by hyphens
 * @param options the titles, the singular and the area, where the usual ones do not fit
 * @returns null when it cannot name a module
 */
export function namesOf(typed: string, options: { title?: string; titleEn?: string; record?: string; area?: string } = {}): Names | null {
  const pattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
  const singular = options.record ?? singularOf(typed);
  if (!pattern.test(typed) || !pattern.test(singular) || singular === typed || typed.length > 40 || reserved.includes(typed)) return null;
  const record = camel(singular);
  const titleEn = options.titleEn ?? capital(typed.replaceAll("-", " "));
  const titleFr = options.title ?? titleEn;
  return {
    area: options.area ?? "make",
    folder: typed,
    module: camel(typed),
    record,
    Record: capital(record),
    Module: capital(camel(typed)),
    one: kebab(singular),
    code: kebab(singular).replaceAll("-", "_"),
    table: typed.replaceAll("-", "_"),
    titleFr,
    titleEn,
    nameFr: titleFr.toLowerCase(),
    ofFr: `${/^[aeiouyhàâéèêîôœ]/i.test(titleFr) ? "d'" : "de "}${titleFr.toLowerCase()}`,
    nameEn: titleEn.toLowerCase(),
  };
}

/**
 * Puts the names where a template leaves room for them, safe between quotes. What is to be filled later, by the words
 * themselves, is written `{{=count}}`.
 * @throws Error when it asks for a name we do not know
 */
export function fill(template: string, names: Names): string {
  return template.replace(/\{\{(=?)(\w+)\}\}/g, (_, later: string, name: string) => {
    if (later) return `{{${name}}}`;
    const value = names[name as keyof Names];
    if (value === undefined) throw new Error(`A template asks for {{${name}}}`);
    return JSON.stringify(value).slice(1, -1);
  });
}

/** Does a name end as one of them does ("equipment", "sheep")? What one is called must then be said. */
export function isItsOwnSingular(typed: string): boolean {
  return singularOf(typed) === typed;
}

/** One of them: `tastings` → `tasting`, `deliveries` → `delivery`, `batches` → `batch`. */
function singularOf(plural: string): string {
  if (plural.endsWith("ies")) return `${plural.slice(0, -3)}y`;
  if (/(s|x|z|ch|sh)es$/.test(plural)) return plural.slice(0, -2);
  return plural.replace(/s$/, "");
}

function camel(words: string): string {
  return words.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `harvestPlan` → `harvest-plan`, however it was given. */
function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
