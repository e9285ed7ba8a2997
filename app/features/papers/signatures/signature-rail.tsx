import { Link } from "@/app/ui/link";
import { Ban, BellRing, Send } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { type Signature, signatures } from "@/worker/modules/papers/signatures/contract";
import { Action } from "@/app/ui/actions";
import { DateText } from "@/app/ui/date";
import { RailLine } from "@/app/ui/facts";
import { type Meaning, Status } from "@/app/ui/status";
import { DRAFT } from "./base";
import { SignatureStatusText } from "./signature-status";

interface SignatureRailProps {
  signature: Signature;
  requestKey: string;
  today: string;
}

/** Beside a document to sign: its status, who has signed, what can be done, and its dates. */
export function SignatureRail({ signature, requestKey, today }: SignatureRailProps) {
  const { t } = useWords("pages/signatures");
  const field = (name: string) => t(`signatures:fields.${name}`);
  const { status, moves, version, title, orderId, orderReference, orderOutcome, reason } = signature;
  const record = { version, requestKey };
  return (
    <aside className="rail text-sm" aria-label={t("rail")}>
      <div className="text-base">
        <SignatureStatusText status={status} />
        {reason && <p className="muted mt-1 text-sm">{reason}</p>}
      </div>
      <div className="no-print grid gap-2">
        {moves.includes("send") && (
          <span className="thumb grid">
            <button type="submit" form={DRAFT} name="_verb" value="send" className="btn btn-primary">
              <Send aria-hidden="true" />
              {t("signatures:operations.send.button")}
            </button>
          </span>
        )}
        {moves.includes("remind") && <Action of={signatures.remind} {...record} icon={<BellRing aria-hidden="true" />} />}
        {moves.includes("cancel") && (
          <Action of={signatures.cancel} {...record} icon={<Ban aria-hidden="true" />} look="btn btn-quiet" about={{ name: title }} />
        )}
      </div>
      <People signature={signature} />
      {orderId && (
        <div className="grid gap-1">
          <RailLine label={field("order")}>
            <Link className="link-ink" to={`/customer/orders/${orderId}`}>
              {orderReference ?? t("theOrder")}
            </Link>
          </RailLine>
          {status === "completed" && <p className="muted">{t(`signatures:values.orderOutcome.${orderOutcome}`)}</p>}
          {status === "withdrawn" && <p className="muted">{t("quoteChanged")}</p>}
        </div>
      )}
      <div className="muted grid gap-1">
        {["draft", "pending"].includes(status) && (
          <RailLine label={field("expiresOn")}>
            <DateText value={signature.expiresOn} />
          </RailLine>
        )}
        {signature.sentAt && (
          <RailLine label={field("sentAt")}>
            <DateText value={signature.sentAt} today={today} />
          </RailLine>
        )}
        {signature.endedAt && (
          <RailLine label={field("endedAt")}>
            <DateText value={signature.endedAt} today={today} />
          </RailLine>
        )}
        {signature.sealedDigest && (
          <div>
            {field("sealedDigest")}
            <code className="mt-1 block break-all text-xs">{signature.sealedDigest}</code>
          </div>
        )}
      </div>
    </aside>
  );
}

const meanings: Record<Signature["signatories"][number]["status"], Meaning> = { waiting: "idle", signed: "good", declined: "loss" };

/** Those who are asked, in their order. */
function People({ signature }: { signature: Signature }) {
  const { t } = useWords("pages/signatures");
  if (!signature.signatories.length) return null;
  const isOver = signature.status !== "pending";
  return (
    <ol className="grid gap-2" aria-label={t("who")}>
      {signature.signatories.map(({ id, name, email, status, isNext, signedAt }) => (
        <li key={id}>
          <div className="flex items-baseline justify-between gap-3">
            <strong className="min-w-0 break-words font-semibold">{name}</strong>
            {signature.status !== "draft" && (
              <Status meaning={isNext ? "flow" : meanings[status]}>
                {t(isNext ? "next" : isOver && status === "waiting" ? "unsigned" : `signatures:values.mine.${status}`)}
              </Status>
            )}
          </div>
          <span className="muted block break-all">{email}</span>
          {signedAt && (
            <span className="muted">
              <DateText value={signedAt} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
