import { Link } from "@/app/ui/link";
import { ArrowLeftRight, Ban, CircleCheck, CircleX, PackageMinus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import { lots } from "@/worker/modules/store/lots/contract";
import { lotStatus } from "@/worker/modules/store/lots/status";
import { Action } from "@/app/ui/actions";
import { Disclosure } from "@/app/ui/disclosure";
import { DateText } from "@/app/ui/date";
import { RailLine } from "@/app/ui/facts";
import { SubmitButton } from "@/app/ui/form";
import { AnyField, formOf } from "@/app/ui/form-of";
import { base } from "../addresses";
import { LotLabels } from "./lot-labels";
import { Amount, LotDate, LotStatus } from "./lot-marks";
import { Worth } from "../stock/worth";

interface LotRailProps {
  lot: Result<typeof lots.show>;
  /** A check of it is to be answered: it lets the lot go, and nothing else does. */
  isAsked: boolean;
  requestKey: string;
  today: string;
}

/** Beside a lot: what was decided of it, its date, how much is left, and what may be done now. */
export function LotRail({ lot, isAsked, requestKey, today }: LotRailProps) {
  const { t } = useWords("pages/inventory");
  const field = (name: string) => t(`lots:fields.${name}`);
  return (
    <aside className="rail order-first text-sm lg:order-last" aria-label={t("lot.rail")}>
      <div className="text-base">
        <LotStatus lot={lot} />
        {lot.reason && <p className="muted mt-1 text-sm">{lot.reason}</p>}
      </div>
      <div className="grid gap-2">
        <RailLine label={field("amount")}>
          <span className="text-xl">
            <Amount of={lot.amount} />
          </span>
        </RailLine>
        <RailLine label={field("reserved")}>
          <Amount of={lot.reserved} muted />
        </RailLine>
        <RailLine label={field("available")}>
          <Amount of={lot.available} />
        </RailLine>
        <RailLine label={t("atLot")}>
          <Worth value={lot.value} />
        </RailLine>
        <RailLine label={t("date")}>
          <LotDate lot={lot} today={today} />
        </RailLine>
      </div>
      <Actions lot={lot} isAsked={isAsked} requestKey={requestKey} />
      <div className="muted grid gap-1">
        <RailLine label={field("createdAt")}>
          <DateText value={lot.createdAt} />
        </RailLine>
        <RailLine label={field("updatedAt")}>
          <DateText value={lot.updatedAt} today={today} />
        </RailLine>
      </div>
    </aside>
  );
}

function Actions({ lot, isAsked, requestKey }: Omit<LotRailProps, "today">) {
  const { t } = useWords("pages/inventory");
  const may = (move: Parameters<typeof lotStatus.allows>[1]) => lotStatus.allows(lot.state, move);
  const form = { lot, requestKey };
  return (
    <div className="moves no-print">
      {lot.amount.amount > 0 && (
        <Link className="btn btn-plain" to={`${base}/transfer?lot=${lot.id}`}>
          <ArrowLeftRight aria-hidden="true" />
          {t("transfer")}
        </Link>
      )}
      {may("release") && !isAsked && (
        <Action
          of={lots.release}
          version={lot.version}
          requestKey={requestKey}
          icon={<CircleCheck aria-hidden="true" />}
          label={t("lot.release")}
        />
      )}
      {may("hold") && <Decision verb="hold" icon={<Ban aria-hidden="true" />} {...form} />}
      {may("reject") && <Decision verb="reject" icon={<CircleX aria-hidden="true" />} {...form} />}
      <LotLabels id={lot.id} />
      {may("scrap") && lot.amount.amount > 0 && (
        <div className="whole moves mt-2 border-t border-rule pt-4">
          <Link className="btn btn-danger" to={`${base}/scrap?lot=${lot.id}`}>
            <PackageMinus aria-hidden="true" />
            {t("scrap")}
          </Link>
          <Decision verb="scrap" icon={<Trash2 aria-hidden="true" />} {...form} />
        </div>
      )}
    </div>
  );
}

const decisions = { hold: formOf(lots.hold), reject: formOf(lots.reject), scrap: formOf(lots.scrap) };

/** A decision with its reason; it opens in place and needs no scripts. */
function Decision({
  verb,
  icon,
  lot,
  requestKey,
}: Omit<LotRailProps, "today" | "isAsked"> & { verb: "hold" | "reject" | "scrap"; icon: ReactNode }) {
  const { t } = useWords("pages/inventory");
  const { Form } = decisions[verb];
  const summary = (
    <>
      {icon}
      {t(`lot.${verb}`)}
    </>
  );
  return (
    <Disclosure form={verb} look={`btn w-full ${verb === "hold" ? "btn-plain" : "btn-danger"}`} summary={summary}>
      <Form verb={verb} version={lot.version} requestKey={`${requestKey}.${verb}`} className="mt-2 grid gap-2">
        {verb === "scrap" ? (
          <>
            <p>{t("lot.sure")}</p>
            <AnyField name="reason" />
            <AnyField name="note" />
          </>
        ) : (
          <AnyField name="reason" label={t("lot.why")} />
        )}
        <SubmitButton className="btn btn-ink">{t(`lot.${verb}`)}</SubmitButton>
      </Form>
    </Disclosure>
  );
}
