import { Link } from "@/app/ui/link";
import { Download, Printer } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { type Count, counts } from "@/worker/modules/store/counts/contract";
import { countStatus } from "@/worker/modules/store/counts/status";
import { Action } from "@/app/ui/actions";
import { DateText } from "@/app/ui/date";
import { RailLine } from "@/app/ui/facts";
import { Form, SubmitButton } from "@/app/ui/form";
import { base } from "../addresses";
import { CountStatus } from "./count-list";
import { Worth } from "../stock/worth";

interface CountRailProps {
  count: Count;
  isReview: boolean;
  requestKey: string;
}

/** Beside a sheet: how far it has come, what its differences are worth, and what may be done now. */
export function CountRail({ count, isReview, requestKey }: CountRailProps) {
  const { t } = useWords("pages/inventory");
  const field = (name: string) => t(`counts:fields.${name}`);
  const isOpen = countStatus.allows(count.status, "post");
  return (
    <aside className="rail text-sm" aria-label={t("count.rail")}>
      <div className="text-base">
        <CountStatus status={count.status} />
      </div>
      <div className="grid gap-2">
        <RailLine label={field("done")}>
          <span className="text-xl">{t("of", { part: count.done, whole: count.size })}</span>
        </RailLine>
        {count.value !== null && (
          <>
            <RailLine label={field("surplus")}>
              <Worth value={count.surplus} />
            </RailLine>
            <RailLine label={field("shortfall")}>
              <Worth value={count.shortfall} />
            </RailLine>
            <RailLine label={t("count.net")}>
              <Worth value={count.value} />
            </RailLine>
          </>
        )}
      </div>
      <div className="no-print grid gap-2">
        {isOpen && (
          <Link className="btn btn-ink" to={isReview ? "?" : "?review=1"}>
            {t(isReview ? "count.back" : "count.review")}
          </Link>
        )}
        {isOpen && isReview && (
          <Form verb="post" requestKey={`${requestKey}.post`} className="grid gap-2">
            <p className="muted">{t("count.sure")}</p>
            <input type="hidden" name="version" value={count.version} />
            <SubmitButton>{t("count.post")}</SubmitButton>
          </Form>
        )}
        <a className="btn btn-plain" href={sheetPath(counts.paper, { id: count.id })}>
          <Printer aria-hidden="true" />
          {t("count.paper")}
        </a>
        <a className="btn btn-plain" href={`${base}/counts/${count.id}/sheet`} download>
          <Download aria-hidden="true" />
          {t("count.sheet")}
        </a>
        {isOpen && (
          <Action of={counts.cancel} version={count.version} requestKey={requestKey} look="btn btn-quiet" label={t("count.cancel")} />
        )}
      </div>
      <div className="muted grid gap-1">
        <RailLine label={field("createdAt")}>
          <DateText value={count.createdAt} />
        </RailLine>
        {count.postedAt !== null && (
          <RailLine label={field("postedAt")}>
            <DateText value={count.postedAt} />
          </RailLine>
        )}
      </div>
    </aside>
  );
}
