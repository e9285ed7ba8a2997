/** What waits for somebody of the staff. */
export const queues = [
  "serviceRequests",
  "quotes",
  "begun",
  "productionRequests",
  "daysProposed",
  "works",
  "worksLate",
  "appointments",
  "appointmentsOver",
  "directory",
  "directoryContacts",
] as const;
export type Queue = (typeof queues)[number];

/** What the staff searches through. */
export const finds = ["business", "serviceRequest", "appointment", "productionRequest", "directory"] as const;
