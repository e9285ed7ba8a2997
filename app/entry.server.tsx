import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server.node";
import { describeOperation } from "@/worker/core/contract/described";
import { Describer } from "./ui/described";
import { streamOf } from "./shell/stream";
import { wordsOf } from "./shell/i18n/server";
import { WordsProvider } from "./shell/i18n/use-words";

/**
 * Renders a page as a stream; programs that index pages get it whole. React's renderer for browsers encodes every name,
 * value and text by itself, fifteen thousand times for a list: a third of the page's time. The one for Node does not.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { nonce, lang, phrase }: AppLoadContext,
): Promise<Response> {
  let finalStatus = status;
  const isReady = isbot(request.headers.get("user-agent") ?? "") ? "onAllReady" : "onShellReady";
  headers.set("content-type", "text/html; charset=utf-8");
  if (!headers.has("cache-control")) headers.set("cache-control", "private, no-cache");
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <WordsProvider words={wordsOf(lang)}>
        <Describer.Provider value={describeOperation}>
          <RemixServer context={remix} url={request.url} nonce={nonce} />
        </Describer.Provider>
      </WordsProvider>,
      {
        nonce,
        [isReady]: () => resolve(new Response(streamOf(pipe, abort), { headers, status: finalStatus })),
        onShellError: reject,
        onError(error) {
          // What a loader answers instead of its data is no fault.
          if (isRouteErrorResponse(error)) return;
          phrase(error);
          finalStatus = 500;
        },
      },
    );
    request.signal.addEventListener("abort", () => abort());
  });
}

/**
 * A fault in a loader or an action: the log learns it under an incident, the reader sees the error screen. A form sent to a screen
 * that takes none is no fault.
 */
export function handleError(error: unknown, { context, request }: { context: AppLoadContext; request: Request }): void {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isAnswer) context.phrase(error);
}
