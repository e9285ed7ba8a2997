import { describe, expect, it } from "vitest";
import { arrows, wrongImports } from "@/scripts/check/arrows";
import { areaImports, isAllowed, leansOf } from "@/scripts/check/areas";
import { catalogues, compare } from "@/scripts/check/catalogues";
import { names, riddlesIn } from "@/scripts/check/names";
import { refusals, unnamed } from "@/scripts/check/refusals";
import { misplaced, paths, verbsIn } from "@/scripts/check/paths";
import { sizes } from "@/scripts/check/sizes";
import { textsIn, visibleTexts } from "@/scripts/check/texts";

it("every import follows the arrows", () => expect(arrows()).toEqual([]));
it("every area takes only from those it leans on", () => expect(areaImports()).toEqual([]));
it("both catalogues say the same things, and nothing that nobody asks for", async () => expect(await catalogues()).toEqual([]));
it("no text that people read is outside the catalogues", () => expect(visibleTexts()).toEqual([]));
it("every refusal is provoked by a test", () => expect(refusals()).toEqual([]));
it("every operation stands in the file of its verb", () => expect(paths()).toEqual([]));
it("every name says what it holds", () => expect(names()).toEqual([]));
it("every file can be read at once", () => expect(sizes()).toEqual([]));

describe("the arrows stop", () => {
  it.each([
    ["a package in the core", "worker/core/figures/money.ts", 'import { Hono } from "hono";'],
    ["a contract that reads the database", "worker/modules/catalogue/items/contract.ts", 'import { fetchItem } from "./records";'],
    [
      "a module inside a neighbour's files",
      "worker/modules/catalogue/items/list.ts",
      'import { limits } from "@/worker/modules/business/feedback/records";',
    ],
    [
      "a module that reaches a door, if only for a type",
      "worker/modules/catalogue/items/list.ts",
      'type Door = import("@/worker/doors/api").Door;',
    ],
    ["an engine that knows a module", "worker/engine/call.ts", 'import { items } from "@/worker/modules/catalogue/items/index";'],
    ["a screen that imports the handlers", "app/ui/table.tsx", 'import { registry } from "@/worker/modules/index";'],
    ["a screen that fetches an adapter later", "app/ui/table.tsx", 'const open = () => import("@/worker/adapters/database/index");'],
    ["a screen that passes an adapter on", "app/ui/table.tsx", 'export { connect } from "../../worker/adapters/database/connect";'],
    ["a terminal that opens the database", "cli/client.ts", 'import { drizzle } from "drizzle-orm/libsql/web";'],
  ])("%s", (_, path, line) => expect(wrongImports(path, line)).toHaveLength(1));

  it.each([
    ["an adapter that knows the engine's types", "worker/adapters/llm/index.ts", 'import type { Runtime } from "@/worker/engine/runtime";'],
    [
      "a module that calls a neighbour",
      "worker/modules/catalogue/items/list.ts",
      'import { feedbackHandlers } from "@/worker/modules/business/feedback";',
    ],
    [
      "a screen that shows a status",
      "app/features/catalogue/items/item-status.tsx",
      'import { itemStatuses } from "@/worker/modules/catalogue/items/status";',
    ],
  ])("and let pass %s", (_, path, line) => expect(wrongImports(path, line)).toEqual([]));
});

it("an area that takes from one it does not lean on is found", () => {
  const line = 'import { invoices } from "@/worker/modules/money/invoices";';
  expect(leansOf("worker/modules/catalogue/items/list.ts", line).map(isAllowed)).toEqual([false]);
  expect(leansOf("worker/modules/buy/supplier-invoices/list.ts", line).map(isAllowed)).toEqual([true]);
});

