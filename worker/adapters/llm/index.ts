import type { Log } from "@/worker/engine/log";
import type { Env } from "@/worker/env";
import { claude } from "./claude";
import { localResponder } from "./local/index";
import type { ModelTool, Responder } from "./port";

const MODEL = "claude-sonnet-5-5";

/** The model that is asked, unless a setting names another. */
export const claudeModel = (named: string | undefined) => named ?? MODEL;

/** Claude where a key is set; otherwise the responder that needs no service. */
export function openResponder(
  { ANTHROPIC_API_KEY, ANTHROPIC_BASE_URL, ANTHROPIC_MODEL }: Env,
  log: Log,
  toolbox: readonly ModelTool[],
): Responder {
  if (!ANTHROPIC_API_KEY) return localResponder;
  return claude({ apiKey: ANTHROPIC_API_KEY, baseUrl: ANTHROPIC_BASE_URL, model: claudeModel(ANTHROPIC_MODEL) }, log, toolbox);
}
