import type { AppLoadContext } from "@remix-run/cloudflare";
import { Form } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { type ImportedFile, imports } from "@/worker/modules/business/imports/contract";
import { RequestKey, SubmitButton } from "@/app/ui/form";

/** Refused lines that are looked through for articles nobody knows. */
const LOOKED_AT = 100;

/** What comes next where a price list names articles nobody knows: to make them, and then to take the list up again. */
type Next = { verb: "introduce" } | { verb: "again"; list: ImportedFile } | null;

/** Of a price list, whether it names unknown articles; of ingredients that were written, the price list that waits for them. */
export async function nextOf(context: AppLoadContext, { id, target, state, refused }: ImportedFile): Promise<Next> {
  if (target === "tariffs" && state === "ready" && refused > 0) {
    const { items } = await context.read(imports.lines, { id, state: "refused", limit: LOOKED_AT });
    const isUnknown = items.some(({ problems }) => problems.some(({ field, code }) => field === "item" && code === "import_unknown"));
    return isUnknown ? { verb: "introduce" } : null;
  }
  if (target !== "ingredients" || state !== "done") return null;
  const [list] = (await context.read(imports.list, { target: "tariffs", limit: 1 })).items;
  return list?.state === "ready" && list.refused > 0 ? { verb: "again", list } : null;
}

/** Says what comes next, and does it. */
export function Unknown({ file, next, requestKey }: { file: ImportedFile; next: Next; requestKey: string }) {
  const { t } = useWords("pages/imports");
  if (!next) return null;
  const id = next.verb === "again" ? next.list.id : file.id;
  const name = (next.verb === "again" && next.list.fileName) || t("pasted");
  return (
    <Form
      method="post"
      action={`/customer/imports/${id}`}
      className="mb-8 flex flex-wrap items-center justify-between gap-3 rounded-box border border-rule bg-base-200 p-5"
    >
      <p>{t(`unknown.${next.verb}.text`, { name })}</p>
      <input type="hidden" name="_verb" value={next.verb} />
      <RequestKey value={`${requestKey}${next.verb}`} />
      <SubmitButton className="btn btn-plain">{t(`unknown.${next.verb}.action`)}</SubmitButton>
    </Form>
  );
}
