import { writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { bytesOf } from "@/worker/core/contract/printing";
import { newBusiness } from "@/tests/support/people";
import { readPdf } from "@/tests/support/pdf";

const kg = (value: number) => ({ value, unit: "kg" });

it("the visit pack, the plan and the papers of a recall are printed in both languages, with what stands on them", async () => {
  const maker = await newBusiness();
  const post = async (path: string, json: object = {}) => {
    const { status, body } = await maker.api(path, { method: "POST", json });
    expect(status, JSON.stringify(body)).toBeLessThan(300);
    return body as Record<string, string>;
  };
  const read = async (path: string, name: string) => {
    const { status, body } = await maker.api(path);
    expect(status, JSON.stringify(body)).toBe(200);
    const bytes = bytesOf(body as { content: string });
    if (process.env.SHOTS) writeFileSync(`${process.env.SHOTS}/${name}.pdf`, bytes);
    return (await readPdf(bytes)).texts.join(" ").replace(/[\u00a0\u202f]/g, " ");
  };
  const plan = await post("/api/control-plans", { name: "Conserves", template: "cannery" });
  await post(`/api/control-plans/${plan.id}/approve`);
  await post("/api/items", { kind: "product", name: "Rillettes", sku: "RIL", unit: "kg", price: 9 });
  await post("/api/stock/receive", { item: "RIL", amount: kg(30), dlc: "2099-02-01", number: "RIL-1" });
  const warm = { point: "Chambre froide positive", value: 7.2, lots: ["RIL-1"], action: "Porte refermée" };
  await post("/api/readings/take", { readings: [warm] });
  const points = [0, 180].map((seconds) => ({ seconds, temperature: 121.1 }));
  await post("/api/heat-treatments", { equipment: "Autoclave 1", scale: 3, points, lot: "RIL-1" });
  const recall = await post("/api/recalls", { subject: "RIL-1", cause: "Verre", hazard: "physical" });

  const printedPlan = await read(`/api/control-plans/${plan.id}/paper`, "plan-fr");
  for (const words of ["Conserves", "Palier de l'autoclave", "116 °C – 122 °C", "Clostridium botulinum"])
    expect(printedPlan).toContain(words);
  const pack = await read("/api/quality/pack", "pack-fr");
  for (const words of [
    "Sommaire",
    "Chambre froide positive",
    "7,2 °C",
    "Porte refermée",
    "3 / 3",
    "NC-",
    "RAP-",
    "RIL-1",
    "Rien sur cette période",
  ])
    expect(pack).toContain(words);
  expect(await read("/api/quality/pack?language=en", "pack-en")).toContain("Readings out of limits");
  const { status, body } = await maker.api("/api/quality/pack?from=2026-02-01&to=2026-01-31");
  expect([status, (body.errors as { field: string; code: string }[]).map(({ field }) => field)]).toEqual([422, ["to"]]);

  const notice = await read(`/api/recalls/${recall.id}/notice`, "notice-fr");
  for (const words of ["Avis de rappel", "RIL-1", "Verre", "Ne consommez plus"]) expect(notice).toContain(words);
  expect(await read(`/api/recalls/${recall.id}/declaration?language=en`, "declaration-en")).toContain("RIL-1");
});
