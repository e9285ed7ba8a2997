import { civilDate } from "@/worker/core/figures/dates";
import { Refusal } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { countAttempt } from "@/worker/modules/business/account";
import { openLink, paymentAddress } from "./paying";
import { invoices } from "./contract";

/** As often as one address may ask for a page to pay by card in an hour. */
const MOST = 30;

/** Opens a page to pay by card. @throws Refusal `not_found`, `not_allowed_now` when nothing is due or cards are not taken, `unavailable` */
export const payByCard = handle(invoices.payByCard, async (context, { id: link }) => {
  const { platform, now, caller, payments } = context;
  await countAttempt(platform, now, [{ key: `card:address:${caller.address}`, most: MOST, minutes: 60 }]);
  const { row, company, own } = await openLink(context, link);
  const { stripeAccount: account } = company;
  if (!payments || !account || row.due <= 0) throw new Refusal("not_allowed_now");
  return payments.checkout({
    link,
    account,
    amount: row.due,
    language: row.language,
    email: row.buyer?.email ?? null,
    title: [row.number, row.seller?.name].join(" – "),
    back: paymentAddress(own, row),
    once: `${row.id}.${row.version}.${civilDate(now)}`,
  });
});
