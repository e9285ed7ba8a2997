import { instant, line, note, pageOf, paging, z } from "@/worker/core/contract/fields";
import { defineModule, staff } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { feedbackTypes } from "./status";

/** An address, or nothing: who does not give one may still speak. */
const addressOrNothing = z
  .string()
  .trim()
  .max(254)
  .refine((text) => text === "" || z.email().safeParse(text).success, { params: { code: "email" } });

const { limit, cursor } = paging;

export const feedback = defineModule("feedback", staff, {
  create: command({
    access: { role: "public" },
    risk: "writes",
    input: z.strictObject({
      type: z.enum(feedbackTypes),
      message: note(4_000).min(1),
      email: addressOrNothing.default(""),
      /** The address of the screen it was written on. */
      page: line(200).optional(),
    }),
    output: z.object({ id: z.string(), createdAt: instant }),
  }),

  list: query({
    input: z.strictObject({ limit, cursor, type: z.enum(feedbackTypes).optional() }),
    output: pageOf(
      z.object({
        id: z.string(),
        type: z.enum(feedbackTypes),
        message: z.string(),
        email: z.string(),
        page: z.string().nullable(),
        createdAt: instant,
      }),
    ),
    columns: ["createdAt", "type", "message", "email"],
    telling: ["createdAt", "type", "message"],
  }),
});
