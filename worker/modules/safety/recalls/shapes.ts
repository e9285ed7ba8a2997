import { stated } from "@/worker/core/contract/meaning";
import { civil, instant, line, measured, note, share, unit, z } from "@/worker/core/contract/fields";
import { languages } from "@/worker/core/language";
import { hazardKinds } from "@/worker/modules/safety/control-plans/status";
import { recallKinds, recallOrigins, recallStatuses, recallMeanings } from "./status";

/** What a person says of a recall. */
export const details = {
  kind: z.enum(recallKinds),
  origin: z.enum(recallOrigins),
  cause: line(200),
  hazard: z.enum(hazardKinds),
  /** What may happen to whoever ate of it, and what they should do. */
  danger: note(500),
};

/** A recall as lists show it. */
export const listedRecall = z.object({
  id: z.string(),
  reference: z.string(),
  status: stated(recallStatuses, recallMeanings),
  mock: z.boolean(),
  subject: z.string(),
  supplierId: z.string().nullable(),
  ...details,
  activatedAt: instant.nullable(),
  /** When trade clients must know, and when the authority must. */
  tradeDeadline: instant.nullable(),
  authorityDeadline: instant.nullable(),
  notifiedAt: instant.nullable(),
  authorityToldAt: instant.nullable(),
  closedAt: instant.nullable(),
  /** Who ended it; empty while nobody did. */
  closedBy: z.string(),
  conclusion: z.string(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type ListedRecall = z.output<typeof listedRecall>;

/** A lot that it reaches, and where all of it is. */
export const recalledLot = z.object({
  lotId: z.string(),
  lot: z.string(),
  itemId: z.string(),
  itemName: z.string(),
  unit,
  dlc: civil.nullable(),
  ddm: civil.nullable(),
  /** In: what came or was made, and what clients gave back. */
  born: measured,
  returned: measured,
  /** Out: what is left is `stock`. */
  used: measured,
  /** What came back and was set apart, as a lot of its own. */
  apart: measured,
  scrapped: measured,
  stock: measured,
  shipped: measured,
  recovered: measured,
  destroyed: measured,
  gone: measured,
  /** What clients have not answered for yet. */
  open: measured,
});
export type RecalledLot = z.output<typeof recalledLot>;

export const recalledGoods = z.object({
  lotId: z.string(),
  lot: z.string(),
  itemName: z.string(),
  amount: measured,
  deliveries: z.array(z.object({ delivery: z.string(), date: civil, amount: measured })),
  recovered: measured,
  destroyed: measured,
  gone: measured,
});

/** Who holds some of it. */
export const recallClient = z.object({
  clientId: z.string(),
  reference: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  language: z.enum(languages),
  goods: z.array(recalledGoods),
  toldAt: instant.nullable(),
  answeredAt: instant.nullable(),
  note: z.string(),
});
export type RecallClient = z.output<typeof recallClient>;

/** How well it went: what a drill is scored by. */
export const score = z.object({
  /** From the first word of it until all was located. */
  minutes: z.int(),
  /** Which part of what was made one knows where it is. */
  located: share,
  /** Which part of the clients was told, and which part answered. */
  reached: share,
  answered: share,
});

/** A recall as every door shows it. */
export const recall = listedRecall.extend({
  lots: z.array(recalledLot),
  clients: z.array(recallClient),
  score: score.nullable(),
  /** Was there more than a trace shows? */
  cut: z.boolean(),
});
export type Recall = z.output<typeof recall>;
