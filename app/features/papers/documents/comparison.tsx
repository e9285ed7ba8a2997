import { Link } from "@/app/ui/link";
import { useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { formatInstant } from "@/worker/core/figures/dates";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { type DocumentChange, type DocumentSheet, documents } from "@/worker/modules/papers/documents/contract";
import { Fact, Facts } from "@/app/ui/facts";
import { sizeText } from "@/app/ui/file-size";
import { PageSteps } from "./preview";

type Version = DocumentSheet["versions"][number];

interface ComparisonProps {
  document: DocumentSheet;
  older: number;
  page: number;
  changes: DocumentChange[] | null;
}

/** An older version beside the last: who brought each and when, which words changed, and the same page of both. */
export function Comparison({ document, older, page, changes }: ComparisonProps) {
  const { t } = useWords("pages/documents");
  const both = [older, document.number].flatMap((number) => document.versions.find((version) => version.number === number) ?? []);
  return (
    <section aria-labelledby="comparison" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="comparison" className="text-lg">
          {t("compare.title", { older, number: document.number })}
        </h2>
        <Link className="link-ink no-print text-sm" to="?" preventScrollReset>
          {t("compare.end")}
        </Link>
      </div>
      <Changes changes={changes} />
      <div className="grid gap-6 md:grid-cols-2">
        {both.map((version) => (
          <Side key={version.number} document={document} version={version} page={page} />
        ))}
      </div>
      <PageSteps page={page} count={document.pages ?? 1} address={(to) => `?compare=${older}&page=${to}`} />
    </section>
  );
}

/** The words that changed, where they stand; those who listen hear which were added and which removed. */
function Changes({ changes }: { changes: DocumentChange[] | null }) {
  const { t } = useWords("pages/documents");
  if (!changes?.length) return <p className="muted text-sm">{t(changes ? "compare.noChange" : "compare.notCompared")}</p>;
  return (
    <section aria-labelledby="changes" className="rounded-box border border-rule p-4">
      <h3 id="changes" className="mb-2 font-semibold">
        {t("compare.changes")}
      </h3>
      <p className="max-h-96 overflow-y-auto text-sm leading-relaxed">
        {changes.map(({ kind, text }, at) => {
          const { Mark, look } = marks[kind];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a change is its place.
            <Mark key={at} className={look}>
              {kind !== "same" && <span className="sr-only">{t(`compare.${kind}`)} </span>}
              {text}{" "}
            </Mark>
          );
        })}
      </p>
    </section>
  );
}

const marks = {
  same: { Mark: "span", look: "" },
  added: { Mark: "ins", look: "font-semibold text-success" },
  removed: { Mark: "del", look: "text-error" },
} as const;

function Side({ document: { id, title }, version, page }: { document: DocumentSheet; version: Version; page: number }) {
  const { t, i18n } = useWords("pages/documents");
  const { number, fileName, size, note, authorName, createdAt } = version;
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const src = sheetPath(documents.page, { id, page, number, width: 700 });
  const [failed, setFailed] = useState("");
  const field = (name: string) => t(`documents:fields.${name}`);
  return (
    <div className="min-w-0">
      <h3 className="mb-2 font-semibold">{t("version", { number })}</h3>
      <Facts>
        <Fact label={field("authorName")}>{authorName}</Fact>
        <Fact label={field("createdAt")}>{formatInstant(createdAt, language)}</Fact>
        <Fact label={field("fileName")}>{fileName}</Fact>
        <Fact label={t("size")}>{sizeText(size, language)}</Fact>
        <Fact label={field("note")}>{note}</Fact>
      </Facts>
      {failed === src ? (
        <p className="muted mt-3 rounded-box border border-rule p-5 text-sm">{t("compare.noPage")}</p>
      ) : (
        <img
          key={src}
          className="mt-3 block h-auto w-full rounded-box border border-rule bg-white"
          src={src}
          alt={t("compare.pageOf", { page, number, title })}
          onError={() => setFailed(src)}
        />
      )}
    </div>
  );
}
