import { createInstance } from "i18next";
import type { AssistantTools, Tool } from "@/worker/adapters/llm/port";
import { en } from "@/worker/adapters/llm/words.en";
import { fr } from "@/worker/adapters/llm/words.fr";
import { exportPath, isExport } from "@/worker/core/contract/exporting";
import { parse } from "@/worker/core/contract/parse";
import { nameOf, type Operation } from "@/worker/core/contract/operation";
import { isSheet, type SheetFile } from "@/worker/core/contract/printing";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { Refusal } from "@/worker/core/errors";
import { requireAccess } from "@/worker/engine/access";
import type { Caller, Person } from "@/worker/engine/actor";
import { call } from "@/worker/engine/call";
import { modules } from "@/worker/modules/contracts";
import { asRefusal, problemOf } from "../problem";
import type { RequestContext } from "../request-context";
import { propose } from "./proposals";
import { screens } from "./screens";

const sentences = createInstance({
  resources: { fr: { translation: fr }, en: { translation: en } },
  fallbackLng: "fr",
  interpolation: { escapeValue: false },
  initAsync: false,
});
void sentences.init();

/** Every operation of the registry, as a tool. Signing up is done before one can ask. */
const tools: Tool[] = Object.entries(modules).flatMap(([module, { operations, words }]) =>
  Object.values(operations)
    .filter((operation) => operation.access.role !== "public")
    .map((operation) => ({ name: `${module}_${nameOf(operation).verb}`, module, operation, words })),
);

/** What the assistant may do for one person: what they may, and nothing else. */
export function assistantToolsFor(context: RequestContext, caller: Caller & { actor: Person }): AssistantTools {
  const { runtime } = context.var;
  const say = sentences.getFixedT(caller.language);
  return {
    all: tools,
    tools: tools.filter(({ operation }) => isOfRole(caller, operation, runtime.now)),
    closed: (operation) => {
      const refusal = refusalOf(caller, operation, runtime.now);
      return refusal && problemOf(refusal, caller.language).detail;
    },
    screenOf: (operation) => {
      const path = screens[operation.id] ?? screens[nameOf(operation).module];
      return path ? runtime.origin + path : null;
    },
    asset: (path) => runtime.assets.get(path),
    at: (path) => runtime.origin + path,
    say: (key, params) => say(key, { ...params }),
    run: async (operation, input) => {
      if (isExport(operation)) {
        requireAccess(caller.actor, operation, runtime.now);
        parse(operation.input, input);
        return { fileName: "", text: runtime.origin + exportPath(operation, input) };
      }
      const output = await call(runtime, caller, operation, input);
      // Printed once to know that it can be; the answer is the address where it opens.
      return isSheet(operation) ? { ...(output as SheetFile), content: runtime.origin + sheetPath(operation, input) } : output;
    },
    propose: (operation, input) => propose(context, caller, [{ operation, input }]),
    phrase: (error, words) => {
      const { detail, errors = [] } = problemOf(asRefusal(error, runtime.log), caller.language);
      const colon = say("colon");
      return [detail, ...errors.map(({ field, message }) => `• ${words?.fields[field] ?? field}${colon}${message}`)].join("\n");
    },
  };
}

/** Why somebody may not call an operation; null where they may. @throws what is no refusal */
function refusalOf({ actor }: Caller, operation: Operation, now: number): Refusal | null {
  try {
    requireAccess(actor, operation, now);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** May somebody call an operation, but for their plan? */
export function isOfRole(caller: Caller, operation: Operation, now: number): boolean {
  const refusal = refusalOf(caller, operation, now);
  return refusal === null || refusal.code === "feature_not_in_plan";
}
