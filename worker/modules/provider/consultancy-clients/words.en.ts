import { en as core } from "@/worker/core/words.en";
import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Consultancy clients",
  counted: { one: "consultancy client", other: "consultancy clients" },
  operations: {
    list: { title: "List consultancy clients", examples: ["which consultancy clients have credits?"] },
    show: { title: "Show a consultancy client", examples: ["show the consultancy client Deux Rives"] },
  },
  fields: {
    ...core.common,
    id: "Client",
    name: "Name",
    plan: "Plan",
    planStatus: "Subscription",
    credits: "Credits",
    held: "Held",
    appointments: "Appointments",
    requests: "Service requests",
    people: "People",
    email: "E-mail",
    createdAt: "Signed up",
  },
};
