import { ChevronDown, Plus } from "lucide-react";
import { useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { Confirm } from "@/app/ui/confirm";
import { DateText } from "@/app/ui/date";
import { Dropdown } from "@/app/ui/dropdown";
import { EmptyState } from "@/app/ui/empty-state";
import { ErrorState } from "@/app/ui/error-state";
import { Money } from "@/app/ui/money";
import { Quantity } from "@/app/ui/quantity";
import { MarginBar, Rate } from "@/app/ui/rate";
import { Skeleton } from "@/app/ui/skeleton";
import { type Meaning, Status } from "@/app/ui/status";
import { showToast } from "@/app/ui/toast";
import { Tooltip } from "@/app/ui/tooltip";

/** Buttons, a menu and a tip. */
export function Actions() {
  const { t } = useWords("pages/kit");
  const menu = (
    <>
      {t("actions.menu")}
      <ChevronDown aria-hidden="true" />
    </>
  );
  return (
    <div className="flex flex-wrap items-center gap-3">
      <button type="button" className="btn btn-primary">
        <Plus aria-hidden="true" />
        {t("actions.main")}
      </button>
      <button type="button" className="btn btn-plain">
        {t("actions.plain")}
      </button>
      <Tooltip text={t("actions.tip")}>
        <button type="button" className="btn btn-quiet">
          {t("actions.quiet")}
        </button>
      </Tooltip>
      <button type="button" className="btn btn-ink">
        {t("actions.ink")}
      </button>
      <Dropdown label={menu}>
        <div className="menu-list">
          <button type="button">{t("actions.plain")}</button>
          <button type="button">{t("actions.quiet")}</button>
        </div>
      </Dropdown>
    </div>
  );
}

/** Values, each written by its own piece. */
export function Figures({ today }: { today: string }) {
  const { t } = useWords("pages/kit");
  return (
    <dl className="facts max-w-md">
      <dt>{t("figures.money")}</dt>
      <dd>
        <Money value={12_345_600} />
      </dd>
      <dt>{t("figures.unknown")}</dt>
      <dd>
        <Money value={null} />
      </dd>
      <dt>{t("figures.quantity")}</dt>
      <dd>
        <Quantity value={12_500_000} unit="g" />
      </dd>
      <dt>{t("figures.rate")}</dt>
      <dd>
        <Rate value={550} />
      </dd>
      <dt>{t("figures.date")}</dt>
      <dd>
        <DateText value={today} today={today} />
      </dd>
      <dt>{t("figures.margins")}</dt>
      <dd className="grid justify-items-end">
        <MarginBar value={6_400} />
        <MarginBar value={1_800} />
        <MarginBar value={-450} />
      </dd>
    </dl>
  );
}

const meanings: Meaning[] = ["good", "flow", "soon", "idle", "rnd", "ended", "loss"];

/** Every meaning a status may have. */
export function Statuses() {
  const { t } = useWords("pages/kit");
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2">
      {meanings.map((meaning) => (
        <Status key={meaning} meaning={meaning}>
          {t(`status.${meaning}`)}
        </Status>
      ))}
    </div>
  );
}

/** A question over the page, and messages that pass. */
export function Messages() {
  const { t } = useWords("pages/kit");
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="flex flex-wrap gap-3">
      <button type="button" className="btn btn-plain" onClick={() => setOpen(true)}>
        {t("dialog.open")}
      </button>
      <button
        type="button"
        className="btn btn-plain"
        onClick={() => showToast({ tone: "done", title: t("dialog.done"), text: t("dialog.doneText") })}
      >
        {t("dialog.toast")}
      </button>
      <button type="button" className="btn btn-plain" onClick={() => showToast({ tone: "wrong", title: t("dialog.failed") })}>
        {t("dialog.wrong")}
      </button>
      <Confirm open={open} onClose={close} title={t("dialog.title")} text={t("dialog.text")} action={t("dialog.action")}>
        <input type="hidden" name="name" value="" />
      </Confirm>
    </div>
  );
}

/** What a screen shows when it has nothing, not yet, or no more. */
export function States() {
  const { t } = useWords("pages/kit");
  return (
    <div className="grid gap-8 lg:grid-cols-3">
      <EmptyState title={t("states.empty")} text={t("states.emptyText")}>
        <button type="button" className="btn btn-primary">
          {t("states.first")}
        </button>
      </EmptyState>
      <Skeleton rows={4} label={t("states.loading")} />
      <ErrorState title={t("states.wrong")} text={t("states.wrongText")} incident="7f3a90c1d2e4" />
    </div>
  );
}
