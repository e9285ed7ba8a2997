import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { AssistantTools, Question } from "@/worker/adapters/llm/port";
import { openResponder } from "@/worker/adapters/llm/index";
import { claude } from "@/worker/adapters/llm/claude";
import { Refusal } from "@/worker/core/errors";
import type { Log } from "@/worker/engine/log";
import type { Env } from "@/worker/env";
import { items } from "@/worker/modules/catalogue/items/contract";
import { en } from "@/worker/modules/catalogue/items/words.en";
import { fr } from "@/worker/modules/catalogue/items/words.fr";
import { type LocalService, startService } from "../support/local-service";
import { type ModelRequest, startMessages } from "../support/messages-service";

const tool = (verb: "list" | "show" | "archive") => ({ name: `items_${verb}`, module: "items", operation: items[verb], words: { fr, en } });
const question: Question = { message: "combien de produits ?", language: "fr", page: "/customer/products", screen: "Produits" };

const faults: [string, object | undefined][] = [];
const log: Log = { info: () => {}, security: () => {}, error: (event, _error, facts) => void faults.push([event, facts]) };
let assistant: AssistantTools & { ran: unknown[] };
let service: (LocalService & { requests(): ModelRequest[] }) | undefined;

beforeAll(() => {
  const ran: unknown[] = [];
  const tools = [tool("list"), tool("show"), tool("archive")];
  assistant = {
    ran,
    all: tools,
    tools,
    say: (key) => key,
    screenOf: () => null,
    at: (path) => path,
    phrase: (error) => `refused: ${(error as Refusal).code}`,
    run: async (operation, input) => {
      ran.push([operation.id, input]);
      if (operation.id === "items.show") throw new Refusal("not_found");
      return { items: [], nextCursor: null, total: 12 };
    },
    propose: async () => ({ id: "p1", title: "Archiver un article", summary: "Tapenade" }),
  };
});
afterEach(() => service?.close());

async function ask(...answers: Parameters<typeof startMessages>[0]) {
  service = await startMessages(answers);
  const env = { ANTHROPIC_API_KEY: "clef", ANTHROPIC_BASE_URL: service.url, ANTHROPIC_MODEL: "claude-test" } as Env;
  return openResponder(env, log).answer(question, assistant);
}

const text = (words: string) => [{ type: "text" as const, text: words }];
const use = (name: string, input: object = {}) => [{ type: "tool_use" as const, id: `call-${name}`, name, input }];

describe("Claude", () => {
  it("is told the rules, the screen and the tools, with the key and the model that are set", async () => {
    expect(await ask(text("Bonjour."))).toEqual({ response: "Bonjour." });
    const [request] = service?.requests() ?? [];
    expect(service?.received[0]).toMatchObject({ method: "POST", path: "/v1/messages", headers: { authorization: "Bearer clef" } });
    expect(request).toMatchObject({ model: "claude-test", messages: [{ role: "user", content: question.message }] });
    expect(request?.system[0]?.cache_control).toEqual({ type: "ephemeral" });
    expect(request?.system.at(-1)?.text).toContain("/customer/products");
    expect(request?.tools.map(({ name }) => name)).toEqual(["items_list", "items_show", "items_archive"]);
    expect(request?.tools[0]?.input_schema).toMatchObject({
      type: "object",
      properties: { search: { type: "string" }, marginBelow: { description: expect.stringMatching(/percent$/) } },
    });
  });

  it("gets what its tools say, and answers with it", async () => {
    expect(await ask(use("items_list", { section: "catalogue" }), text("Vous en avez 12."))).toEqual({ response: "Vous en avez 12." });
    expect(assistant.ran).toContainEqual(["items.list", { section: "catalogue" }]);
    const [, second] = service?.requests() ?? [];
    expect(second?.messages.at(-1)?.content).toMatchObject([{ type: "tool_result", content: expect.stringContaining('"total":12') }]);
  });

  it("learns why a tool refused, and which tools there are", async () => {
    await ask([...use("items_show", { id: "x" }), ...use("shell_run")], text("Introuvable."));
    const [, second] = service?.requests() ?? [];
    expect(second?.messages.at(-1)?.content).toMatchObject([
      { is_error: true, content: "refused: not_found" },
      { is_error: true, content: expect.stringContaining("shell_run") },
    ]);
  });

  it("only proposes what changes anything", async () => {
    const reply = await ask(use("items_archive", { id: "x" }), text("Confirmez-vous ?"));
    expect(reply).toEqual({ response: "Confirmez-vous ?", proposals: [{ id: "p1", title: "Archiver un article", summary: "Tapenade" }] });
  });

  it("that cannot answer is unavailable, whatever its reason, and the log says no more than which", async () => {
    const failed = (status: number) => Response.json({ type: "error", error: { type: "api_error", message: "key clef" } }, { status });
    for (const status of [400, 401, 429, 500, 529]) {
      faults.length = 0;
      await expect(ask(failed(status), failed(status), failed(status))).rejects.toMatchObject({ code: "unavailable", detail: {} });
      expect(faults).toEqual([["claude", { status }]]);
      await service?.close();
    }
  });

  it("that has a moment's weakness is asked once more", async () => {
    const overloaded = Response.json({ type: "error", error: { type: "overloaded_error", message: "Overloaded" } }, { status: 529 });
    expect(await ask(overloaded, text("Vous en avez 12."))).toEqual({ response: "Vous en avez 12." });
  });

  it.each([
    ["a page", new Response("<html>", { headers: { "content-type": "text/html" } })],
    ["JSON that is cut", new Response('{"content":[{"type":"te', { headers: { "content-type": "application/json" } })],
    ["nothing", new Response(null, { headers: { "content-type": "application/json" } })],
    ["something else", Response.json({ error: null })],
    ["a message that says nothing", Response.json({ type: "message", content: [], stop_reason: "end_turn" })],
  ])("that answers with %s is unavailable", async (_what, answer) => {
    await expect(ask(answer)).rejects.toMatchObject({ code: "unavailable" });
  });

  it("that will not speak of something says so in our words", async () => {
    const declined = Response.json({ type: "message", role: "assistant", content: [], stop_reason: "refusal", usage: {} });
    expect(await ask(declined)).toEqual({ response: "declined" });
  });

  it("that does not answer in time, or asks to wait longer than people do, is unavailable", async () => {
    const later = () => new Response("{}", { status: 529, headers: { "retry-after": "600" } });
    const never = () => new Promise<Response>(() => {});
    for (const answer of [never, later]) {
      const slow = await startService(answer);
      const responder = claude({ apiKey: "clef", model: "m", baseUrl: slow.url, patience: 300 }, log);
      await expect(responder.answer(question, assistant)).rejects.toMatchObject({ code: "unavailable" });
      await slow.close();
    }
  });

  it("that never comes to an answer is told to, then stopped", async () => {
    await expect(ask(...Array.from({ length: 20 }, () => use("items_list")))).rejects.toMatchObject({ code: "unavailable" });
    expect(service?.requests().map(({ tool_choice }) => tool_choice?.type)).toEqual([...Array(7), "none"]);
  });
});
