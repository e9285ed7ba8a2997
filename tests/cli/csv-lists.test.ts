import { beforeAll, describe, expect, it } from "vitest";
import { columnsOf } from "@/cli/output/show";
import { kebab } from "@/worker/core/contract/operation";
import { fieldsOf } from "@/worker/core/contract/shape";
import { readCsv } from "@/worker/core/files/csv";
import { modules } from "@/worker/modules/contracts";
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
    const [csv, json] = await Promise.all([shell.run([name, "list", "--csv", ...limit]), shell.run([name, "list", "--json", ...limit])]);
    expect([csv.code, csv.aside]).toEqual([0, ""]);
    const { items } = JSON.parse(json.out) as { items: Record<string, unknown>[] };
    if (!items.length) return expect(csv.out.trim()).not.toContain("\n");
    const { headings, lines } = readCsv(csv.out);
    expect(lines).toHaveLength(items.length);
    expect(csv.out).not.toContain("[object");
    const shapes = fieldsOf(list.output).items?.fields ?? {};
    for (const [place, item] of items.entries()) {
      const cells = Object.fromEntries(headings.map((heading, column) => [heading, lines[place]?.cells[column] ?? ""]));
      for (const { field } of columnsOf(list)) {
        const value = item[field];
        if (shapes[field]?.kind === "quantity" && value) {
          expect({ value: Number(cells[field]), unit: cells[`${field}_unit`] }).toEqual(value);
        } else if (typeof value === "number") expect(Number(cells[field])).toBe(value);
        else if (typeof value === "string" && !/[\n\r]/.test(value)) expect(cells[field]?.replace(/^'/, "")).toBe(value.replace(/^'/, ""));
      }
    }
  });
});
