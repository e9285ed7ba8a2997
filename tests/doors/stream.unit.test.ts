import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server.node";
import { expect, it } from "vitest";
import { streamOf } from "@/app/shell/stream";

/** A page of accented labels, the first of a length that shifts all the others. */
function page(shift: number) {
  const labels = Array.from({ length: 400 }, (_, place) =>
    createElement("i", { key: place, title: place ? `Demander à l'assistant, œufs 1 000 € n° ${place}` : "x".repeat(shift) }),
  );
  return createElement("main", null, labels);
}

it("no letter of a page is broken where one buffer ends and the next begins", async () => {
  for (let shift = 1; shift < 40; shift += 1) {
    const stream = await new Promise<ReadableStream<Uint8Array>>((resolve) => {
      const { pipe, abort } = renderToPipeableStream(page(shift), { onShellReady: () => resolve(streamOf(pipe, abort)) });
    });
    const html = await new Response(stream).text();
    expect(html.match(/[\0\ufffd]/g), `shifted by ${shift}`).toBeNull();
    expect(html.match(/Demander à l&#x27;assistant, œufs 1 000 € n° \d+"/g)).toHaveLength(399);
  }
});
