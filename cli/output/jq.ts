import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { exitCodes, Stop } from "../exit-codes";

/**
 * What a filter in jq's language leaves of a value: a result a line, a text as it is. It is jq itself, compiled for Node, that
 * answers: what people know of it holds here.
 * @throws Stop with what jq says is wrong
 */
export async function filtered(value: unknown, filter: string): Promise<string> {
  const { default: load } = await import("jq-web");
  const program = readFileSync(new URL("jq.wasm.br", import.meta.url));
  const { raw } = await load({ wasmBinary: brotliDecompressSync(program) });
  try {
    return (raw(JSON.stringify(value), filter, ["-c", "-r"]) ?? "").replace(/\n$/, "");
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw new Stop(stderr ?? `jq: ${String(error)}`, exitCodes.usage);
  }
}
