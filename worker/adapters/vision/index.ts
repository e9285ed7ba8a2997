import { claudeModel } from "@/worker/adapters/llm/index";
import type { Log } from "@/worker/engine/log";
import type { Reader } from "@/worker/engine/ports";
import type { Env } from "@/worker/env";
import { seeing } from "./seeing";

/** The reader; where a key is set, with Claude's eyes for what it is not sure of. */
export function openReader({ READER, ANTHROPIC_API_KEY, ANTHROPIC_BASE_URL, ANTHROPIC_MODEL }: Env, log: Log): Reader {
  if (!ANTHROPIC_API_KEY) return READER;
  return seeing(READER, { apiKey: ANTHROPIC_API_KEY, baseUrl: ANTHROPIC_BASE_URL, model: claudeModel(ANTHROPIC_MODEL) }, log);
}
