import type { z } from "@/worker/core/contract/fields";
import { nameOf, type Operation } from "@/worker/core/contract/operation";
import { shapeOf } from "@/worker/core/contract/schema";
import type { Maker } from "./in-process";
import { operationOf, staff } from "./of-staff";
import { readyAfter } from "./ready-after";
import { sampleOf } from "./sample";

type Fields = Record<string, unknown>;

export type Make = (maker: Maker, operation: Operation) => Promise<string>;
export type InputOf = (maker: Maker, id: string) => Promise<Fields>;

/** What `records.ts` knows of single modules and operations; it fills these tables when it is loaded. */
export const tables: { makers: Record<string, Make>; inputs: Record<string, InputOf> } = { makers: {}, inputs: {} };

/** Makes a record that is ready for an operation. @returns its identifier */
export async function createFor(maker: Maker, operationId: string): Promise<string> {
  const operation = operationOf(operationId);
  const module = shapeOf(operation.input.shape.id as z.ZodType).names[0] ?? nameOf(operation).module;
  const make = tables.makers[operationId] ?? tables.makers[module] ?? (async () => idOf(await perform(maker, `${module}.create`)));
  const id = await make(maker, operation);
  for (const verb of readyAfter[operationId] ?? []) await performReady(maker, `${module}.${verb}`, id);
  return id;
}

/** Does an operation that makes a record ready, as whoever may. */
export async function performReady(maker: Maker, operationId: string, id: string): Promise<void> {
  const operation = operationOf(operationId);
  const own = await tables.inputs[operationId]?.(maker, id);
  const caller = operation.access.role === "admin" ? staff : maker;
  await caller.call(operation, sampleOf(operation, { ...own, id }));
}

/** Does an operation with its sample. */
export async function perform(maker: Maker, operationId: string, overrides: Fields = {}): Promise<Fields> {
  const operation = operationOf(operationId);
  const own = await tables.inputs[operationId]?.(maker, String(overrides.id));
  return (await maker.call(operation, sampleOf(operation, { ...own, ...overrides }))) as Fields;
}

export const idOf = (answer: unknown) => String((answer as Fields).id);
export const firstOf = ({ items }: Fields) => idOf((items as Fields[])[0]);
