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
    return next instanceof Response ? next : streamOf(messageOf(next));
  });
  return { ...service, requests: () => service.received.map(({ body }) => JSON.parse(body) as ModelRequest) };
}

function messageOf(content: Block[]) {
  const stop_reason = content.some(({ type }) => type === "tool_use") ? "tool_use" : "end_turn";
  const usage = { input_tokens: 10, output_tokens: 10 };
  return { id: "msg_1", type: "message", role: "assistant", model: "claude", content, stop_reason, stop_sequence: null, usage };
}

/** The same message in one piece, as a question without a stream is answered. */
export const wholeOf = (content: Block[]) => Response.json(messageOf(content));

/** The same message as the events by which it comes. */
export function streamOf({ content, stop_reason, ...message }: ReturnType<typeof messageOf>): Response {
  const events: object[] = [{ type: "message_start", message: { ...message, content: [], stop_reason: null } }];
  for (const [index, block] of content.entries()) {
    const isText = block.type === "text";
    const pieces = isText ? (block.text.match(/.{1,7}/gs) ?? []) : [JSON.stringify(block.input)];
    events.push({ type: "content_block_start", index, content_block: isText ? { type: "text", text: "" } : { ...block, input: {} } });
    for (const piece of pieces) {
      const delta = isText ? { type: "text_delta", text: piece } : { type: "input_json_delta", partial_json: piece };
      events.push({ type: "content_block_delta", index, delta });
    }
    events.push({ type: "content_block_stop", index });
  }
  events.push(
    { type: "message_delta", delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 10 } },
    { type: "message_stop" },
  );
  const body = events.map((event) => `event: ${(event as { type: string }).type}\ndata: ${JSON.stringify(event)}\n\n`).join("");
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}

/** What Claude answers when it will not speak of something. */
export const declined = () => streamOf({ ...messageOf([]), stop_reason: "refusal" });
