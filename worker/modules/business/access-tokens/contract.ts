import { identifier, instant, line, pageOf, paging, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { tokenScopes } from "./status";

const token = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.enum(tokenScopes),
  expiresAt: instant,
  version: z.int(),
  createdAt: instant,
});

/** Tokens of one's own, by which a program acts for the person; never beyond them, and never on their account. */
export const accessTokens = defineModule(
  "accessTokens",
  { ...customers, scope: "platform" },
  {
    list: query({
      input: z.strictObject({ limit: paging.limit, cursor: paging.cursor }),
      output: pageOf(token),
      columns: ["name", "scope", "expiresAt", "createdAt"],
    }),

    create: command({
      risk: "writes",
      input: z.strictObject({
        /** What it is for, so that one knows later which to withdraw. */
        name: line(80),
        scope: z.enum(tokenScopes).default("read"),
        days: z.int().min(1).max(365).default(90),
      }),
      /** The token is shown this once. */
      output: token.extend({ token: z.string() }),
      columns: ["name", "scope", "token", "expiresAt"],
    }),

    revoke: command({
      risk: "irreversible",
      input: z.strictObject({ id: identifier, version: z.int().optional() }),
      output: z.object({ id: z.string() }),
    }),
  },
);
