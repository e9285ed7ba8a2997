import { expect, it } from "vitest";
import { letterTo, senderOf } from "@/worker/modules/business/feedback/rules";

it("takes the address entered, else the account's, else nobody's", () => {
  expect(senderOf("claire@exemple.fr", "compte@exemple.fr")).toBe("claire@exemple.fr");
  expect(senderOf("", "compte@exemple.fr")).toBe("compte@exemple.fr");
  expect(senderOf("", null)).toBe("Anonyme");
});

it("lets the team answer whoever gave an address", () => {
  const feedback = { type: "bug", message: "Le bouton ne répond pas.", email: "claire@exemple.fr", page: "/customer/products" } as const;
  const letter = letterTo("equipe@exemple.fr", feedback);
  expect(letter).toMatchObject({ to: "equipe@exemple.fr", subject: "Avis reçu : problème", replyTo: "claire@exemple.fr" });
  expect(letter.text).toContain("Page : /customer/products\n\nLe bouton ne répond pas.");
  expect(letterTo("equipe@exemple.fr", { ...feedback, email: "Anonyme" })).not.toHaveProperty("replyTo");
});
