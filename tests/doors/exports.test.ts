import { describe, expect, it } from "vitest";
import { isExport } from "@/worker/core/contract/exporting";
import type { Operation } from "@/worker/core/contract/operation";
import { routeOf } from "@/worker/core/contract/route";
import { operations } from "@/worker/modules/contracts";
import { signIn, signInAdmin } from "../support/people";

const lists = operations.filter((operation: Operation) => isExport(operation) && !("id" in operation.input.shape));

describe("the file of a list holds what people read", () => {
  it.each(lists.map((operation) => [operation.id, operation] as const))("%s", async (_, operation: Operation) => {
    const isOfMakers = operation.access.role !== "admin";
    const person = await (isOfMakers ? signIn("demo@cellier.test", "Demo-cellier-2026") : signInAdmin());
    const isDated = !operation.input.safeParse({}).success;
    const { status, body } = await person.api(
      routeOf(operation).path +
        (isDated ? `?from=2026-01-01&to=2026-12-31${"measures" in operation.input.shape ? "&measures=salesInvoiced&by=client" : ""}` : ""),
    );
    const [head = ""] = String(body.text).split("\r\n");
    expect([status, String(body.text).match(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/)]).toEqual([200, null]);
    const columns = head.split(/[;|\t]/);
    expect(columns).toEqual([...new Set(columns)]);
  });
});
