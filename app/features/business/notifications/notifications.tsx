import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CheckCheck } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { notifications } from "@/worker/modules/business/notifications/contract";
import { Action } from "@/app/ui/actions";
import { EmptyState } from "@/app/ui/empty-state";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { Sections } from "@/app/ui/sections";
import { notificationActions } from "./actions";
import { notificationsBase } from "./base";
import { ChoicesForm } from "./choices-form";
import { NotificationList } from "./notification-list";

const tabs = ["all", "unread", "choices"] as const;

export const handle = { words: ["pages/notifications", "notifications"], title: "pages/notifications:title" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const tab = tabs.find((name) => name === query.get("tab")) ?? "all";
  const question = { limit: 20, cursor: query.get("cursor") ?? undefined, ...(tab === "unread" && { unread: true }) };
  const [page, choices, { unread }, account] = await Promise.all([
    tab === "choices" ? null : context.read(notifications.list, question),
    tab === "choices" ? context.read(notifications.choices, {}) : null,
    context.read(notifications.count, {}),
    context.account(),
  ]);
  return { tab, page, choices, unread, isStaff: account?.role === "admin", today: context.today, requestKey: context.nonce };
}

export const action = notificationActions;

/** What one is told of, whichever side one is on, and of what one wants mails. */
export default function Notifications() {
  const { t } = useWords("pages/notifications");
  const { tab, page, choices, unread, isStaff, today, requestKey } = useLoaderData<typeof loader>();
  const empty =
    tab === "unread" ? ({ title: "noneUnread", text: "noneUnreadText" } as const) : ({ title: "empty", text: "emptyText" } as const);
  return (
    <div className="page-narrow">
      <PageHead title={t("title")} sentence={t("sentence")}>
        {unread > 0 && (
          <Action of={notifications.markAllRead} requestKey={`${requestKey}-${unread}`} icon={<CheckCheck aria-hidden="true" />} />
        )}
      </PageHead>
      <Refusal />
      <Sections
        label={t("tabs.label")}
        sections={tabs.map((name) => ({
          key: name,
          label: t(`tabs.${name}`),
          to: name === "all" ? notificationsBase : `${notificationsBase}?tab=${name}`,
          count: name === "unread" ? unread : undefined,
          current: name === tab,
        }))}
      />
      <div className="mt-4">
        {choices && <ChoicesForm choices={choices} isStaff={isStaff} requestKey={requestKey} />}
        {page &&
          (page.items.length ? (
            <NotificationList items={page.items} today={today} />
          ) : (
            <EmptyState drawing="bell" title={t(empty.title)} text={t(empty.text)} />
          ))}
        {page && (page.nextCursor || page.items.length === 20) && <Pager shown={page.items.length} nextCursor={page.nextCursor} />}
      </div>
    </div>
  );
}
