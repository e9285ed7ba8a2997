import type { AppLoadContext } from "@remix-run/cloudflare";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { type ListedSignature, signatures } from "@/worker/modules/papers/signatures/contract";
import { base } from "./base";
import { SignatureStatusText } from "./signature-status";

/** So many requests to sign are shown on a record's own sheet. */
const FIRST = 5;

/** What people were asked to sign of an order, the newest first; nothing where the plan has no signatures. */
export async function loadSigned(context: AppLoadContext, order: string): Promise<ListedSignature[]> {
  try {
    return (await context.call(signatures.list, { order, limit: FIRST })).items;
  } catch (error) {
    if (!["feature_not_in_plan", "forbidden"].includes(context.phrase(error).code)) throw error;
    return [];
  }
}

/** The same among a record's documents: each leads to its request, and to the sealed file once there is one. Needs the words of `signatures`. */
export function RecordSignatures({ requests }: { requests: ListedSignature[] }) {
  const { t } = useWords("signatures");
  if (!requests.length) return null;
  return (
    <section className="no-print">
      <h2 className="mb-2 text-lg">{t("signatures:title")}</h2>
      <ul className="grid text-sm">
        {requests.map(({ id, title, status }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-rule border-b py-2">
            <Link className="link-ink min-w-0 wrap-anywhere" to={`${base}/${id}`}>
              {title}
            </Link>
            <span className="flex flex-wrap items-baseline gap-x-4">
              <SignatureStatusText status={status} />
              {status === "completed" && (
                <a className="link-ink" href={sheetPath(signatures.file, { id })} target="_blank" rel="noreferrer">
                  {t("signatures:operations.file.title")}
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
