import { expect, it } from "vitest";
import { outlineOf } from "@/cli/catalogue/describe";
import { describe as described } from "@/cli/flags";
import { translatorFor } from "@/cli/translator";
import { nameOf } from "@/worker/core/contract/operation";
import type { Shapes } from "@/worker/core/contract/shape";
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

/** The same of what is shown: a column inside a record has the word of its own place before the one of its name. */
it.each(["fr", "en"] as const)("heads no column of money with quantity: %s", (language) => {
  registerModules(language);
  const translator = translatorFor(language, {});
  const wrong = operations.map(outlineOf).flatMap(({ id, output }) => {
    const { fields } = translator.of(nameOf({ id }).module);
    const within = (shapes: Shapes, parent?: string): string[] =>
      Object.entries(shapes).flatMap(([field, shape]) => {
        const label = (parent && fields[`${parent}.${field}`]) ?? fields[field] ?? field;
        return [...(shape.kind === "money" && /quantit/i.test(label) ? [`${id} ${parent}.${field}`] : []), ...within(shape.fields, field)];
      });
    return within(output.fields);
  });
  expect([...new Set(wrong)]).toEqual([]);
});
