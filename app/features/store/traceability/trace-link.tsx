import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { tracedBy } from "./trace-path";

/** The way from a paper to the lots it concerns. @param reference what the paper is called */
export function TraceLink({ reference }: { reference: string }) {
  const { t } = useWords();
  return (
    <Link className="btn btn-quiet" to={tracedBy(reference)}>
      {t("screens.traceability")}
    </Link>
  );
}
