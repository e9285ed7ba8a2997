import { expect, it } from "vitest";
import { stopFor } from "@/cli/problem";
import { translatorFor } from "@/cli/translator";

it("a fact that lacks of the business or of a client comes with the command that fills it", () => {
  const errors = ["company.siret", "client.billingAddress", "client.vatNumber", "client"].map((field) => ({
    field,
    code: "required",
    message: "missing",
  }));
  const { lines } = stopFor(translatorFor("en", {}), { code: "incomplete_party", detail: "Missing.", errors }, 422);
  expect(lines.map((line) => line.replace(/\s*:?\s*missing$/, ""))).toEqual([
    "--siret (cellier company update)",
    "--billing-address (cellier clients update)",
    "--vat-number (cellier clients update)",
    "--client",
  ]);
});
