import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Plus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { searchInput } from "@/app/shell/search-input";
import { validities } from "@/worker/modules/papers/documents/status";
import { trainings } from "@/worker/modules/safety/trainings/contract";
import type { Training } from "@/worker/modules/safety/trainings/shapes";
import { ValidityStatus } from "@/app/features/papers/documents/validity-status";
import { DateText } from "@/app/ui/date";
import { EmptyState } from "@/app/ui/empty-state";
import { ExportLink } from "@/app/ui/file-links";
import { Filters, SearchField } from "@/app/ui/filters";
import { Pager } from "@/app/ui/pager";
import { type Column, Table } from "@/app/ui/table";
import { base, trainingPath } from "../addresses";
import { SafetyHead } from "../safety-head";

export const handle = { words: ["pages/audits", "trainings", "pages/documents", "documents"], title: "pages/audits:sections.trainings" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  return context.read(trainings.list, searchInput(trainings.list, request));
}

/** Who was trained in what, the newest first. */
export default function Trainings() {
  const { t } = useWords("pages/audits");
  const [params] = useSearchParams();
  const { items, total, nextCursor } = useLoaderData<typeof loader>();
  const options = validities.map((value) => ({ value, label: t(`trainings:values.validity.${value}`) }));
  const isEmpty = total === 0 && !["search", "validity"].some((name) => params.has(name));
  const add = (
    <Link className="btn btn-primary" to={`${base}/trainings/new`}>
      <Plus aria-hidden="true" />
      {t("training.new")}
    </Link>
  );
  return (
    <>
      <SafetyHead section="trainings" sentence={isEmpty ? undefined : t("training.count", { count: total ?? items.length })}>
        {!isEmpty && <ExportLink module="trainings" />}
        {!isEmpty && add}
      </SafetyHead>
      {isEmpty ? (
        <EmptyState drawing="paper" title={t("training.empty.title")} text={t("training.empty.text")}>
          {add}
        </EmptyState>
      ) : (
        <>
          <div className="my-4 flex flex-wrap items-center gap-3">
            <SearchField label={t("training.search")} placeholder={t("training.search")} />
            <Filters filters={[{ name: "validity", label: t("trainings:fields.validity"), options }]} />
          </div>
          {items.length ? <TrainingTable rows={items} /> : <p className="muted">{t("nothing")}</p>}
          <Pager shown={items.length} total={total} nextCursor={nextCursor} />
        </>
      )}
    </>
  );
}

function TrainingTable({ rows }: { rows: Training[] }) {
  const { t } = useWords("pages/audits");
  const field = (name: string) => t(`trainings:fields.${name}`);
  const columns: Column<Training>[] = [
    {
      key: "person",
      card: "title",
      label: field("person"),
      cell: ({ id, person }) => (
        <Link className="name" to={trainingPath(id)} prefetch="intent">
          {person}
        </Link>
      ),
    },
    { key: "subject", card: "detail", label: field("subject"), cell: ({ subject }) => subject },
    { key: "heldOn", card: "when", label: field("heldOn"), cell: ({ heldOn }) => <DateText value={heldOn} /> },
    { key: "validity", card: "status", label: field("validity"), cell: (row) => <ValidityStatus {...row} /> },
    { key: "proofs", label: field("proofs"), numeric: true, cell: ({ proofs }) => proofs },
  ];
  return <Table caption={t("sections.trainings")} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="" />;
}
