import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { wordsOf } from "./shell/i18n/server";
import { WordsProvider } from "./shell/i18n/use-words";

/** Renders a page as a stream; programs that index pages get it whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { nonce, lang, phrase }: AppLoadContext,
): Promise<Response> {
  let finalStatus = status;
  const body = await renderToReadableStream(
    <WordsProvider words={wordsOf(lang)}>
      <RemixServer context={remix} url={request.url} nonce={nonce} />
    </WordsProvider>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        phrase(error);
        finalStatus = 500;
      },
    },
  );
  if (isbot(request.headers.get("user-agent") ?? "")) await body.allReady;
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("cache-control", "private, no-cache");
  return new Response(body, { headers, status: finalStatus });
}

/** A fault in a loader or an action: the log learns it under an incident, the reader sees the error screen. */
export function handleError(error: unknown, { context, request }: { context: AppLoadContext; request: Request }): void {
  if (!request.signal.aborted) context.phrase(error);
}
