import { spawnSync } from "node:child_process";

/** Runs a tool to its end; all that it wrote. */
export function run(name: string, ...argv: string[]): { output: string; failed: boolean } {
  const env = { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0", WRANGLER_SEND_METRICS: "false" };
  const { status, stdout, stderr } = spawnSync(`node_modules/.bin/${name}`, argv, { encoding: "utf8", env, maxBuffer: 1e8 });
  return { output: `${stdout}${stderr}`, failed: status !== 0 };
}

/** Runs a tool; the lines it wrote when it failed. */
function tool(name: string, ...argv: string[]): string[] {
  const { output, failed } = run(name, ...argv);
  return failed ? output.split("\n").filter((line) => line.trim()) : [];
}

export const types = () => tool("tsc", "--noEmit", "-p", ".");
export const lint = () => tool("biome", "check", "--error-on-warnings", ".");
export const unused = () => tool("knip", "--no-progress");
/** Every operation has its code, its words, its address: what the tests walk through without a running product. */
export const registry = () => tool("vitest", "run", "tests/every-operation.unit.test.ts", "--reporter=dot");
