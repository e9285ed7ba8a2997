import { beforeAll, expect, it } from "vitest";
import { newBusiness, type Person } from "@/tests/support/people";

let maker: Person;

beforeAll(async () => {
  maker = await newBusiness();
  const post = async (path: string, json: object = {}) => (await maker.api(path, { method: "POST", json })).body;
  for (const [kind, title] of [
    ["label_check", "Étiquette des rillettes"],
    ["packaging", "Bocaux consignés"],
  ]) {
    const { id } = await post("/api/service-requests", { kind, title });
    await post(`/api/service-requests/${id}/submit`);
  }
  const { body: onOffer } = await maker.api("/api/offers");
  const offer = (onOffer.items as { id: string; credits: number; name: string }[]).find(({ credits }) => credits === 0)?.id;
  const { body: free } = await maker.api(`/api/appointments/slots?offer=${offer}`);
  const [slot] = free.items as { expertId: string; startsAt: string }[];
  await post("/api/appointments/book", { offer, expert: slot?.expertId, startsAt: slot?.startsAt });
});

it.each([
  ["quand est mon prochain rendez-vous ?", /Premier échange.*En attente/],
  ["when is my next appointment?", /Premier échange.*Waiting/],
  ["où en est ma demande d'étiquetage ?", /Étiquette des rillettes.*Envoyée/],
  ["where is my labelling request?", /Étiquette des rillettes.*Sent/],
])("%s", async (message, answer) => {
  const { body } = await maker.api("/api/ai-assistant", { method: "POST", json: { message }, headers: { "accept-language": "fr" } });
  expect(body.response).toMatch(answer);
});
