import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { DocumentSheet } from "@/worker/modules/papers/documents/contract";
import { DateText } from "@/app/ui/date";
import { Fact, Facts } from "@/app/ui/facts";
import { base } from "./base";

/** What is said of a document. */
export function DocumentFacts({ document }: { document: DocumentSheet }) {
  const { t } = useWords("documents");
  const { folder, tags, validFrom, validUntil, notes, reading, failure } = document;
  const label = (field: string) => t(`fields.${field}`);
  return (
    <Facts>
      <Fact label={label("folder")}>{folder}</Fact>
      <Fact label={label("tags")}>
        {tags.length > 0 && (
          <span className="flex flex-wrap gap-2">
            {tags.map((tag) => (
              <Link key={tag} className="chip" to={`${base}?tag=${encodeURIComponent(tag)}`}>
                {tag}
              </Link>
            ))}
          </span>
        )}
      </Fact>
      <Fact label={label("validFrom")}>{validFrom && <DateText value={validFrom} />}</Fact>
      <Fact label={label("validUntil")}>{validUntil && <DateText value={validUntil} />}</Fact>
      <Fact label={label("notes")}>{notes && <span className="whitespace-pre-line">{notes}</span>}</Fact>
      <Fact label={label("reading")}>{failure ? t(`values.failure.${failure}`) : t(`values.reading.${reading}`)}</Fact>
    </Facts>
  );
}