describe("an operation is looked for by its name", () => {
  const files = ["orders/contract.ts", "orders/index.ts", "orders/pick-list.ts", "orders/create.ts"];
  const at = (folder: string) => files.map((path) => `${folder}/${path}`);
  const bound = (path: string) => ({ "pick-list.ts": ["pickList"], "create.ts": ["create", "quote"] })[path.split("/").at(-1) ?? ""] ?? [];

  it.each(["worker/modules", "worker/modules/sell", "worker/modules/sell/paper"])("in its module's folder, below %s", (folder) => {
    expect(misplaced("orders.pickList", at(folder), bound)).toEqual([]);
    expect(misplaced("orders.quote", at(folder), bound)).toHaveLength(1);
    expect(misplaced("orders.ship", at(folder), bound)).toHaveLength(1);
  });

  it("and in a room of that folder", () => {
    const inRoom = ["worker/modules/orders/contract.ts", "worker/modules/orders/picking/pick-list.ts"];
    expect(misplaced("orders.pickList", inRoom, bound)).toEqual([]);
    expect(misplaced("picks.pickList", inRoom, bound)).toHaveLength(1);
  });

  it("what a file binds is seen, and what only mentions an operation is not", () => {
    expect(verbsIn("worker/modules/orders/ship.ts", "export const ship = handle(orders.ship, run);")).toEqual(["ship"]);
    expect(verbsIn("worker/modules/orders/ship.ts", "const isLate = lt(orders.ship, today); runs(orders.pack);")).toEqual([]);
  });

  it("an index may derive one operation from another, and has no code of its own", () => {
    const index = (text: string) => verbsIn("worker/modules/orders/index.ts", `export const handlers = { ${text} };`);
    expect(index("export: exportFrom(orders.export, list)")).toEqual(["export"]);
    expect(index("ship: handle(orders.ship, async () => {})")).toEqual([]);
  });
});

describe("a name that does not say what it holds is found", () => {
  it.each([
    ["of a variable", "const said = read();"],
    ["of a parameter", "function find(asked: string) {}"],
    ["of a part of a record", "const { row: kept } = page;"],
    ["of a function", "function told() {}"],
    ["of a type", "type Given = string;"],
  ])("%s", (_, code) => expect(riddlesIn("worker/engine/call.ts", code)).toHaveLength(1));

  it("but not a field that is public, nor a word that holds one", () =>
    expect(riddlesIn("worker/engine/call.ts", "interface Row { kept: boolean } const unkept = { kept: true };")).toEqual([]));
});

describe("a text outside the catalogues is found", () => {
  it.each([
    ["between tags", "<p>Bonjour</p>"],
    ["in a fragment", '<>{"Bonjour"}</>'],
    ["in a choice", '<p>{open ? "Été" : null}</p>'],
    ["after a condition", '<p>{open && "Encore"}</p>'],
    ["in a template", `<p>{\`Il y a \${count}\`}</p>`],
    ["in an attribute", '<p title="Bonjour" />'],
    ["in an attribute's choice", '<p aria-label={open ? "Ouvert" : t("closed")} />'],
    ["in what a row is made of", '<Table columns={[{ label: "Nom du produit" }]} />'],
  ])("%s", (_, code) => expect(textsIn("app/ui/page.tsx", `const page = ${code};`)).toHaveLength(1));

  it("on the terminal", () => expect(textsIn("cli/ask.ts", 'terminal.out("Bonjour");')).toHaveLength(1));

  it("but not keys, classes, the product's name or signs", () => {
    const code = `<a className="btn" href="/x" title={t("close")}>Cellier · {\`\${count} €\`}{open ? "—" : null}</a>`;
    expect(textsIn("app/ui/page.tsx", `const page = ${code}; const link = { label: "footer.legal" };`)).toEqual([]);
  });
});

it("a difference between catalogues is found", () => {
  const fr = { a: "{{count}} pots", b: { c: "Oui" }, d: "Non", e: " " };
  const en = { a: "{{number}} jars", b: { c: "Yes", x: "More" }, e: "No" };
  expect(compare(fr, en, "")).toEqual([
    "a uses {{count}} in French and {{number}} in English",
    "b.x is missing in French",
    "d is missing in English",
    "e is empty",
  ]);
});

it("a refusal that no test names is found", () =>
  expect(unnamed(["stale", "future", "past"], ["id:stale", "/(past|over)/", "futures"])).toEqual(["future"]));
