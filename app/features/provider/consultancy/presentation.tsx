import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { experts } from "@/worker/modules/provider/experts/contract";
import { offers } from "@/worker/modules/provider/offers/contract";
import { PageHead } from "@/app/ui/page-head";
import { formBase } from "../services/base";
import { bookingBase } from "./base";
import { ExpertCards } from "./expert-cards";
import { OfferList } from "./offer-list";

export const handle = { words: ["pages/consultancy", "offers", "experts"], title: "pages/consultancy:presentation.title" };

export async function loader({ context }: LoaderFunctionArgs) {
  const [{ items }, { items: profiles }] = await Promise.all([context.read(offers.list, {}), context.read(experts.profiles, {})]);
  return { items, profiles };
}

/** What the provider's experts do for a maker, and how it works. */
export default function Presentation() {
  const { t } = useWords("pages/consultancy");
  const { items, profiles } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("presentation.title")} sentence={t("presentation.sentence")}>
        <Link className="btn btn-plain" to={formBase}>
          {t("presentation.request")}
        </Link>
        <Link className="btn btn-primary" to={bookingBase}>
          {t("book.action")}
        </Link>
      </PageHead>
      <ol className="mb-8 grid gap-6 md:grid-cols-3">
        {["choose", "meet", "keep"].map((step, place) => (
          <li key={step}>
            <h2 className="text-lg">
              {place + 1}. {t(`presentation.${step}`)}
            </h2>
            <p className="text-sm">{t(`presentation.${step}Text`)}</p>
          </li>
        ))}
      </ol>
      <h2 className="mb-3 text-lg">{t("presentation.offers")}</h2>
      <OfferList offers={items} to={({ id }) => `${bookingBase}?offer=${id}`} />
      <ExpertCards profiles={profiles} />
    </>
  );
}
