import { redirect } from "@remix-run/cloudflare";
import { notifications } from "@/worker/modules/business/notifications/contract";
import { type Act, actionFor, actionsBy, refusal, sameScreen } from "@/app/shell/action";

/** Marks one as read and goes where it leads, without a word: going there is what one wanted. */
const follow: Act = async ({ context, request }) => {
  const form = await request.formData();
  try {
    const { path } = await context.call(notifications.markRead, { id: String(form.get("_id") ?? "") });
    return redirect(path);
  } catch (error) {
    return refusal(context.phrase(error), form);
  }
};

/** What one can do with notifications, wherever they are shown. */
export const notificationActions = actionsBy({
  markRead: follow,
  markAllRead: actionFor(notifications.markAllRead, { to: sameScreen }),
  choose: actionFor(notifications.choose, { to: sameScreen }),
});
