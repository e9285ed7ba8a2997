import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Pencil } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { actionsFor } from "@/app/shell/action";
import { items } from "@/worker/modules/catalogue/items/contract";
import { checklists } from "@/worker/modules/safety/checklists/contract";
import type { Checklist } from "@/worker/modules/safety/checklists/shapes";
import { checklistStatus } from "@/worker/modules/safety/checklists/status";
import { Action } from "@/app/ui/actions";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { Status } from "@/app/ui/status";
import { useLimits } from "../lot-checks/use-limits";
import { checklistPath, sectionPath } from "../addresses";
import { Crumb } from "../crumb";
import { ChecklistForm } from "./checklist-form";
import { useScopeText } from "./scope-text";

export const handle = {
  words: ["pages/audits", "checklists"],
  title: (data: unknown) => (data as { checklist?: { name: string } } | undefined)?.checklist?.name ?? "",
};

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const checklist = await context.read(checklists.show, { id: params.id });
  const isEditing = new URL(request.url).searchParams.has("edit") && checklistStatus.allows(checklist.status, "update");
  const { categories } = isEditing ? await context.read(items.facets, {}) : { categories: [] };
  return { checklist, isEditing, families: categories, requestKey: context.nonce };
}

const { update, retire, restore } = checklists;
export const action = actionsFor([update, retire, restore], { to: ({ id }) => checklistPath(id) });

/** A checklist: whom it is for, and what it asks. */
export default function ChecklistScreen() {
  const { t } = useWords("pages/audits");
  const { checklist, isEditing, families, requestKey } = useLoaderData<typeof loader>();
  const { id, name, moment, status, points, version } = checklist;
  if (isEditing) {
    return (
      <div className="page-narrow">
        <Crumb section="lot-checks" />
        <PageHead title={name} sentence={t("checklist.editing")} />
        <ChecklistForm
          checklist={checklist}
          moment={moment}
          points={points}
          families={families}
          requestKey={requestKey}
          back={checklistPath(id)}
        />
      </div>
    );
  }
  const isInUse = checklistStatus.allows(status, "retire");
  return (
    <>
      <Crumb section="lot-checks" />
      <PageHead title={name} sentence={t(`checklists:values.moment.${moment}`)}>
        {isInUse && (
          <Link className="btn btn-plain" to="?edit=1">
            <Pencil aria-hidden="true" />
            {t("edit")}
          </Link>
        )}
      </PageHead>
      <Refusal />
      <div className="document">
        <ChecklistSheet checklist={checklist} />
        <aside className="rail order-first text-sm lg:order-last" aria-label={t("checklist.rail")}>
          <div className="text-base">
            <Status meaning={isInUse ? "good" : "ended"}>{t(`checklists:values.status.${status}`)}</Status>
          </div>
          <div className="no-print grid gap-2">
            <Link className="btn btn-plain" to={sectionPath("lot-checks")}>
              {t("checklist.seeChecks")}
            </Link>
            <Action of={isInUse ? retire : restore} version={version} requestKey={`${requestKey}.move`} look="btn btn-quiet" />
          </div>
        </aside>
      </div>
    </>
  );
}

function ChecklistSheet({ checklist: { families, items: named, points } }: { checklist: Checklist }) {
  const { t } = useWords("pages/audits");
  const { limits } = useLimits();
  const scope = useScopeText();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
      <section>
        <h2 className="mb-1 text-lg">{t("checklists:fields.families")}</h2>
        <p>{scope({ families, itemCount: 0 })}</p>
      </section>
      {named.length > 0 && (
        <section>
          <h2 className="mb-1 text-lg">{t("checklists:fields.items")}</h2>
          <p>{named.map(({ name }) => name).join(", ")}</p>
        </section>
      )}
      <section>
        <h2 className="mb-2 text-lg">{t("checklists:fields.points")}</h2>
        <ul className="border-t border-rule text-sm">
          {points.map((point) => (
            <li key={point.id} className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-rule py-2">
              <span>{point.text}</span>
              <span className="muted">
                {[limits(point), t(`checklists:values.whenFails.${point.whenFails}`)].filter(Boolean).join(" · ")}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
