import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { newBusiness, signInAdmin } from "@/tests/support/people";

type Row = { id: string; name: string; people: number; plan: string };

it("shows the staff who signed up, the newest first, page after page", async () => {
  const [older, newer] = [`Atelier ${randomUUID().slice(0, 8)}`, `Atelier ${randomUUID().slice(0, 8)}`];
  await newBusiness({ company: older, plan: "core" });
  await newBusiness({ company: newer, plan: "core" });
  const admin = await signInAdmin();

  const rows: Row[] = [];
  let cursor: string | null = "";
  while (cursor !== null && !rows.some(({ name }) => name === older)) {
    const { body } = await admin.api(`/api/businesses?limit=3&plan=core${cursor && `&cursor=${cursor}`}`);
    rows.push(...(body.items as Row[]));
    cursor = body.nextCursor as string | null;
  }
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  const names = rows.map(({ name }) => name);
  expect(names.indexOf(newer)).toBeLessThan(names.indexOf(older));
  expect(rows.find(({ name }) => name === older)).toMatchObject({ people: 1, plan: "core" });
});

it("counts them by plan and subscription", async () => {
  await newBusiness({ plan: "freemium" });
  const { body } = await (await signInAdmin()).api("/api/businesses/summary");
  const groups = body.groups as { plan: string; planStatus: string; count: number }[];
  expect(groups.some(({ plan, count }) => plan === "freemium" && count > 0)).toBe(true);
  expect(body.people).toBeGreaterThan(0);
});
