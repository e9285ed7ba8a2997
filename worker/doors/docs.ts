import { html, raw } from "hono/html";
import { refusals } from "@/worker/core/errors";
import type { Language } from "@/worker/core/language";
import { nameOf, type Operation } from "@/worker/core/contract/operation";
import { modules } from "@/worker/modules/contracts";
import { labelled, titleOf } from "./openapi";
import { routeOf } from "@/worker/core/contract/route";
import { hasWords, translate } from "./words";

/** The API for people: every operation of the registry on one page that needs no script. */
export function docsPage(language: Language, origin: string, nonce: string) {
  const say = translate(language);
  return html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${say("doors:title")} · Cellier</title>
    <style nonce="${nonce}">${raw(style)}</style>
  </head>
  <body>
    <header>
      <h1>${say("doors:title")}</h1>
      <p>${say("doors:lead")} <a href="/api/openapi.json">openapi.json</a></p>
      <pre>curl ${origin}/api/auth/token?grant_type=password \\
  -H 'content-type: application/json' -d '{"email":"…","password":"…"}'
curl ${origin}/api/items?limit=10 -H 'authorization: Bearer …'</pre>
    </header>
    <main>
      ${Object.entries(modules).map(
        ([name, { operations }]) => html`<section>
          <h2>${hasWords(`${name}:title`) ? say(`${name}:title`) : name}</h2>
          ${Object.values(operations).map((operation) => entry(operation, language))}
        </section>`,
      )}
      <section>
        <h2>${say("doors:assistant")}</h2>
        <p>${say("doors:assistantText")}</p>
        <pre>curl ${origin}/api/ai-assistant -H 'authorization: Bearer …' -H 'content-type: application/json' \\
  -d '{"message":"…"}'   # {"response":"…","proposals":[{"id":"…","title":"…","summary":"…","name":null}]}
  -d '{"confirm":"…"}'   # Accept: text/event-stream → text, reply, problem</pre>
      </section>
      <section id="mcp">
        <h2>MCP</h2>
        <p>${say("doors:mcpText")}</p>
        <pre>${origin}/api/mcp   # Authorization: Bearer cellier_pat_…</pre>
      </section>
      <section>
        <h2>${say("doors:refusals")}</h2>
        <table>
          <thead><tr><th>${say("doors:code")}</th><th>HTTP</th><th>${say("doors:meaning")}</th></tr></thead>
          <tbody>
            ${Object.entries(refusals).map(
              ([code, status]) =>
                html`<tr id="${code}"><td><code>${code}</code></td><td>${status}</td><td>${say(`errors.${code}`, placeholders)}</td></tr>`,
            )}
          </tbody>
        </table>
      </section>
    </main>
  </body>
</html>`;
}

/** Texts with a blank to fill show an ellipsis in it. */
const placeholders = { maximum: "…", minutes: "…", incident: "…" };

function entry(operation: Operation, language: Language) {
  const { method, path } = routeOf(operation);
  const { module } = nameOf(operation);
  const { properties = {}, required = [] } = labelled(operation.input, module, language, "input");
  const { role, feature, limits } = operation.access;
  return html`<details id="${operation.id}">
    <summary><code class="${method}">${method}</code> <code>${path}</code> <span>${titleOf(operation, language)}</span></summary>
    <p>${translate(language)("doors:access")} <code>${[role, feature, ...(limits ?? [])].filter(Boolean).join(" · ")}</code></p>
    <table>
      <tbody>
        ${Object.entries(properties).map(
          ([field, schema]) => html`<tr>
            <td><code>${field}</code>${required.includes(field) ? " *" : ""}</td>
            <td>${String(schema.title ?? "")}</td>
            <td><code>${summaryOf(schema)}</code></td>
          </tr>`,
        )}
      </tbody>
    </table>
  </details>`;
}

/** A schema in a few signs: its type or choices, and its bounds. */
function summaryOf(schema: Record<string, unknown>): string {
  if (Array.isArray(schema.enum)) return schema.enum.join(" | ");
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map((option: Record<string, unknown>) => summaryOf(option)).join(" | ");
  const bounds = [schema.minimum ?? schema.minLength, schema.maximum ?? schema.maxLength];
  const range = bounds.some((bound) => bound !== undefined) ? ` ${bounds.map((bound) => bound ?? "").join("…")}` : "";
  return `${String(schema.type ?? "")}${range}`;
}

const style = `
  :root { color-scheme: light dark; --ink: light-dark(#2f241d, #ece5da); --ground: light-dark(#fbf9f4, #221d19); --rule: light-dark(#ddd5c8, #453d36); --mark: light-dark(#c32b1c, #f08571); }
  body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 4rem; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  h1 { font: 400 2.1rem/1.2 Georgia, serif; margin: 0; } h2 { font: 400 1.4rem/1.3 Georgia, serif; margin-top: 2.5rem; border-bottom: 3px double var(--ink); padding-bottom: .3rem; }
  a { color: inherit; } code, pre { font: 13px/1.5 ui-monospace, monospace; } pre { overflow-x: auto; padding: .75rem 1rem; border: 1px solid var(--rule); }
  details { border-bottom: 1px solid var(--rule); } summary { padding: .6rem 0; cursor: pointer; min-height: 24px; } summary span { margin-left: .5rem; }
  .POST, .PATCH { color: var(--mark); font-weight: 700; } table { border-collapse: collapse; width: 100%; } td, th { text-align: left; padding: .3rem .6rem .3rem 0; vertical-align: top; overflow-wrap: anywhere; } tr { border-top: 1px solid var(--rule); }
  :focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
`;
