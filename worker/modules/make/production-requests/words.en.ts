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
    accept: { title: "Accept" },
    reject: { title: "Reject" },
    start: { title: "Begin" },
    complete: { title: "Complete" },
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
