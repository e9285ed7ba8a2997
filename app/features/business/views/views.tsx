import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import { type View, views } from "@/worker/modules/business/views/contract";
import { actionFor, actionsBy, byOwnId } from "@/app/shell/action";
import { navigation } from "@/app/shell/navigation";
import { searchInput } from "@/app/shell/search-input";
import { Action } from "@/app/ui/actions";
import { DateText } from "@/app/ui/date";
import { EmptyState } from "@/app/ui/empty-state";
import { useAnswerTo } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { type Column, Table } from "@/app/ui/table";
import { addressOf, base } from "./address";
import { RenameView } from "./rename-view";
import { SaveView } from "./save-view";

export const handle = { words: ["pages/views", "views"], title: "pages/views:title" };

/** The views of one list (`screen`) or of all; with `search` too, the address asks to keep that list as it is. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page: Result<typeof views.list> = await context.read(views.list, searchInput(views.list, request));
  return { ...page, requestKey: context.nonce };
}

const entries = navigation.customer.flatMap((group) => group.entries);

const toItsList = (view: View): string => addressOf(view);
const toAllViews = (): string => base;

export const action = actionsBy({
  create: actionFor(views.create, { to: toItsList }),
  update: byOwnId(actionFor(views.update, { to: toAllViews })),
  remove: byOwnId(actionFor(views.remove, { to: toAllViews })),
});

export default function Views() {
  const { t } = useWords("pages/views");
  const { items, nextCursor, requestKey } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const refused = useAnswerTo("create")?.values;
  const [screen, search] = [refused?.screen ?? params.get("screen"), refused?.search ?? params.get("search")];
  return (
    <>
      <PageHead title={t("title")} sentence={t("sentence")} />
      {screen && search && (
        <section className="mb-6">
          <SaveView screen={screen} search={search} requestKey={requestKey} />
        </section>
      )}
      {items.length === 0 ? (
        <EmptyState drawing="glass" title={t("empty.title")} text={t("empty.text")} />
      ) : (
        <ViewTable rows={items} requestKey={requestKey} />
      )}
      <Pager shown={items.length} nextCursor={nextCursor} />
    </>
  );
}

function ViewTable({ rows, requestKey }: { rows: View[]; requestKey: string }) {
  const { t } = useWords("views");
  const nameOf = (view: View) => (
    <Link className="name" to={addressOf(view)}>
      {view.name}
    </Link>
  );
  const listOf = ({ screen }: View) => {
    const entry = entries.find(({ to }) => to === screen);
    return entry ? t(`shell:${entry.label}`) : screen;
  };
  const changes = (view: View) => (
    <div className="flex flex-wrap items-center gap-4">
      <RenameView view={view} requestKey={requestKey} />
      <Action of={views.remove} version={view.version} requestKey={requestKey} values={{ _id: view.id }} />
    </div>
  );
  const columns: Column<View>[] = [
    { key: "name", card: "title", label: t("fields.name"), cell: nameOf },
    { key: "screen", card: "figure", label: t("fields.screen"), cell: listOf },
    { key: "createdAt", label: t("fields.createdAt"), cell: ({ createdAt }) => <DateText value={createdAt} /> },
    { key: "changes", card: "detail", label: t("pages/views:changes"), cell: changes },
  ];
  return <Table caption={t("title")} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="" />;
}
