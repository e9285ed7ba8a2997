import { note, recordOf, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { paperOf, pictureOf } from "@/worker/core/contract/printing";
import { languages } from "@/worker/core/language";
import { clientCategories } from "@/worker/core/trade/trade";
import { decided } from "@/worker/modules/business/paper-templates/shapes";
import { printKinds } from "./status";

const choices = {
  kind: z.enum(printKinds),
  /** Of what, by its reference; a price list has none. */
  record: recordOf("orders", "invoices", "deliveries", "restocks", "production", "items", "lots", "clients").optional(),
  /** Whose prices a price list shows. */
  category: z.enum(clientCategories).default("retailer"),
  /** The client's where nobody says, of a paper for one; French of the others. */
  language: z.enum(languages).optional(),
  /** What a price list, a technical sheet or a certificate says besides, above its figures. */
  text: note(500).default(""),
};

/** A template as it is being changed, not yet saved. */
const draft = {
  /** Is what follows to be looked at, in place of what was saved? */
  isDraft: z.boolean().default(false),
  accent: decided.accent.optional(),
  titles: decided.titles.optional(),
  columns: decided.columns.default([]),
  opening: note(1_000).default(""),
  closing: note(1_000).default(""),
};

/** Any paper of the house, and those that stand for no other record: technical sheets, price lists, certificates. */
export const generator = defineModule("generator", customers, {
  print: paperOf(z.strictObject(choices)),
  /** A page of the very same paper, drawn to be looked at. */
  preview: pictureOf(
    z.strictObject({
      ...choices,
      ...draft,
      page: z.int().min(1).max(100).default(1),
      width: z.int().min(80).max(2_000).default(900),
    }),
  ),
});
