import { parsed, sources } from "./files";
import { type Import, importsOf } from "./imports";

/**
 * Who may import whom: a room is a group of paths; the first that fits is a file's room. That files import
 * each other in no circle is Biome's to see (biome.json, noImportCycles).
 */
interface Room {
  room: RegExp;
  /** What its files may import of ours, besides their own room. */
  may: RegExp[];
  /** What they may import when only types come of it. */
  types?: RegExp[];
  /** The only packages they may import; any that `never` does not name, otherwise. */
  packages?: RegExp;
  never?: RegExp;
  because: string;
}

const CORE = /^worker\/core\//;
const ENGINE = /^worker\/engine\//;
const DB = /^db\//;
/** What a module shows to browsers and terminals. */
const FACE = /^worker\/modules\/[\w-]+\/[\w-]+\/([\w-]+\/)*(([\w-]+-)?contract|shapes|status|words\.\w+|rules)$/;
/** What modules may say of each other even where everything runs: which states there are, how a record looks, how it is reckoned, what it is called. */
const SHARED = /^worker\/modules\/[\w-]+\/[\w-]+\/(status|shapes|rules|words\.\w+)$/;
/** What a module shows to its neighbours: its folder, by its index. */
const INDEX = /^worker\/modules\/[\w-]+\/(?!contracts$)[\w-]+(\/index)?$/;
const CONTRACTS = /^worker\/modules\/([\w-]+\/)?contracts$/;
const REGISTRY = /^worker\/modules\/index$/;
const ENV = /^worker\/env$/;

const NONE = /^$/;
const SCREENS = /^(react|react-dom|ink|@remix-run)(\/|$)/;
const SERVERS = /^(hono|drizzle-orm|@libsql|lucia|jose|@anthropic-ai)(\/|$)/;

const rooms: Room[] = [
  {
    room: CORE,
    may: [],
    packages:
      /^(zod|fast-xml-parser|fflate|ibantools|read-excel-file\/universal|libphonenumber-js\/min|papaparse|stdnum(\/lib\/cjs\/\w\w\/index\.js)?)$/,
    because: "the core knows nothing but itself, zod and what reads and writes numbers and files",
  },
  {
    room: FACE,
    may: [CORE, SHARED],
    packages: NONE,
    because:
      "contracts, statuses, words and rules also run in browsers and terminals: they import the core, each other, and neighbours' states, shapes, rules and words; no package",
  },
  {
    room: CONTRACTS,
    may: [CORE, FACE],
    packages: NONE,
    because: "the registry of declarations runs everywhere: it imports declarations only",
  },
  {
    room: REGISTRY,
    may: [CORE, ENGINE, INDEX, CONTRACTS],
    packages: NONE,
    because: "the registry binds what modules declare to what they show: their index",
  },
  {
    room: /^worker\/modules\//,
    may: [CORE, ENGINE, DB, INDEX, SHARED],
    never: new RegExp(`${SCREENS.source}|^(hono|@libsql|@anthropic-ai)(/|$)`),
    because: "an operation works with the core, the engine, the tables, its own folder and neighbours by their index; never with a door",
  },
  {
    room: ENGINE,
    may: [CORE, DB],
    never: new RegExp(`${SCREENS.source}|^(hono|@libsql/client|@anthropic-ai)(/|$)`),
    because: "the engine serves every module, handed to it as the registry: it knows no door, no adapter and no module",
  },
  {
    room: /^worker\/adapters\//,
    may: [CORE, DB, /^worker\/engine\/ports$/, ENV],
    types: [ENGINE],
    never: SCREENS,
    because: "an adapter speaks to one outside service, through the engine's ports",
  },
  {
    room: /^worker\/reader\//,
    may: [CORE],
    packages:
      /^(cloudflare:workers|node:(stream|zlib)|unpdf|@hyzyla\/pdfium(\/pdfium\.wasm)?|tesseract\.js-core\/.+|@tesseract\.js-data\/.+|fast-xml-parser)$/,
    because: "the reader is a Worker of its own: it imports the core and what reads documents",
  },
  {
    room: /^worker\/doors\//,
    may: [CORE, DB, ENGINE, /^worker\/adapters\//, FACE, INDEX, CONTRACTS, REGISTRY, ENV],
    types: [/^app\/context$/],
    never: /^(react|react-dom|ink|@libsql)(\/|$)/,
    because: "a door derives from the registry and has no rule of its own",
  },
  {
    room: /^worker\/(index|env|build)/,
    may: [/^worker\//, /^build\//],
    because: "the Worker's entry mounts the doors and the built pages",
  },
  {
    room: /^db\/seed\//,
    may: [DB, CORE, /^worker\/(engine|modules|adapters)\//],
    never: SCREENS,
    because: "seeds use the product's own rules",
  },
  { room: DB, may: [CORE, FACE], never: SCREENS, because: "tables know the core and status lists" },
  {
    room: /^app\//,
    may: [CORE, FACE, CONTRACTS],
    never: new RegExp(`${SERVERS.source}|^(ink|commander)$`),
    because:
      "screens reach the business through the load context: core, contracts, status, words and types; never its code, its database or an adapter",
  },
  {
    room: /^cli\//,
    may: [CORE, FACE, CONTRACTS],
    never: new RegExp(`${SERVERS.source}|^(react-dom|@remix-run)(/|$)`),
    because: "the terminal reaches the business over its API: core, contracts, status and words only",
  },
];

/** Imports that go against the arrows, each with the rule it breaks. */
export function arrows(): string[] {
  return sources(["app", "cli", "db", "worker"]).flatMap((path) => wrongImports(path));
}

/** The same for one file. @param text its text, when it is not what is on the disk */
export function wrongImports(path: string, text?: string): string[] {
  const own = path.replace(/\.tsx?$/, "");
  const room = rooms.find(({ room: pattern }) => pattern.test(own));
  if (!room) return [`${path} belongs to no room of scripts/check/arrows.ts`];
  return importsOf(parsed(path, text))
    .filter((taken) => !(taken.isOwn ? isOwnAllowed(room, own, taken) : isPackageAllowed(room, taken)))
    .map(({ place, target }) => `${place} imports ${target}: ${room.because}`);
}

function isOwnAllowed({ room, may, types = [] }: Room, own: string, { target, isTypeOnly }: Import): boolean {
  return isHome(room, own, target) || [...may, ...(isTypeOnly ? types : [])].some((pattern) => pattern.test(target));
}

/** The same room, and for a module the same folder: what is behind a neighbour's index is the neighbour's own. */
function isHome(room: RegExp, own: string, target: string): boolean {
  const folder = /^worker\/modules\/[\w-]+\/[\w-]+\//;
  if (!folder.test(own)) return room.test(target);
  return folder.exec(own)?.[0] === folder.exec(`${target}/`)?.[0] && (room !== FACE || FACE.test(target));
}

function isPackageAllowed({ packages, never }: Room, { target, isTypeOnly }: Import): boolean {
  if (packages) return packages.test(target);
  return isTypeOnly || !never?.test(target);
}
