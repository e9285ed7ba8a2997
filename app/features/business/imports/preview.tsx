import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { ImportedField, ImportedFile, ImportedLine, imports } from "@/worker/modules/business/imports/contract";
import type { LineState } from "@/worker/modules/business/imports/status";
import { Pager } from "@/app/ui/pager";
import { Sections } from "@/app/ui/sections";
import { type Columns, Table } from "@/app/ui/table";
import { ImportStatus } from "./import-status";

interface PreviewProps {
  file: ImportedFile;
  page: Result<typeof imports.lines>;
  fields: ImportedField[];
  state: LineState | null;
}

/** The lines of a file, each with what becomes of it and what is wrong with it. */
export function Preview({ file, page, fields, state }: PreviewProps) {
  const { t } = useWords("pages/imports");
  const labelOf = (field: string) => fields.find((column) => column.field === field)?.label ?? field;
  const read = file.columns.flatMap(({ field }, place) => (field ? [{ field, place }] : []));
  const sorts = sortsOf(file).map(({ key, count }) => ({
    key: key ?? "all",
    label: key ? t(`preview.${key}`) : t("preview.all"),
    to: key ? `?state=${key}` : "?",
    count,
    current: key === state,
  }));
  const columns: Columns<ImportedLine> = [
    { key: "line", card: "title", named: true, label: t("imports:fields.line"), numeric: true, cell: ({ line }) => line },
    { key: "state", card: "figure", label: t("imports:fields.state"), cell: (line) => <ImportStatus state={line.state} /> },
    ...read.map(({ field, place }) => ({
      key: field,
      card: "detail" as const,
      label: labelOf(field),
      cell: (line: ImportedLine) => <span className="line-clamp-2 break-words">{line.cells[place]}</span>,
    })),
    page.items.some(({ meaning }) => meaning) && {
      key: "meaning",
      card: "status",
      label: t("imports:fields.meaning"),
      numeric: true,
      cell: ({ meaning }: ImportedLine) => meaning,
    },
    { key: "problems", card: "more", label: t("imports:fields.problems"), cell: (line) => <Problems line={line} labelOf={labelOf} /> },
  ];
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("preview.title")}</h2>
      <Sections label={t("preview.title")} sections={sorts} />
      {page.items.length === 0 && <p className="muted py-6">{t("preview.none")}</p>}
      {page.items.length > 0 && (
        <div className="mt-3">
          <Table caption={t("preview.title")} columns={columns} rows={page.items} rowKey={({ line }) => String(line)} defaultSort="" />
          <Pager shown={page.items.length} total={page.total} nextCursor={page.nextCursor} />
        </div>
      )}
    </section>
  );
}

/** The sorts of lines there are, with their number. */
function sortsOf({ state, lines, toCreate, toUpdate, unchanged, refused }: ImportedFile): { key: LineState | null; count?: number }[] {
  const isWritten = state !== "ready";
  // Once written, a line that was to be created may have been refused instead: only the lines themselves know.
  const sorts: { key: LineState | null; count?: number }[] = [
    { key: null, count: lines },
    { key: "refused", count: refused },
    isWritten ? { key: "created" } : { key: "create", count: toCreate },
    isWritten ? { key: "updated" } : { key: "update", count: toUpdate },
    { key: "unchanged", count: unchanged },
  ];
  return sorts.filter(({ key, count }) => key === null || count !== 0);
}

function Problems({ line, labelOf }: { line: ImportedLine; labelOf(field: string): string }) {
  const { t } = useWords("pages/imports");
  if (!line.problems.length) return null;
  return (
    <ul className="py-1 text-error">
      {line.problems.map(({ field, code, message }) => (
        <li key={field + code}>{field ? t("shell:pair", { name: labelOf(field), value: message }) : message}</li>
      ))}
    </ul>
  );
}
