import { describe, expect, it } from "vitest";
import { queryOf } from "@/cli/query-of";
import { coerce } from "@/worker/core/contract/coerce";
import { fieldsOf } from "@/worker/core/contract/schema";
import { operations } from "@/worker/modules/contracts";
import { sampleOf } from "../support/sample";

/** Texts as the service reads them off an address. */
const textsOf = (query: string) => Object.fromEntries(new URLSearchParams(query));

describe("what is asked for stands behind the address as the service reads it", () => {
  const queries = operations.filter(({ kind }) => kind === "query").map((operation) => [operation.id, operation] as const);
  it.each(queries)("%s", (_, operation) => {
    const { id: _id, ...input } = sampleOf(operation) as Record<string, unknown>;
    const { id: _none, ...fields } = fieldsOf(operation.input);
    expect(coerce(fields, textsOf(queryOf(input)))).toEqual(input);
  });
});
