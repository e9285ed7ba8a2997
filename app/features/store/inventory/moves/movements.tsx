import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData, useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { movementCauses, movementTypes } from "@/worker/modules/store/ledger/status";
import { locations } from "@/worker/modules/store/locations/contract";
import { movements } from "@/worker/modules/store/movements/contract";
import { searchInput } from "@/app/shell/search-input";
import { actionFor } from "@/app/shell/action";
import { Refusal } from "@/app/ui/form";
import { EmptyState } from "@/app/ui/empty-state";
import { ExportLink } from "@/app/ui/file-links";
import { Filters, SearchField } from "@/app/ui/filters";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { fromFirstPage } from "@/app/ui/paging";
import { base } from "../addresses";
import { MovementTable } from "./movement-table";
import { Nothing } from "../nothing";

export const handle = { words: ["pages/inventory", "movements"], title: "pages/inventory:movement.title" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [page, places] = await Promise.all([
    context.read(movements.list, searchInput(movements.list, request)),
    context.read(locations.list, { limit: 100 }),
  ]);
  return { page, places, requestKey: context.nonce };
}

const home = `${base}/movements`;

/** Puts a movement right, and goes back to the screen where one asked for it. */
export const action = actionFor(movements.reverse, {
  to: (_, { url }) => {
    const back = new URL(url).searchParams.get("back") ?? home;
    return /^\/(customer|inventory)\b/.test(back) ? back : home;
  },
});

const narrowing = ["search", "type", "cause", "location", "since", "until", "item", "lot"];

export default function Movements() {
  const { t } = useWords("pages/inventory");
  const [params] = useSearchParams();
  const { page, places, requestKey } = useLoaderData<typeof loader>();
  const choices = (field: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`movements:values.${field}.${value}`) }));
  const filters = [
    { name: "type", label: t("movements:fields.type"), options: choices("type", movementTypes) },
    { name: "cause", label: t("movements:fields.cause"), options: choices("cause", movementCauses) },
    { name: "location", label: t("movements:fields.location"), options: places.items.map(({ id, name }) => ({ value: id, label: name })) },
  ];
  const isFiltered = narrowing.some((name) => params.get(name));
  return (
    <>
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={base}>
          {t("title")}
        </Link>
      </p>
      <PageHead title={t("movement.title")} sentence={t("movement.sentence")}>
        <ExportLink module="movements" />
      </PageHead>
      <Refusal />
      <div className="no-print my-4 flex flex-wrap items-center gap-2">
        <SearchField label={t("search")} placeholder={t("searchMovements")} />
        <Filters filters={filters} />
        <Days />
      </div>
      {page.items.length > 0 && (
        <>
          <MovementTable rows={page.items} requestKey={requestKey} />
          <Pager shown={page.items.length} nextCursor={page.nextCursor} />
        </>
      )}
      {!page.items.length &&
        (isFiltered ? (
          <Nothing to={home} />
        ) : (
          <EmptyState drawing="cellar" title={t("empty.movements.title")} text={t("empty.movements.text")} />
        ))}
    </>
  );
}

/** The first and the last day, kept with the other filters. */
function Days() {
  const { t } = useWords("pages/inventory");
  const [params] = useSearchParams();
  const filters = [...fromFirstPage(params)].filter(([name]) => name !== "since" && name !== "until");
  return (
    <Form role="search" aria-label={t("movement.days")} className="flex flex-wrap items-center gap-2 text-sm">
      {filters.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {(["since", "until"] as const).map((name) => (
        <label key={name} className="flex items-center gap-1">
          {t(name === "since" ? "movement.from" : "movement.until")}
          <span className="input">
            <input type="date" name={name} defaultValue={params.get(name) ?? ""} />
          </span>
        </label>
      ))}
      <button type="submit" className="btn btn-plain">
        {t("movement.show")}
      </button>
    </Form>
  );
}
