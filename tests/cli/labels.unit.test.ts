import { expect, it } from "vitest";
import { outlineOf } from "@/cli/catalogue/describe";
import { describe as described } from "@/cli/flags";
import { translatorFor } from "@/cli/translator";
import { operations } from "@/worker/modules/contracts";
import { registerModules } from "../support/registry";

/** A flag of an amount of money is never called a quantity, though rows of its module have one of that name. */
it.each(["fr", "en"] as const)("says of money that it is money: %s", (language) => {
  registerModules(language);
  const translator = translatorFor(language, {});
  const wrong = operations.map(outlineOf).flatMap((operation) =>
    Object.entries(operation.input.shape)
      .filter(([field, shape]) => shape.kind === "money" && /quantit/i.test(described(operation, field, shape, translator)))
      .map(([field]) => `${operation.id} ${field}`),
  );
  expect(wrong).toEqual([]);
});
