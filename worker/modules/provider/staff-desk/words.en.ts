import { en as core } from "@/worker/core/words.en";
import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Desk",
  operations: {
    queues: { title: "See what waits", examples: ["what waits for an answer of ours?"] },
    search: { title: "Search everywhere", examples: ["search Deux Rives everywhere at the desk"] },
  },
  fields: {
    ...core.common,
    queue: "Queue",
    count: "Number",
    oldestAt: "Since",
    today: "Appointments of today",
    newTrials: "New trials",
    find: "Kind",
    id: "Identifier",
    title: "Name",
    text: "Detail",
  },
  values: {
    queue: {
      serviceRequests: "Service requests to read",
      quotes: "Quotes to prepare",
      begun: "Orders to begin",
      productionRequests: "Productions to validate",
      daysProposed: "Dates proposed by customers",
      works: "Work planned or under way",
      worksLate: "Work that is late",
      appointments: "Appointments to confirm",
      appointmentsOver: "Past appointments to settle",
      directory: "Entries to verify",
      directoryContacts: "Unanswered messages of the directory",
    },
    find: {
      business: "Business",
      serviceRequest: "Service request",
      appointment: "Appointment",
      productionRequest: "Production request",
      directory: "Directory",
    },
  },
};
