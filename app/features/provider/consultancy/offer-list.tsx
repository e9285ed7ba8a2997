import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Offer } from "@/worker/modules/provider/offers/contract";

/** What may be booked, as cards. @param to where each leads */
export function OfferList({ offers, to }: { offers: Offer[]; to(offer: Offer): string }) {
  const { t } = useWords("pages/consultancy");
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {offers.map((offer) => (
        <li key={offer.id}>
          <Link className="card-row h-full" to={to(offer)} prefetch="intent">
            <span className="muted block text-xs">{t(`offers:values.topic.${offer.topic}`)}</span>
            <span className="block font-semibold">{offer.name}</span>
            {offer.description && <span className="mt-1 block text-sm">{offer.description}</span>}
            <span className="card-line mt-3 text-sm">
              <span className="tnum">{t("minutes", { count: offer.minutes })}</span>
              <span className="tnum">{t("credits", { count: offer.credits })}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
