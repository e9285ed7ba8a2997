import { useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Download, Upload } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { ImportTargetName } from "@/worker/modules/business/imports/status";
import { useOpens } from "./plan-link";

/** The way to bring a file into a list. */
export function ImportLink({ target }: { target: ImportTargetName }) {
  const { t } = useWords("shell");
  return (
    <Link className="btn btn-plain btn-sign" to={`/customer/imports/new?target=${target}`}>
      <Upload aria-hidden="true" />
      {t("importFile")}
    </Link>
  );
}

/** A list as a file, with the filters of the address; where the plan opens it. @param shown what the screen itself narrows the list to */
export function ExportLink({ module, shown = {} }: { module: string; shown?: Record<string, string> }) {
  const { t } = useWords("shell");
  const [params] = useSearchParams();
  const isOpen = useOpens("exports");
  if (!isOpen) return null;
  const filters = new URLSearchParams({ ...Object.fromEntries(params), ...shown });
  return (
    <a className="btn btn-plain btn-sign" href={`/customer/exports/${module}?${filters}`} download>
      <Download aria-hidden="true" />
      {t("exportFile")}
    </a>
  );
}
