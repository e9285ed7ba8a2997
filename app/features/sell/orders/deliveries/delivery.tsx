import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { deliveries } from "@/worker/modules/sell/deliveries/contract";
import { actionFor, actionsFor } from "@/app/shell/action";
import { Refusal } from "@/app/ui/form";
import { AddressText } from "@/app/ui/address-fields";
import { PageHead } from "@/app/ui/page-head";
import { base, deliveriesBase } from "../base";
import { CorrectForm } from "./correct-form";
import { DeliveryLines } from "./delivery-lines";
import { DeliveryRail } from "./delivery-rail";
import { withoutBlankParts, withoutUnusedParts } from "./parts";
import { toDraft, withoutId } from "../save-order";
import { ReturnForm } from "./return-form";

export const handle = {
  words: ["pages/orders", "orders", "deliveries", "invoices"],
  title: (data: unknown) => (data as { delivery?: { reference: string } } | undefined)?.delivery?.reference ?? "",
};

/** `?return=1` shows what may come back, `?correct=1` what may have been entered wrongly. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const delivery = await context.read(deliveries.show, { id: params.id });
  const cameBack = delivery.lines.some(({ returned }) => returned.amount > 0);
  const returned = cameBack ? await context.read(invoices.returned, { order: delivery.orderId }) : null;
  const { searchParams } = new URL(request.url);
  const form = searchParams.has("return") ? ("return" as const) : searchParams.has("correct") ? ("correct" as const) : null;
  return { delivery, returns: returned?.items ?? [], form, requestKey: context.nonce, today: context.today };
}

/** Does to a delivery what the button pressed says. */
export const action = actionsFor([deliveries.deliver, deliveries.takeBack], {
  own: {
    // What really came back is entered next.
    takeBackReturn: actionFor(deliveries.takeBackReturn, { to: ({ id }) => `${deliveriesBase}/${id}?return=1` }),
    return: actionFor(deliveries.return, { read: withoutUnusedParts }),
    correct: actionFor(deliveries.correct, { read: withoutBlankParts }),
    creditReturns: withoutId(actionFor(invoices.creditReturns, toDraft)),
  },
});

export default function DeliveryScreen() {
  const { t } = useWords("pages/orders");
  const { delivery, returns, form, requestKey, today } = useLoaderData<typeof loader>();
  return (
    <>
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={`${base}?view=deliveries`}>
          {t("views.deliveries")}
        </Link>
      </p>
      <PageHead
        title={delivery.reference}
        sentence={
          <Link className="link-ink" to={`/customer/clients/${delivery.clientId}`}>
            {delivery.clientName}
          </Link>
        }
      />
      <Refusal />
      <div className="document">
        <div className="parts content-start gap-8">
          {form === "return" && <ReturnForm delivery={delivery} requestKey={requestKey} today={today} />}
          {form === "correct" && <CorrectForm delivery={delivery} requestKey={requestKey} />}
          <DeliveryLines lines={delivery.lines} />
          {delivery.address && (
            <section className="text-sm">
              <h2 className="mb-2 text-lg">{t("deliveries:fields.address")}</h2>
              <address className="not-italic">
                <AddressText address={delivery.address} />
              </address>
            </section>
          )}
          {delivery.notes && <p className="max-w-2xl whitespace-pre-line">{delivery.notes}</p>}
        </div>
        <DeliveryRail delivery={delivery} returns={returns} isBusy={form !== null} requestKey={requestKey} today={today} />
      </div>
    </>
  );
}
