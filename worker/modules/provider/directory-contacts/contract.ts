import { identifier, instant, note, pageOf, paging, recordOf, version, z } from "@/worker/core/contract/fields";
import { customers, defineModule, staff } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";

/** What a business wrote to an entry of the directory, and what was answered. */
const contact = z.object({
  id: z.string(),
  entryId: z.string(),
  entryName: z.string(),
  /** Who asks. */
  businessName: z.string(),
  message: z.string(),
  answer: z.string(),
  /** Who answered: the entry itself, or one of the provider's staff in its place. */
  answeredBy: z.string(),
  answeredAt: instant.nullable(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type DirectoryContact = z.output<typeof contact>;

const ofBoth = { access: { role: "member" } } as const;
const ofAnyone = { access: { role: "public" } } as const;
const platform = { ...customers, scope: "platform" } as const;
const columns = ["entryName", "businessName", "message", "answer", "answeredAt", "createdAt"] as const;
/** What the link of a letter brings. */
const proven = { link: identifier };
const answer = note(4_000).min(1);

export const directoryContacts = defineModule("directoryContacts", platform, {
  list: query({
    ...ofBoth,
    input: z.strictObject({
      limit: paging.limit,
      cursor: paging.cursor,
      /** Those that nobody has answered yet, or those that somebody has. */
      waiting: z.boolean().optional(),
      entry: recordOf("directory").optional(),
    }),
    output: pageOf(contact),
    columns,
    telling: ["entryName", "message", "answeredAt"],
  }),
  show: query({ ...ofBoth, input: z.strictObject({ id: identifier }), output: contact, columns }),

  /** Writes down what an entry has answered, by phone or by mail. */
  answer: command({
    access: staff.access,
    risk: "writes",
    input: z.strictObject({ id: identifier, answer, version }),
    output: contact,
  }),

  /** What an entry is asked, by the link of the letter that it got. */
  letter: query({
    ...ofAnyone,
    input: z.strictObject(proven),
    output: z.object({ entryName: z.string(), businessName: z.string(), message: z.string(), answer: z.string(), createdAt: instant }),
  }),
  /** Answers by that link, without an account, once. */
  reply: command({
    ...ofAnyone,
    risk: "writes",
    input: z.strictObject({ ...proven, answer }),
    output: z.object({ accepted: z.literal(true) }),
  }),
});
