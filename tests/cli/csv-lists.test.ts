import { beforeAll, describe, expect, it } from "vitest";
import { outlineOf } from "@/cli/catalogue/describe";
import { columnsOf } from "@/cli/output/show";
import { kebab } from "@/worker/core/contract/operation";
import { fieldsOf } from "@/worker/core/contract/schema";
import { readCsv } from "@/worker/core/files/csv";
import { modules } from "@/worker/modules/contracts";
import { until } from "../support/local-service";
import { newShell } from "../support/terminal";

const cannery = newShell();
const staff = newShell();
beforeAll(async () => {
  await cannery.signIn({ email: "demo@cellier.test", password: "Demo-cellier-2026" });
  await staff.signIn({ email: "admin@cellier.test", password: "Admin-cellier-2026" });
});

const lists = Object.entries(modules).flatMap(([name, { operations }]) =>
  operations.list ? [[kebab(name), operations.list] as const] : [],
);

describe("every list as CSV", () => {
  it.each(lists)("%s: what comes back is what the API said, figure by figure", async (name, list) => {
    const shell = list.access.role === "admin" ? staff : cannery;
    const limit = "limit" in list.input.shape ? ["--limit", "20"] : [];
    const read = async (format: string) => {
      const { code, aside, out } = await shell.run([name, "list", format, ...limit]);
      expect([code, aside]).toEqual([0, ""]);
      return out;
    };
    // The clock may write a job or a letter between two readings: the figures are compared where nothing moved around them.
    const { csv, json } = await until(async () => {
      const [json, csv, jsonAfter] = [await read("--json"), await read("--csv"), await read("--json")];
      return json === jsonAfter && { csv, json };
    });
    const { items } = JSON.parse(json) as { items: Record<string, unknown>[] };
    if (!items.length) return expect(csv.trim()).not.toContain("\n");
    const { headings, lines } = readCsv(csv);
    expect(lines).toHaveLength(items.length);
    expect(csv).not.toContain("[object");
    const shapes = fieldsOf(list.output).items?.fields ?? {};
    for (const [place, item] of items.entries()) {
      const cells = Object.fromEntries(headings.map((heading, column) => [heading, lines[place]?.cells[column] ?? ""]));
      for (const { field } of columnsOf(outlineOf(list))) {
        const value = item[field];
        if (shapes[field]?.kind === "quantity" && value) {
          expect({ value: Number(cells[field]), unit: cells[`${field}_unit`] }).toEqual(value);
        } else if (typeof value === "number") expect(Number(cells[field])).toBe(value);
        else if (typeof value === "string" && !/[\n\r]/.test(value)) expect(cells[field]?.replace(/^'/, "")).toBe(value.replace(/^'/, ""));
      }
    }
  });
});
