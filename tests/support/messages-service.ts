import { type LocalService, startService } from "./local-service";

type Block = { type: "text"; text: string } | { type: "tool_use"; id: string; name: string; input: object };

/** What the service was asked, in the Messages API's words. */
export interface ModelRequest {
  model: string;
  system: { text: string; cache_control?: object }[];
  tool_choice?: { type: string };
  tools: { name: string; description: string; input_schema: { type: string; properties: Record<string, object> } }[];
  messages: { role: string; content: string | { type: string; content?: string; is_error?: boolean }[] }[];
}

/** A service on this machine that speaks the Messages API: says the answers it is given, one a turn. */
export async function startMessages(answers: (Block[] | Response)[]): Promise<LocalService & { requests(): ModelRequest[] }> {
  const remaining = [...answers];
  const service = await startService(() => {
    const next = remaining.shift() ?? [{ type: "text", text: "…" }];
    return next instanceof Response ? next : Response.json(messageOf(next));
  });
  return { ...service, requests: () => service.received.map(({ body }) => JSON.parse(body) as ModelRequest) };
}

function messageOf(content: Block[]) {
  const stop_reason = content.some(({ type }) => type === "tool_use") ? "tool_use" : "end_turn";
  const usage = { input_tokens: 10, output_tokens: 10 };
  return { id: "msg_1", type: "message", role: "assistant", model: "claude", content, stop_reason, stop_sequence: null, usage };
}
