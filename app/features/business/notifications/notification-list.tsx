import { Form } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Notification } from "@/worker/modules/business/notifications/contract";
import { DateText } from "@/app/ui/date";
import { notificationsBase } from "./base";

/** What one is told of, a line each: following one marks it as read, with scripts and without. */
export function NotificationList({ items, today }: { items: Notification[]; today: string }) {
  const { t } = useWords("pages/notifications");
  return (
    <ul className="grid">
      {items.map(({ id, title, text, isUnread, createdAt }) => (
        <li key={id} className="border-b border-rule last:border-b-0">
          <Form method="post" action={notificationsBase}>
            <input type="hidden" name="_verb" value="markRead" />
            <input type="hidden" name="_id" value={id} />
            <button type="submit" className="notice">
              <span className={isUnread ? "notice-dot" : "notice-dot invisible"} aria-hidden="true" />
              <span className="min-w-0">
                <span className={isUnread ? "block font-semibold" : "block"}>
                  {isUnread && <span className="sr-only">{t("unread")} : </span>}
                  {title}
                </span>
                <span className="muted block text-sm">{text}</span>
              </span>
              <span className="muted text-xs">
                <DateText value={createdAt} today={today} />
              </span>
            </button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
