import { en as core } from "@/worker/core/words.en";
import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Production requests",
  counted: { one: "request", other: "requests" },
  operations: {
    list: {
      title: "List production requests",
      examples: ["which production requests are pending?", "how many urgent production requests?"],
    },
    show: { title: "Show a production request", examples: ["show my production request"] },
    create: {
      title: "Request a production",
      done: "Request sent",
      examples: ["request the production of 200 jars of jam"],
    },
    cancel: { title: "Cancel the request", done: "Request cancelled", examples: ["cancel my production request"] },
    accept: {
      title: "Accept the production request",
      button: "Accept",
      done: "Request accepted",
      examples: ["accept this production request"],
    },
    reject: {
      title: "Reject the production request",
      button: "Reject",
      done: "Request rejected",
      examples: ["reject this production request"],
    },
    start: {
      title: "Begin the requested production",
      button: "Begin",
      done: "Production begun",
      examples: ["begin this production request"],
    },
    complete: {
      title: "Complete the requested production",
      button: "Complete",
      done: "Production completed",
      examples: ["complete this production request"],
    },
  },
  synonyms: {
    values: { urgency: { urgent: ["urgent"] }, status: { pending: ["waiting"], in_progress: ["in progress"] } },
  },
  fields: {
    ...core.common,
    id: "Request",
    product: "Product",
    itemId: "Item",
    amount: "Quantity",
    requestedOn: "Requested date",
    urgency: "Urgency",
    notes: "Notes and instructions",
    status: "Status",
    reason: "Why it was rejected",
    plannedOn: "Planned on",
    businessName: "Business",
    completedOn: "Completed on",
    createdAt: "Created",
    updatedAt: "Changed",
  },
  values: {
    status: {
      pending: "Pending",
      accepted: "Accepted",
      in_progress: "In progress",
      completed: "Completed",
      cancelled: "Cancelled",
      rejected: "Rejected",
    },
    urgency: { low: "Low", normal: "Normal", high: "High", urgent: "Urgent" },
  },
};
