/** An event that a service sends: its name, where it has one, and its data read as JSON. */
export interface ServerEvent<T> {
  name: string;
  data: T;
}

/** Server-sent events, as they come. */
export async function* eventsIn<T>(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<ServerEvent<T>> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of pieces) {
    const blocks = (text + decoder.decode(piece, { stream: true })).split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (data !== undefined) yield { name: /^event: (\w+)$/m.exec(block)?.[1] ?? "", data: JSON.parse(data) as T };
    }
  }
}
