import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Plus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { experts } from "@/worker/modules/provider/experts/contract";
import { offers } from "@/worker/modules/provider/offers/contract";
import { PageHead } from "@/app/ui/page-head";
import { Status } from "@/app/ui/status";
import { offersBase } from "../base";

export const handle = { words: ["pages/consultancy", "offers", "experts"], title: "pages/consultancy:upkeep.title" };

export async function loader({ context }: LoaderFunctionArgs) {
  const [onOffer, staff] = await Promise.all([context.read(offers.list, {}), context.read(experts.list, {})]);
  return { offers: onOffer.items, experts: staff.items };
}

/** What is on offer and who advises. */
export default function Offers() {
  const { t } = useWords("pages/consultancy");
  const { offers: onOffer, experts: advisers } = useLoaderData<typeof loader>();
  const offerRows = onOffer.map(({ id, name, minutes, credits, active }) => ({
    id,
    name,
    active,
    text: [t("minutes", { count: minutes }), t("credits", { count: credits })].join(" · "),
  }));
  return (
    <>
      <PageHead title={t("upkeep.title")} sentence={t("upkeep.sentence")} />
      <div className="grid gap-10 lg:grid-cols-2">
        <Group title={t("offers:title")} path="offers" add={t("upkeep.newOffer")} rows={offerRows} />
        <Group
          title={t("experts:title")}
          path="experts"
          add={t("upkeep.newExpert")}
          rows={advisers.map(({ id, name, headline, active }) => ({ id, name, active, text: headline }))}
        />
      </div>
    </>
  );
}

interface GroupProps {
  title: string;
  path: string;
  add: string;
  rows: { id: string; name: string; text: string; active: boolean }[];
}

function Group({ title, path, add, rows }: GroupProps) {
  const { t } = useWords("pages/consultancy");
  return (
    <section>
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 className="text-lg">{title}</h2>
        <Link className="btn btn-plain" to={`${offersBase}/${path}/new`}>
          <Plus aria-hidden="true" />
          {add}
        </Link>
      </div>
      {rows.length === 0 && <p className="muted text-sm">{t("upkeep.none")}</p>}
      <ul className="grid gap-3">
        {rows.map(({ id, name, text, active }) => (
          <li key={id}>
            <Link className="card-row" to={`${offersBase}/${path}/${id}`}>
              <span className="block font-semibold">{name}</span>
              <span className="card-line muted text-sm">
                <span>{text}</span>
                <Status meaning={active ? "good" : "idle"}>{t(active ? "upkeep.active" : "upkeep.inactive")}</Status>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
