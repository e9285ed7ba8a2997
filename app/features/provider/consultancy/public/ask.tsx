import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { appointments } from "@/worker/modules/provider/appointments/contract";
import { experts } from "@/worker/modules/provider/experts/contract";
import { offers } from "@/worker/modules/provider/offers/contract";
import { actionFor, actionsBy } from "@/app/shell/action";
import { EmptyState } from "@/app/ui/empty-state";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { ExpertCards } from "../expert-cards";
import { OfferList } from "../offer-list";
import { readSlot, SlotPicker } from "../slot-picker";

export const handle = { words: ["pages/consultancy", "appointments", "offers", "experts"], title: "pages/consultancy:ask.title" };

const base = "/consultancy-appointment";

/** What visitors may ask for; the link of a mail brings its proof. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const chosen = query.get("offer");
  const [{ items: all }, { items: profiles }] = await Promise.all([context.read(offers.list, {}), context.read(experts.profiles, {})]);
  const items = all.filter(({ forVisitors, active }) => forVisitors && active);
  const offer = items.find(({ id }) => id === chosen) ?? (items.length === 1 ? (items[0] ?? null) : null);
  const slots = offer ? (await context.read(appointments.slots, { offer: offer.id })).items : [];
  const link = query.has("proof") ? { ask: query.get("ask") ?? "", proof: query.get("proof") ?? "" } : null;
  return { items, profiles, offer, slots, link, state: query.get("state"), language: context.lang, requestKey: context.nonce };
}

export const action = actionsBy({
  ask: actionFor(appointments.ask, { read: readSlot, to: () => `${base}?state=sent` }),
  confirm: actionFor(appointments.confirm, { to: () => `${base}?state=confirmed` }),
});

const Ask = formOf(appointments.ask);
const Confirm = formOf(appointments.confirm);

/** Asks for an appointment without an account: the address is proved by a mailed link before anything is booked. */
export default function AskForAppointment() {
  const { t } = useWords("pages/consultancy");
  const { items, profiles, offer, slots, link, state, language, requestKey } = useLoaderData<typeof loader>();
  if (state === "sent" || state === "confirmed")
    return <EmptyState drawing="days" isScreen title={t(`ask.${state}`)} text={t(`ask.${state}Text`)} />;
  if (link) {
    return (
      <div className="prose-page pt-2">
        <PageHead title={t("ask.prove")} sentence={t("ask.proveText")} />
        <Confirm.Form verb="confirm" requestKey={`${requestKey}-confirm`}>
          <input type="hidden" name="ask" value={link.ask} />
          <input type="hidden" name="proof" value={link.proof} />
          <SubmitButton>{t("appointments:operations.confirm.button")}</SubmitButton>
        </Confirm.Form>
      </div>
    );
  }
  if (!offer) {
    return (
      <div className="pt-2">
        <PageHead title={t("ask.title")} sentence={t("ask.sentence")} />
        {items.length ? (
          <OfferList offers={items} to={({ id }) => `${base}?offer=${id}`} />
        ) : (
          <EmptyState drawing="days" title={t("book.full")} text={t("book.fullText")} />
        )}
      </div>
    );
  }
  return (
    <div className="page-narrow mx-auto pt-2">
      <PageHead title={t("ask.title")} sentence={`${offer.name} · ${t("minutes", { count: offer.minutes })} · ${t("ask.sentence")}`} />
      {slots.length === 0 ? (
        <EmptyState drawing="days" title={t("book.full")} text={t("book.fullText")} />
      ) : (
        <Ask.Form verb="ask" requestKey={`${requestKey}-ask`}>
          <input type="hidden" name="offer" value={offer.id} />
          <input type="hidden" name="language" value={language} />
          <div className="grid gap-5">
            <div className="form-grid">
              <Ask.Field name="name" autoComplete="name" />
              <Ask.Field name="email" autoComplete="email" />
              <Ask.Field name="company" autoComplete="organization" />
            </div>
            <SlotPicker slots={slots} withExpert />
            <Ask.Field name="subject" rows={4} />
          </div>
          <div className="form-part flex flex-wrap items-center gap-3">
            <SubmitButton>{t("appointments:operations.ask.button")}</SubmitButton>
            <Link className="btn btn-plain" to="/">
              {t("shell:cancel")}
            </Link>
          </div>
        </Ask.Form>
      )}
      <ExpertCards profiles={profiles} />
    </div>
  );
}
