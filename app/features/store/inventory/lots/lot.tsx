import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { ClipboardCheck, FlaskConical, Pencil, Scale, Undo2, Waypoints } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { lots } from "@/worker/modules/store/lots/contract";
import { lotChecks } from "@/worker/modules/safety/lot-checks/contract";
import { movements } from "@/worker/modules/store/movements/contract";
import { actionFor, actionsFor } from "@/app/shell/action";
import { ChecksNote, checkWords } from "@/app/features/safety/audits/lot-checks/checks-note";
import { SafetyPart, safetyWords } from "@/app/features/safety/audits/records/safety-part";
import { safetyRecords } from "@/worker/modules/safety/safety-records/contract";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { base, correctPath, lotPath } from "../addresses";
import { Released, releasedIn } from "../released";
import { tracePath } from "@/app/features/store/traceability/trace-path";
import { loadRecordDocuments } from "@/app/features/papers/documents/load-record";
import { DocumentsPart } from "@/app/features/papers/documents/record-documents";
import { LotForm } from "./lot-form";
import { LotRail } from "./lot-rail";
import { LotSheet } from "./lot-sheet";
import { MovementTable } from "../moves/movement-table";

export const handle = {
  words: ["pages/inventory", "lots", "movements", "stock", "pages/documents", "documents", ...checkWords, ...safetyWords],
  title: (data: unknown) => (data as { lot?: { number: string } } | undefined)?.lot?.number ?? "",
};

/** A lot and its movements; one that is asked for by its number is found under its own address. */
export async function loader({ context, params: { id }, request }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url);
  const [lot, ledger, papers, file] = await Promise.all([
    context.read(lots.show, { id }),
    context.read(movements.list, { lot: id }),
    loadRecordDocuments(context, "lots", String(id)),
    context.read(safetyRecords.about, { subject: "lots", record: String(id) }),
  ]);
  if (lot.id !== id) throw redirect(lotPath(lot.id) + search);
  const checks = await context.read(lotChecks.list, { lot: lot.id, limit: 20 });
  return {
    lot,
    ledger,
    checks: checks.items,
    papers,
    file,
    isEditing: searchParams.has("edit"),
    requestKey: context.nonce,
    today: context.today,
  };
}

/** The page that follows shows who waited for the goods. */
const toLot = ({ id, released }: { id: string; released: { reference: string }[] }) => lotPath(id) + releasedIn(released);

/** Does to a lot what the pressed button stands for; saving changes otherwise. */
export const action = actionsFor([lots.update, lots.release], {
  own: {
    hold: actionFor(lots.hold, { to: toLot }),
    reject: actionFor(lots.reject, { to: toLot }),
    scrap: actionFor(lots.scrap, { to: toLot }),
  },
});

export default function LotPage() {
  const { t } = useWords("pages/inventory");
  const { lot, ledger, checks, papers, file, isEditing, requestKey, today } = useLoaderData<typeof loader>();
  const isAsked = checks.some(({ status }) => status === "pending");
  const crumb = (
    <p className="mb-3 text-sm">
      <Link className="link-ink muted" to={`${base}?tab=lots`}>
        {t("lot.crumb")}
      </Link>
    </p>
  );
  if (isEditing) {
    return (
      <div className="page-narrow">
        {crumb}
        <PageHead title={lot.number} sentence={t("lot.editing")} />
        <LotForm lot={lot} requestKey={requestKey} />
      </div>
    );
  }
  return (
    <>
      {crumb}
      <PageHead title={lot.itemName} sentence={[lot.number, lot.supplierName].filter(Boolean).join(" · ")}>
        <Link className="btn btn-primary" to={tracePath(lot.number)}>
          <Waypoints aria-hidden="true" />
          {t("lot.trace")}
        </Link>
        <Link className="btn btn-plain" to={`/customer/audits/laboratory/new?lot=${encodeURIComponent(lot.number)}`}>
          <FlaskConical aria-hidden="true" />
          {t("lot.sample")}
        </Link>
        <Link className="btn btn-plain" to={`/customer/audits/net-contents/new?lot=${encodeURIComponent(lot.number)}`}>
          <Scale aria-hidden="true" />
          {t("lot.weigh")}
        </Link>
        {!isAsked && (
          <Link className="btn btn-plain" to={`/customer/audits/lot-checks/new?lot=${encodeURIComponent(lot.number)}`}>
            <ClipboardCheck aria-hidden="true" />
            {t("lot.check")}
          </Link>
        )}
        {lot.cause === "hand" && (
          <Link className="btn btn-plain" to={correctPath(lot.id)}>
            <Undo2 aria-hidden="true" />
            {t("stock:operations.correct.title")}
          </Link>
        )}
        <Link className="btn btn-plain" to="?edit=1">
          <Pencil aria-hidden="true" />
          {t("lot.edit")}
        </Link>
      </PageHead>
      <Refusal />
      <Released />
      <ChecksNote checks={checks} />
      <div className="document">
        <div className="grid min-w-0 content-start gap-8">
          <LotSheet lot={lot} />
          <section>
            <h2 className="mb-2 text-lg">{t("movements")}</h2>
            <MovementTable rows={ledger.items} requestKey={requestKey} bare="lot" />
            {ledger.nextCursor && (
              <Link className="link-ink text-sm" to={`${base}/movements?lot=${lot.id}`}>
                {t("allMovements")}
              </Link>
            )}
          </section>
          <SafetyPart file={file} />
          <DocumentsPart {...papers} recordId={lot.id} today={today} />
        </div>
        <LotRail lot={lot} isAsked={isAsked} requestKey={requestKey} today={today} />
      </div>
    </>
  );
}
