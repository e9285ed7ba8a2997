import { beforeAll, describe, expect, it } from "vitest";
import { nameOf } from "@/worker/core/contract/operation";
import { modules, operations } from "@/worker/modules/contracts";
import { type Maker, newMaker } from "./support/in-process";
import { actsOnce, isNobodyElses, letsOneWin, prepared, strayExceptions } from "./support/laws";
import { newSampleMaker } from "./support/sample-maker";
import { triesTruly } from "./support/trial-law";

/**
 * What must hold for every operation of the registry, in process on the real database. What needs no database is in
 * every-operation.unit.test.ts, and the way through the doors in doors/operations.test.ts.
 */

let neighbour: Maker;
beforeAll(async () => {
  neighbour = await newMaker();
});

describe.each(Object.keys(modules))("%s", (module) => {
  const own = operations.filter((operation) => nameOf(operation).module === module);
  const commands = own.filter(({ kind }) => kind === "command");
  let owner: Maker;
  let all: Awaited<ReturnType<typeof prepared>>;
  beforeAll(async () => {
    owner = await newSampleMaker();
    all = await prepared(owner, own);
  });

  it("shows and gives nothing to a neighbour", async () => {
    expect(await isNobodyElses(owner, all, neighbour)).toEqual([]);
  });

  it("acts for its owner, once for each key, and says who did what", async () => {
    expect(await actsOnce(owner, all)).toEqual([]);
  });

  it("tries without a trace, and says so where it would change anything", async () => {
    expect(await triesTruly(owner, await prepared(owner, commands))).toEqual([]);
  });

  it("lets one of four win who ask at once", async () => {
    expect(await letsOneWin(owner, await prepared(owner, commands))).toEqual([]);
  });
});

it("makes no exception for what is no operation", () => {
  expect(strayExceptions(operations.map(({ id }) => id))).toEqual([]);
});
