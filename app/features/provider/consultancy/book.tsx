import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { credits } from "@/worker/modules/business/credits/contract";
import { appointments } from "@/worker/modules/provider/appointments/contract";
import { offers } from "@/worker/modules/provider/offers/contract";
import { actionFor } from "@/app/shell/action";
import { EmptyState } from "@/app/ui/empty-state";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { ClosedByPlan, useOpens } from "@/app/ui/plan-link";
import { appointmentsBase, bookingBase } from "./base";
import { OfferList } from "./offer-list";
import { readSlot, SlotPicker } from "./slot-picker";

export const handle = { words: ["pages/consultancy", "appointments", "offers"], title: "pages/consultancy:book.title" };

/** What may be booked, and the free slots of what was chosen. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get("offer");
  const [{ items }, balance, free] = await Promise.all([
    context.read(offers.list, {}),
    context.read(credits.balance, {}),
    id ? context.read(appointments.slots, { offer: id }) : null,
  ]);
  return { items, balance, slots: free?.items ?? [], offer: items.find((one) => one.id === id) ?? null, requestKey: context.nonce };
}

export const action = actionFor(appointments.book, { read: readSlot, to: ({ id }) => `${appointmentsBase}/${id}` });

const { Form, Field } = formOf(appointments.book);

/** Books an appointment: what about, then when. */
export default function Book() {
  const { t } = useWords("pages/consultancy");
  const { items, balance, slots, offer, requestKey } = useLoaderData<typeof loader>();
  const isOpen = useOpens("consultancy");
  if (!isOpen) return <ClosedByPlan feature="consultancy" title={t("book.title")} text={t("book.closed")} />;
  const sentence = t("book.balance", { count: balance.credits });
  if (!offer) {
    return (
      <>
        <PageHead title={t("book.title")} sentence={sentence} />
        <OfferList offers={items} to={({ id }) => `${bookingBase}?offer=${id}`} />
      </>
    );
  }
  return (
    <div className="page-narrow">
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={bookingBase}>
          {t("book.title")}
        </Link>
      </p>
      <PageHead
        title={offer.name}
        sentence={[t("minutes", { count: offer.minutes }), t("credits", { count: offer.credits }), sentence].join(" · ")}
      />
      {slots.length === 0 ? (
        <EmptyState drawing="days" title={t("book.full")} text={t("book.fullText")} />
      ) : (
        <Form requestKey={requestKey}>
          <input type="hidden" name="offer" value={offer.id} />
          <div className="grid gap-5">
            <SlotPicker slots={slots} withExpert />
            <Field name="subject" rows={4} />
          </div>
          <p className="muted mt-4 text-sm">{t("book.rule")}</p>
          <FormEnd back={bookingBase}>{t("appointments:operations.book.button")}</FormEnd>
        </Form>
      )}
    </div>
  );
}
