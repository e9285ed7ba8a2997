/** `npm run new <module>`: a module of its own at every door, to be changed into what it is for. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { insertEntry, insertImport, insertLine, insertName } from "./new/insert";
import { fill, isItsOwnSingular, type Names, namesOf } from "./new/names";
import { giveUp, say } from "./words.mjs";

/** The sidebar's icon of a module until it gets its own. */
const ICON = "NotebookPen";

const names = readFlags();
const { area, folder, module, one, record } = names;
const areas = readdirSync("worker/modules", { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
if (!areas.includes(area)) giveUp(say("newArea", area, areas.join(", ")), 2);
if (areas.some((name) => existsSync(join("worker/modules", name, folder)))) giveUp(say("newExists", folder), 2);

const written = [
  ...writeAll("module", `worker/modules/${area}/${folder}`),
  ...writeAll("screen", `app/features/${area}/${folder}`),
  write("table.ts.template", `db/business/${area}/${folder}.ts`),
  write("test.ts.template", `tests/modules/${area}/${folder}/${folder}.test.ts`),
];
const changed = [
  change("db/business/index.ts", (text) => insertImport(text, `export * from "./${area}/${folder}";`)),
  change(`worker/modules/${area}/contracts.ts`, (text) =>
    [
      `import { ${module} } from "@/worker/modules/${area}/${folder}/contract";`,
      `import { en as ${module}En } from "@/worker/modules/${area}/${folder}/words.en";`,
      `import { fr as ${module}Fr } from "@/worker/modules/${area}/${folder}/words.fr";`,
    ].reduce(
      insertImport,
      insertLine(text, `export const ${area} =`, `${module}: { operations: ${module}, words: { fr: ${module}Fr, en: ${module}En } },`),
    ),
  ),
  change("worker/modules/index.ts", (text) =>
    insertImport(
      insertLine(text, "const bound", `${module}: ${record}Handlers,`),
      `import { ${record}Handlers } from "./${area}/${folder}";`,
    ),
  ),
  change("app/routes.ts", (text) =>
    [
      `route("customer/${folder}", "features/${area}/${folder}/${folder}.tsx"),`,
      `route("customer/${folder}/:id", "features/${area}/${folder}/${one}.tsx"),`,
      `route("customer/${folder}/new", "features/${area}/${folder}/new-${one}.tsx"),`,
    ].reduce((routes, line) => insertLine(routes, 'layout("shell/customer.tsx"', line), text),
  ),
  change("app/shell/navigation.ts", (text) =>
    insertEntry(
      insertName(text, ICON, "lucide-react"),
      new RegExp(`label: "groups\\.${area === "business" ? "house" : area}",\\s*entries: \\[`),
      `{ to: "/customer/${folder}", label: "screens.${module}", icon: ${ICON} }`,
    ),
  ),
  change("worker/doors/assistant/screens.ts", (text) => insertLine(text, "export const screens", `${module}: "/customer/${folder}",`)),
  change("app/shell/words.fr.ts", (text) => insertEntry(text, /screens: \{/, `${module}: ${JSON.stringify(names.titleFr)}`)),
  change("app/shell/words.en.ts", (text) => insertEntry(text, /screens: \{/, `${module}: ${JSON.stringify(names.titleEn)}`)),
];

run("node_modules/.bin/biome", ["check", "--write", ...written, ...changed]);
run(process.execPath, ["--import", "tsx", "scripts/migrations.ts", "business", "--name", names.table]);
process.stdout.write(
  [...written.map((path) => `+ ${path}`), ...changed.map((path) => `~ ${path}`), "", say("newDone", folder), ""].join("\n"),
);

function readFlags(): Names {
  const usage = say("usage", 'npm run new <modules> -- [--area <area>] [--title "…"] [--title-en "…"] [--record <one of them>]');
  try {
    const string = { type: "string" } as const;
    const options = { area: string, title: string, "title-en": string, record: string };
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const choices = { area: values.area, title: values.title, titleEn: values["title-en"], record: values.record };
    const [typed = ""] = positionals;
    if (typed && !choices.record && isItsOwnSingular(typed)) giveUp(say("newSingular", typed), 2);
    return (positionals.length === 1 && namesOf(typed, choices)) || giveUp(usage, 2);
  } catch {
    return giveUp(usage, 2);
  }
}

/** Fills every template of a folder of scripts/new/. */
function writeAll(templates: string, target: string): string[] {
  return readdirSync(`scripts/new/${templates}`).map((file) =>
    write(join(templates, file), join(target, fill(file.replace(/\.template$/, ""), names))),
  );
}

function write(template: string, target: string): string {
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, fill(readFileSync(join("scripts/new", template), "utf8"), names));
  return target;
}

function change(path: string, edit: (text: string) => string): string {
  writeFileSync(path, edit(readFileSync(path, "utf8")));
  return path;
}

function run(file: string, argv: string[]): void {
  const { status, stdout, stderr } = spawnSync(file, argv, { encoding: "utf8" });
  if (status !== 0) giveUp(`${stdout}${stderr}`);
}
