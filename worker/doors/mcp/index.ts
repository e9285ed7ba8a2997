import { Refusal } from "@/worker/core/errors";
import type { Asker } from "../assistant/proposals";
import { asRefusal, problemAnswer } from "../problem";
import type { RequestContext } from "../request-context";
import { serverFor } from "./server";

/** Where programs find out how to be let in (RFC 9728). */
export const METADATA_PATH = "/.well-known/oauth-protected-resource/api/mcp";

/**
 * The door for assistants of people's own (Model Context Protocol, streamable HTTP). It keeps nothing between two requests:
 * there is no stream to resume and no session to end, so it answers POST alone. Whoever comes shows a token.
 */
export async function mcpDoor(context: RequestContext): Promise<Response> {
  try {
    if (!context.req.header("authorization")) throw new Refusal("not_signed_in");
    const current = await context.var.caller();
    if (current.actor.type !== "person") throw new Refusal("not_signed_in");
    if (context.req.method !== "POST") throw new Refusal("method_not_allowed", { params: { allow: "POST" } });
    return await serve(context, { ...current, actor: current.actor, door: "mcp" });
  } catch (error) {
    return refused(context, asRefusal(error, context.var.runtime.log));
  }
}

/** Loaded by whoever comes this way: the others' Worker starts without the protocol. */
async function serve(context: RequestContext, caller: Asker): Promise<Response> {
  const { WebStandardStreamableHTTPServerTransport } = await import("@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js");
  const transport = new WebStandardStreamableHTTPServerTransport({ sessionIdGenerator: undefined, enableJsonResponse: true });
  await (await serverFor(context, caller)).connect(transport);
  return transport.handleRequest(context.req.raw);
}

/** Who is not let in is told where it says how. */
function refused(context: RequestContext, refusal: Refusal): Response {
  const answer = problemAnswer(refusal, context.var.language);
  if (refusal.status === 401) {
    const error = refusal.code === "invalid_token" ? ', error="invalid_token"' : "";
    answer.headers.set("www-authenticate", `Bearer resource_metadata="${context.var.runtime.origin}${METADATA_PATH}"${error}`);
  }
  return answer;
}

/**
 * What programs learn of the door before they come in. No authorization server is named, since there is none: people make
 * their tokens under Account settings.
 */
export function metadataDoor(context: RequestContext): Response {
  const { origin } = context.var.runtime;
  return context.json({
    resource: `${origin}/api/mcp`,
    resource_name: "Cellier",
    bearer_methods_supported: ["header"],
    scopes_supported: ["read", "write"],
    resource_documentation: `${origin}/api/docs#mcp`,
  });
}
