import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { staffDesk } from "@/worker/modules/provider/staff-desk/contract";
import { SearchField } from "@/app/ui/filters";
import { PageHead } from "@/app/ui/page-head";

export const handle = { words: ["pages/staff-desk", "staffDesk"], title: "pages/staff-desk:search.title" };

const places = {
  business: "/admin/consultancy-clients/",
  serviceRequest: "/admin/service-requests/",
  appointment: "/admin/consultancy-appointments/",
  productionRequest: "/admin/production-validation?request=",
  directory: "/admin/suppliers/",
} as const;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const words = new URL(request.url).searchParams.get("search")?.trim().slice(0, 100) ?? "";
  return { words, items: words ? (await context.read(staffDesk.search, { search: words })).items : [] };
}

/** Looks for words through all that the provider knows. */
export default function Search() {
  const { t } = useWords("pages/staff-desk");
  const { words, items } = useLoaderData<typeof loader>();
  return (
    <div className="page-narrow">
      <PageHead title={t("search.title")} sentence={t("search.sentence")} />
      <div className="my-4">
        <SearchField label={t("search.title")} placeholder={t("search.hint")} />
      </div>
      {words && items.length === 0 && <p className="muted py-6">{t("search.nothing")}</p>}
      <ul className="grid gap-3">
        {items.map(({ find, id, title, text }) => (
          <li key={`${find}${id}`}>
            <Link className="card-row" to={`${places[find]}${id}`}>
              <span className="muted block text-xs">{t(`staffDesk:values.find.${find}`)}</span>
              <span className="block font-semibold">{title}</span>
              <span className="muted block text-sm">{find === "business" ? t(`core:plans.${text}`) : text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
