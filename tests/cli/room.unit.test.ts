import { expect, it } from "vitest";
import type { CommandContext } from "@/cli/command-context";
import { foreseenRoom } from "@/cli/own-data/room";
import { translatorFor } from "@/cli/translator";
import { registerModules } from "../support/registry";

/** A plan that keeps 1,000 bytes, reads 2 documents and holds 1 client. */
const meters = [
  { meter: "storage", used: 300, most: 1_000 },
  { meter: "documents", used: 0, most: 2 },
  { meter: "clients", used: 0, most: 1 },
];

it("foresees documents by the bytes that they take, not by those that are read", async () => {
  registerModules("fr");
  const context = { client: { call: async () => ({ items: meters }) }, translator: translatorFor("fr", {}) } as unknown as CommandContext;
  const takeRoom = await foreseenRoom(context);
  for (let place = 0; place < 7; place += 1) takeRoom("documents", { size: 100 });
  expect(() => takeRoom("documents", { size: 1 })).toThrow(/1000/);
  takeRoom("clients", {});
  expect(() => takeRoom("clients", {})).toThrow(/1\./);
});
