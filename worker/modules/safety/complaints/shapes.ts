import { businessDay, civil, instant, line, note, z } from "@/worker/core/contract/fields";
import { severities } from "@/worker/modules/safety/non-conformities/status";
import { complaintCategories, complaintStatuses } from "./status";

/** What a person writes of it. */
export const details = {
  subject: line(160),
  category: z.enum(complaintCategories),
  severity: z.enum(severities),
  receivedOn: businessDay,
  /** Who complained, where it is no client of ours: a consumer, with how to reach them. */
  contact: note(160),
  description: note(2_000),
};

/** As lists show it. */
export const listedComplaint = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(complaintStatuses),
  ...details,
  receivedOn: civil,
  clientId: z.string().nullable(),
  clientName: z.string(),
  itemId: z.string().nullable(),
  itemName: z.string(),
  lotId: z.string().nullable(),
  lot: z.string(),
  /** What it led to. */
  nonConformityId: z.string().nullable(),
  nonConformity: z.string(),
  recallId: z.string().nullable(),
  recall: z.string(),
  answer: z.string(),
  answeredOn: civil.nullable(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Complaint = z.output<typeof listedComplaint>;
