import { writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { bytesOf } from "@/worker/core/contract/printing";
import { newBusiness } from "@/tests/support/people";
import { readPdf } from "@/tests/support/pdf";

const kg = (value: number) => ({ value, unit: "kg" });

it("the plan and the papers of a recall are printed in both languages, with what stands on them", async () => {
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
  const recall = await post("/api/recalls", { subject: "RIL-1", cause: "Verre", hazard: "physical" });

  const printedPlan = await read(`/api/control-plans/${plan.id}/paper`, "plan-fr");
  for (const words of ["Conserves", "Palier de l'autoclave", "116 °C – 122 °C", "Clostridium botulinum"])
    expect(printedPlan).toContain(words);
  const notice = await read(`/api/recalls/${recall.id}/notice`, "notice-fr");
  for (const words of ["Avis de rappel", "RIL-1", "Verre", "Ne consommez plus"]) expect(notice).toContain(words);
  expect(await read(`/api/recalls/${recall.id}/declaration?language=en`, "declaration-en")).toContain("RIL-1");
});
