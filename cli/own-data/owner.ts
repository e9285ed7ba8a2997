import type { CommandContext } from "../command-context";
import { operationOf } from "../registry";

/** Whose business is spoken to. */
export async function ownerOf({ client, translator }: CommandContext): Promise<{ api: string; company: string; email: string }> {
  const show = await operationOf("account", "show", translator.language);
  const { company, email } = await client.call<{ company: string | null; email: string }>(show, {});
  return { api: client.where() ?? "", company: company ?? "", email };
}
