/** The data of server-sent events, as they come, each read as JSON. */
export async function* eventsIn<T>(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<T> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of pieces) {
    const blocks = (text + decoder.decode(piece, { stream: true })).split("\n\n");
    text = blocks.pop() ?? "";
    for (const data of blocks.flatMap((block) => /^data: (.*)$/m.exec(block)?.[1] ?? [])) yield JSON.parse(data) as T;
  }
}
