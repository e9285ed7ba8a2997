import type { Operation } from "@/worker/core/operation";
import type { Handler } from "@/worker/engine/handler";
import { accountHandlers } from "./account";
import { businessHandlers } from "./businesses";
import { clientHandlers } from "./clients";
import { feedbackHandlers } from "./feedback";
import { importHandlers } from "./imports";
import { itemHandlers } from "./items";
import { jobHandlers } from "./jobs";
import { recipeHandlers } from "./recipes";
import { supplierHandlers } from "./suppliers";
import { tariffHandlers } from "./tariffs";

/** What every operation does, one line a module. */
const modules: Record<string, unknown>[] = [
  accountHandlers,
  businessHandlers,
  clientHandlers,
  feedbackHandlers,
  importHandlers,
  itemHandlers,
  jobHandlers,
  recipeHandlers,
  supplierHandlers,
  tariffHandlers,
];

const handlers = new Map(modules.flatMap((module) => Object.values(module) as Handler[]).map((handler) => [handler.operation.id, handler]));

/** The code of an operation. @throws Error when a module declares an operation it does not bind */
export function handlerOf<O extends Operation>(operation: O): Handler<O> {
  const handler = handlers.get(operation.id);
  if (!handler) throw new Error(`No handler is bound to ${operation.id}: see worker/modules/index.ts`);
  return handler as unknown as Handler<O>;
}
