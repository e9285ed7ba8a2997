import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Search } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { EmptyState } from "@/app/ui/empty-state";
import { PageHead } from "@/app/ui/page-head";
import { search } from "@/worker/modules/business/search/contract";
import { foundPath } from "@/worker/modules/business/search/status";

export const handle = { words: ["pages/search", "search"], title: "pages/search:title" };

const AT_MOST = 50;

/** What the words of the address find, for a reader without scripts or with a link somebody sent. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const words = new URL(request.url).searchParams.get("words")?.trim().slice(0, 100) ?? "";
  return { words, found: words ? await context.read(search.everything, { words, limit: AT_MOST }) : null };
}

export default function SearchPage() {
  const { t } = useWords("pages/search");
  const { words, found } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("title")} sentence={t("sentence")} />
      <Form role="search" className="no-print mb-6 flex flex-wrap items-end gap-3">
        <label className="input h-12 min-w-0 flex-1 text-lg">
          <Search aria-hidden="true" />
          <input
            type="search"
            name="words"
            key={words}
            defaultValue={words}
            maxLength={100}
            placeholder={t("hint")}
            aria-label={t("title")}
          />
        </label>
        <button type="submit" className="btn btn-primary h-12 max-md:w-full">
          {t("submit")}
        </button>
      </Form>
      {found && <Found words={words} found={found} />}
    </>
  );
}

function Found({
  words,
  found: { items, isNear },
}: {
  words: string;
  found: NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["found"]>;
}) {
  const { t } = useWords("pages/search");
  if (!items.length) return <EmptyState drawing="glass" title={t("nothing", { words })} text={t("nothingHelp")} />;
  return (
    <section aria-live="polite">
      <p className="muted mb-2 text-sm">{isNear ? t("near") : t("results", { count: items.length })}</p>
      <ul className="grid">
        {items.map((one) => (
          <li key={`${one.kind}${one.id}`} className="border-b border-rule">
            <Link
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 py-2 hover:bg-hover"
              to={foundPath(one)}
              prefetch="intent"
            >
              <span className="min-w-0">
                <strong className="font-semibold">{one.name}</strong>
                {one.page && <span className="muted"> · {t("onPage", { page: one.page })}</span>}
                {one.about && <span className="muted break-words"> · {one.about}</span>}
              </span>
              <span className="muted text-sm">{t(`search:values.kind.${one.kind}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
