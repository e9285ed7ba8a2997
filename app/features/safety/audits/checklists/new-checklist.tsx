import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { actionFor } from "@/app/shell/action";
import { items } from "@/worker/modules/catalogue/items/contract";
import { checklists } from "@/worker/modules/safety/checklists/contract";
import { moments } from "@/worker/modules/safety/checklists/status";
import { usualPoints } from "@/worker/modules/safety/checklists/rules";
import { PageHead } from "@/app/ui/page-head";
import { checklistPath, checklistsPath } from "../addresses";
import { Crumb } from "../crumb";
import { ChecklistForm } from "./checklist-form";

export const handle = { words: ["pages/audits", "checklists"], title: "pages/audits:checklist.new" };

/** `?moment=` says what it begins with. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const name = new URL(request.url).searchParams.get("moment");
  const moment = moments.find((known) => known === name) ?? "receipt";
  const { categories } = await context.read(items.facets, {});
  return { moment, points: usualPoints(moment, context.lang), families: categories, requestKey: context.nonce };
}

export const action = actionFor(checklists.create, { to: ({ id }) => checklistPath(id) });

export default function NewChecklist() {
  const { t } = useWords("pages/audits");
  const { moment, points, families, requestKey } = useLoaderData<typeof loader>();
  return (
    <div className="page-narrow">
      <Crumb section="lot-checks" />
      <PageHead title={t("checklist.new")} sentence={t("checklist.newText")} />
      <ChecklistForm moment={moment} points={points} families={families} requestKey={requestKey} back={checklistsPath} />
    </div>
  );
}
