import { spawn } from "node:child_process";
import { type FoundKind, foundPath } from "@/worker/modules/business/search/status";
import type { CommandContext } from "../command-context";
import { exitCodes, Stop } from "../exit-codes";
import { fold } from "@/worker/core/language";
import { operationOf } from "../registry";

interface Found {
  id: string;
  kind: FoundKind;
  name: string;
  about: string;
}

/** Opens the screen of a record in the browser; prints its address where there is none. @throws Stop when nothing is called so */
export async function open({ client, terminal, translator }: CommandContext, words: string, { print }: { print?: boolean }): Promise<void> {
  const everything = await operationOf("search", "everything", translator.language);
  const { items } = await client.call<{ items: Found[] }>(everything, { words, limit: 5 });
  const record = items.find(({ name }) => fold(name) === fold(words)) ?? items[0];
  if (!record) throw new Stop(translator.say("names.none", { name: words }), exitCodes.notFound);
  const address = new URL(foundPath(record), client.where() ?? undefined).href;
  terminal.aside([record.name, record.about].filter(Boolean).join(" · "));
  const opener = process.platform === "darwin" ? "open" : "xdg-open";
  if (print || !terminal.isInteractive || !(await starts(opener, address))) terminal.out(address);
}

/** Starts a program beside this one. @returns whether there is one */
function starts(program: string, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, [address], { detached: true, stdio: "ignore" });
    child.once("error", () => resolve(false));
    child.once("spawn", () => {
      child.unref();
      resolve(true);
    });
  });
}
