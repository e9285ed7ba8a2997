import type { Words } from "@/worker/core/text/words-type";
import { en as core } from "@/worker/core/words.en";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Programs' access",
  counted: { one: "access", other: "accesses" },
  operations: {
    list: { title: "List of accesses", examples: ["which programs may use my account?"] },
    create: { title: "Create an access", done: "Access created", examples: ["create an access for my assistant"] },
    revoke: {
      title: "Withdraw an access",
      button: "Withdraw",
      ask: { title: "Withdraw the access {{name}}?", text: "The program that uses it will not come in any more. This cannot be undone." },
      done: "Access withdrawn",
      examples: ["withdraw my assistant's access"],
    },
  },
  fields: {
    ...core.common,
    id: "Identifier",
    name: "Name",
    scope: "Rights",
    days: "Days it lasts",
    token: "Token",
    expiresAt: "Valid until",
    createdAt: "Created",
  },
  values: { scope: { read: "Read", write: "Read and change" } },
};
