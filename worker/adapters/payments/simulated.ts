import type { Till } from "@/worker/engine/ports";

/** How long a bank takes that is not in a hurry, in milliseconds. */
const BANK = 30_000;

/**
 * The till where no service is configured: its page is ours, says that nothing is paid, and lets one pay, be refused or wait. A
 * card is kept as its name, which says whether it is refused later.
 */
export const simulatedTill: Till = {
  isSimulated: true,
  open: async ({ payment, back }) => ({ session: `sim_${payment}`, url: `${new URL(back).origin}/billing/payments/${payment}` }),
  close: async () => {},
  async ask(session, { id, total }, now) {
    const [, at] = /^sim_later_(\d+)$/.exec(session) ?? [];
    return at && now >= Number(at) ? { payment: id, outcome: "paid", amount: total, customer: "sim_card", intent: `sim_${id}` } : null;
  },
  debit: async ({ customer, payment }) => ({ outcome: customer === "sim_refused" ? "failed" : "paid", intent: `sim_${payment}` }),
  refund: async ({ once }) => `sim_${once}`,
  portal: async () => null,
  later: (now) => `sim_later_${now + BANK}`,
  read: async () => null,
};
