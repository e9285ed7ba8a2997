import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Archive, ArchiveRestore, BadgeCheck } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { directory } from "@/worker/modules/provider/directory/contract";
import { actionFor, actionsFor } from "@/app/shell/action";
import { Action } from "@/app/ui/actions";
import { DateText } from "@/app/ui/date";
import { RailLine } from "@/app/ui/facts";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { base, curateBase } from "../base";
import { Verified } from "../verified";
import { EntryForm } from "./entry-form";
import { MergeForm } from "./merge-form";

export const handle = {
  words: ["pages/directory", "directory"],
  title: (data: unknown) => (data as { entry?: { name: string } } | undefined)?.entry?.name ?? "",
};

/** The words that tell a company from others, to look for its doubles by. */
const SHORTEST = 4;

/** An entry with those that may be its doubles: they share the first telling word of its name. */
export async function loader({ context, params: { id } }: LoaderFunctionArgs) {
  const entry = await context.read(directory.show, { id });
  if (entry.id !== id) throw redirect(`${curateBase}/${entry.id}`);
  const word = entry.name.split(/\s+/).find((part) => part.length >= SHORTEST) ?? entry.name;
  const { items } = await context.read(directory.list, { search: word, limit: 20 });
  return { entry, others: items.filter((other) => other.id !== entry.id), requestKey: context.nonce, today: context.today };
}

export const action = actionsFor([directory.update, directory.verify, directory.archive, directory.restore], {
  own: { merge: actionFor(directory.merge) },
});

export default function EditEntry() {
  const { t } = useWords("pages/directory");
  const { entry, others, requestKey, today } = useLoaderData<typeof loader>();
  const record = { version: entry.version, requestKey };
  const Shelf = entry.archived ? ArchiveRestore : Archive;
  return (
    <>
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={curateBase}>
          {t("curate")}
        </Link>
      </p>
      <PageHead title={entry.name} sentence={t("editing")}>
        <Link className="btn btn-plain" to={`${base}/${entry.id}`}>
          {t("asShown")}
        </Link>
      </PageHead>
      <Refusal />
      <div className="document">
        <EntryForm entry={entry} requestKey={requestKey} />
        <aside className="rail text-sm" aria-label={t("rail")}>
          <div className="text-base">
            <Verified entry={entry} />
          </div>
          <div className="grid gap-2">
            <Action of={directory.verify} {...record} icon={<BadgeCheck aria-hidden="true" />} />
            <Action
              of={entry.archived ? directory.restore : directory.archive}
              {...record}
              icon={<Shelf aria-hidden="true" />}
              look="btn btn-quiet"
            />
          </div>
          {others.length > 0 && <MergeForm entry={entry} others={others} requestKey={requestKey} />}
          <div className="muted grid gap-1">
            <RailLine label={t("directory:fields.updatedAt")}>
              <DateText value={entry.updatedAt} today={today} />
            </RailLine>
          </div>
        </aside>
      </div>
    </>
  );
}
