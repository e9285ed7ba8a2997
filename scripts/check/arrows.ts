import { posix } from "node:path";
import ts from "typescript";
import { parsed, placeOf, sources } from "./files";

/** Who may import whom. A room is named by the beginning of its paths; the longest beginning that fits is a file's room. */
interface Room {
  room: RegExp;
  /** What its files may import, besides their own room. `type:` before a pattern allows types only. */
  may: RegExp[];
  types?: RegExp[];
  because: string;
}

const CORE = /^worker\/core\//;
const MODULE_FACE = /^worker\/modules\/[\w-]+\/(contract|status|words\.\w+|rules)$/;
const REGISTRY = /^worker\/modules\/(contracts|index|counts)$/;
const DB = /^db\//;

const rooms: Room[] = [
  { room: /^worker\/core\//, may: [], because: "the core knows nothing but itself and zod" },
  {
    room: /^worker\/modules\/[\w-]+\/(contract|status|words\.\w+|rules)$/,
    may: [CORE],
    types: [CORE],
    because: "contracts, statuses, words and rules run in browsers and terminals: core and siblings only",
  },
  { room: /^worker\/modules\/contracts$/, may: [CORE, MODULE_FACE], because: "the registry of declarations runs everywhere" },
  {
    room: /^worker\/modules\/(index|counts)$/,
    may: [CORE, /^worker\/engine\//, /^worker\/modules\/[\w-]+(\/(index|counts))?$/],
    because: "the registry binds modules by their public face",
  },
  {
    room: /^worker\/modules\//,
    may: [CORE, /^worker\/engine\//, DB, /^worker\/modules\/[\w-]+(\/index)?$/],
    because: "an operation works with core, the engine, the tables, its own folder, and neighbours by their index",
  },
  { room: /^worker\/engine\//, may: [CORE, DB, REGISTRY], because: "the engine serves every module and knows none" },
  {
    room: /^worker\/adapters\//,
    may: [CORE, DB, /^worker\/engine\/ports$/, /^worker\/env$/],
    types: [/^worker\/engine\//],
    because: "an adapter speaks to one outside service, through the engine's ports",
  },
  {
    room: /^worker\/doors\//,
    may: [CORE, DB, /^worker\/(engine|adapters)\//, REGISTRY, MODULE_FACE, /^worker\/modules\/[\w-]+(\/index)?$/, /^worker\/env$/],
    types: [/^app\/context$/],
    because: "a door derives from the registry and has no rule of its own",
  },
  { room: /^worker\/(index|env|build)/, may: [/^worker\//, /^build\//], because: "the Worker's entry mounts the doors" },
  { room: /^db\/seed\//, may: [DB, CORE, /^worker\/(engine|modules|adapters)\//], because: "seeds use the product's own rules" },
  { room: /^db\//, may: [DB, CORE, MODULE_FACE], because: "tables know core and status lists" },
  {
    room: /^app\//,
    may: [/^app\//, CORE, MODULE_FACE, REGISTRY],
    because: "screens reach the business through the load context, never its database or its adapters",
  },
  {
    room: /^cli\//,
    may: [/^cli\//, CORE, MODULE_FACE, /^worker\/modules\/contracts$/],
    because: "the terminal reaches the business over its API only",
  },
];

/** Imports that go against the arrows of the house, each with the reason. */
export function arrows(): string[] {
  return sources(["app", "cli", "db", "worker"]).flatMap(wrongImports);
}

function wrongImports(path: string): string[] {
  const own = path.replace(/\.tsx?$/, "");
  const room = rooms.find(({ room: pattern }) => pattern.test(own));
  if (!room) return [`${path} is in no room of the house: see scripts/check/arrows.ts`];
  const file = parsed(path);
  return file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    const target = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? targetOf(own, moduleSpecifier.text) : null;
    if (!target || isAllowed(room, own, target, isTypeOnly(statement))) return [];
    return [`${placeOf(file, statement)} imports ${target}: ${room.because}`];
  });
}

/** The path that an import means, from the root and without its ending; null for packages and assets. */
function targetOf(own: string, text: string): string | null {
  if (!text.startsWith(".") && !text.startsWith("@/")) return null;
  const path = text.startsWith("@/") ? text.slice(2) : posix.join(posix.dirname(own), text);
  return /\.(css|woff2|svg)/.test(path) ? null : path.replace(/\/index$/, "/index").replace(/\.(ts|tsx|mjs|js)$/, "");
}

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const clause = statement.importClause;
  const named = clause?.namedBindings;
  if (clause?.isTypeOnly) return true;
  return Boolean(named && ts.isNamedImports(named) && !clause?.name && named.elements.every((element) => element.isTypeOnly));
}

function isAllowed({ room, may, types = [] }: Room, own: string, target: string, onlyTypes: boolean): boolean {
  const folder = (path: string) => /^worker\/modules\/[^/]+\//.exec(path)?.[0];
  const isHome = own.startsWith("worker/modules/") ? folder(own) === folder(target) && folder(own) !== undefined : room.test(target);
  return isHome || [...may, ...(onlyTypes ? types : [])].some((pattern) => pattern.test(target));
}
