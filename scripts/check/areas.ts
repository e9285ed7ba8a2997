import { parsed, sources } from "./files";
import { importsOf } from "./imports";

interface Area {
  /** Areas whose operations, tables and rules it works with. */
  leansOn: string[];
  /** Areas whose pieces of screens it shows besides: a client's invoices, an ingredient's stock. */
  shows?: string[];
}

/** The areas of the business, under the sidebar's names, and which of the others each may import. */
const areas: Record<string, Area> = {
  business: { leansOn: ["buy", "catalogue", "money", "papers", "safety", "sell", "store"], shows: ["make", "provider"] },
  catalogue: { leansOn: ["business", "buy"], shows: ["papers", "safety", "store"] },
  sell: { leansOn: ["business", "catalogue", "money", "store"], shows: ["make", "papers"] },
  make: { leansOn: ["business", "buy", "catalogue", "safety", "store"] },
  store: { leansOn: ["business", "buy", "catalogue", "make", "money", "safety", "sell"], shows: ["papers"] },
  buy: { leansOn: ["business", "catalogue", "make", "money", "safety", "store"], shows: ["papers"] },
  safety: { leansOn: ["business", "buy", "catalogue", "papers", "sell", "store"] },
  money: { leansOn: ["business", "buy", "catalogue", "sell"] },
  provider: { leansOn: ["business", "buy", "make", "papers"] },
  papers: { leansOn: ["business", "buy", "catalogue", "make", "money", "safety", "sell", "store"] },
  site: { leansOn: ["business"], shows: ["buy"] },
};

/** Folders that are divided into areas. */
const divided = /^(worker\/modules|app\/features|db\/business)\/([\w-]+)\/./;

/** One area that takes from another. */
interface Lean {
  from: string;
  to: string;
  isScreen: boolean;
  place: string;
}

/** Imports from an area that the table does not allow, files in no area, and entries of the table that nothing needs. */
export function areaImports(): string[] {
  const paths = sources(["worker/modules", "app/features", "db/business"]).filter((path) => divided.test(path));
  const nowhere = paths.filter((path) => !areas[areaOf(path)]).map((path) => `${path} is in no area: see scripts/check/areas.ts`);
  const leans = paths.flatMap((path) => leansOf(path));
  const wrong = leans.filter((lean) => !isAllowed(lean)).map(({ place, from, to }) => `${place}: ${from} does not lean on ${to}`);
  const needed = new Set(leans.map(({ from, to }) => `${from} ${to}`));
  const idle = Object.entries(areas).flatMap(([from, { leansOn, shows = [] }]) =>
    [...leansOn, ...shows]
      .filter((to) => !needed.has(`${from} ${to}`))
      .map((to) => `nothing in ${from} needs ${to}: see scripts/check/areas.ts`),
  );
  return [...nowhere, ...wrong, ...idle];
}

/** What a file takes from other areas. @param text its text, when it is not what is on the disk */
export function leansOf(path: string, text?: string): Lean[] {
  const from = areaOf(path);
  return importsOf(parsed(path, text))
    .map(({ place, target }) => ({ from, to: areaOf(`${target}/`), isScreen: path.startsWith("app/"), place }))
    .filter(({ to }) => to !== "" && to !== from);
}

/** May an area take from the other? */
export function isAllowed({ from, to, isScreen }: Lean): boolean {
  const { leansOn = [], shows = [] } = areas[from] ?? {};
  return leansOn.includes(to) || (isScreen && shows.includes(to));
}

function areaOf(path: string): string {
  return divided.exec(path)?.[2] ?? "";
}
