import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { describe, expect, it } from "vitest";
import { insertEntry, insertImport, insertLine, insertName } from "@/scripts/new/insert";
import { fill, namesOf } from "@/scripts/new/names";

describe("a module's names", () => {
  it("follow from what was typed", () => {
    expect(namesOf("harvest-plans")).toMatchObject({
      folder: "harvest-plans",
      module: "harvestPlans",
      record: "harvestPlan",
      Record: "HarvestPlan",
      table: "harvest_plans",
      titleEn: "Harvest plans",
    });
    expect(["deliveries", "batches", "boxes", "tastings"].map((typed) => namesOf(typed)?.record)).toEqual([
      "delivery",
      "batch",
      "box",
      "tasting",
    ]);
  });

  it("may be given where the usual ones do not fit", () => {
    expect(namesOf("staff", { record: "worker", title: "Équipe" })).toMatchObject({
      record: "worker",
      titleFr: "Équipe",
      nameFr: "équipe",
      ofFr: "d'équipe",
    });
  });

  it("are refused when they cannot be names in code", () => {
    for (const wrong of ["", "Tastings", "my_things", "1things", "-a", "a--b", "tables", "sheep", "é"])
      expect(namesOf(wrong), wrong).toBeNull();
  });

  it("fill a template, and nothing is left to fill", () => {
    const names = namesOf("tastings");
    if (!names) throw new Error("unreachable");
    expect(fill("{{Record}} of {{module}}", names)).toBe("Tasting of tastings");
    expect(() => fill("{{surprise}}", names)).toThrow("surprise");
  });
});

describe("a line finds its place", () => {
  const list = ["const list = [", "  alpha,", "  gamma: {", "    inner,", "  },", "];", "other"].join("\n");

  it("in alphabetical order", () => {
    expect(insertLine(list, "const list", "beta,").split("\n").slice(1, 4)).toEqual(["  alpha,", "  beta,", "  gamma: {"]);
  });

  it("at the end, past what is nested", () => {
    expect(insertLine(list, "const list", "omega,").split("\n").slice(4, 7)).toEqual(["  },", "  omega,", "];"]);
  });

  it("or says that there is no such list", () => {
    expect(() => insertLine(list, "const nothing", "beta,")).toThrow("const nothing");
  });

  it("at the end of a list within a line", () => {
    expect(insertEntry('{ label: "a", entries: [{ to: "/b" }] }', /label: "a", entries: \[/, "x")).toBe(
      '{ label: "a", entries: [{ to: "/b" }, x] }',
    );
    expect(insertEntry("screens: { a: 1 },", /screens: \{/, "b: 2")).toBe("screens: { a: 1, b: 2 },");
    expect(insertEntry("screens: {\n  a: 1,\n},", /screens: \{/, "b: 2")).toBe("screens: {\n  a: 1, b: 2\n},");
    expect(insertEntry("list: []", /list: \[/, "b")).toBe("list: [b]");
  });

  it("among imports, by what they name", () => {
    const imports = ['import { z } from "zod";', 'import { a } from "./a";', 'import { c } from "./c";', "", "code"].join("\n");
    expect(insertImport(imports, 'import { b } from "./b";').split("\n")[2]).toBe('import { b } from "./b";');
    expect(insertImport(imports, 'import { d } from "./d";').split("\n")[3]).toBe('import { d } from "./d";');
  });
});

describe("a name that is imported", () => {
  it("joins the others, on one line or several, once", () => {
    const one = 'import { A } from "icons";';
    expect(insertName(one, "B", "icons")).toBe('import { A, B } from "icons";');
    expect(insertName('import {\n  A,\n  B,\n} from "icons";', "C", "icons")).toBe('import { A, B, C } from "icons";');
    expect(insertName(one, "A", "icons")).toBe(one);
    expect(() => insertName(one, "B", "elsewhere")).toThrow("elsewhere");
  });
});

describe("the templates", () => {
  const names = namesOf("harvest-plans", { title: "Plans de récolte", titleEn: "Harvest plans" });
  const files = ["module", "screen"].flatMap((folder) =>
    readdirSync(`scripts/new/${folder}`).map((file) => join("scripts/new", folder, file)),
  );
  if (!names) throw new Error("unreachable");

  it("are filled whole, and are TypeScript", () => {
    for (const file of [...files, "scripts/new/table.ts.template", "scripts/new/test.ts.template"]) {
      const text = fill(readFileSync(file, "utf8"), names);
      const loader = file.includes(".tsx") ? "tsx" : "ts";
      expect(() => transformSync(text, { loader }), file).not.toThrow();
      expect(text, file).not.toContain("{{=");
    }
  });

  it("import only what is there to import", () => {
    const templates = [...files, "scripts/new/table.ts.template", "scripts/new/test.ts.template"];
    const missing = templates.flatMap((file) => {
      const text = fill(readFileSync(file, "utf8"), names);
      const imports = [...text.matchAll(/^import (?:type )?\{([^}]*)\} from "@\/([^"]+)";/gm)];
      return imports.flatMap(([, list = "", path = ""]) => {
        const source = [".ts", ".tsx", "/index.ts"].map((end) => path + end).find((candidate) => existsSync(candidate));
        // What the generated module says itself is not there yet.
        if (path.includes(names.folder) || path === "db/business") return [];
        if (!source) return [`${file}: ${path}`];
        const exported = readFileSync(source, "utf8");
        const wanted = list.split(",").map(
          (name) =>
            name
              .replace(/^\s*type /, "")
              .split(" as ")[0]
              ?.trim() ?? "",
        );
        return wanted
          .filter((name) => name && !new RegExp(`export [^=;]*\\b${name}\\b`).test(exported))
          .map((name) => `${file}: ${name} of ${path}`);
      });
    });
    expect(missing).toEqual([]);
  });

  it("name files as their neighbours are named", () => {
    const screens = readdirSync("scripts/new/screen").map((file) => fill(file.replace(/\.template$/, ""), names));
    expect(screens.sort()).toEqual([
      "base.ts",
      "harvest-plan-form.tsx",
      "harvest-plan-rail.tsx",
      "harvest-plan-status.tsx",
      "harvest-plan-table.tsx",
      "harvest-plan.tsx",
      "harvest-plans.tsx",
      "new-harvest-plan.tsx",
      "words.en.ts",
      "words.fr.ts",
    ]);
  });

  it("leave to the words what they fill themselves", () => {
    expect(fill(readFileSync("scripts/new/screen/words.fr.ts.template", "utf8"), names)).toContain('count_other: "{{count}} fiches"');
  });

  it("repeat by hand neither limits nor labels nor what the browser knows from the contract", () => {
    const text = files.map((file) => readFileSync(file, "utf8")).join("\n");
    expect(text).not.toMatch(/maxLength=|\srequired[\s/]|type="submit"|name="_verb"/);
  });

  it("tell a refusal of the module in its own words", () => {
    for (const language of ["fr", "en"])
      expect(fill(readFileSync(`scripts/new/module/words.${language}.ts.template`, "utf8"), names)).toContain(
        "errors: { harvest_plan_empty:",
      );
  });
});
