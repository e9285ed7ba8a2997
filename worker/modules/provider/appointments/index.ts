import type { Handlers } from "@/worker/engine/handler";
import { accept } from "./accept";
import { annotate } from "./annotate";
import { attach } from "./attach";
import { ask } from "./ask";
import { book } from "./book";
import { calendar } from "./calendar";
import { cancel } from "./cancel";
import { complete } from "./complete";
import { confirm } from "./confirm";
import type { appointments } from "./contract";
import { detach } from "./detach";
import { feed } from "./feed/feed";
import { followed } from "./feed/followed";
import { renewFeed } from "./feed/renew-feed";
import { file } from "./file";
import { list } from "./list";
import { next } from "./next";
import { noShow } from "./no-show";
import { rate } from "./rate";
import { reject } from "./reject";
import { reschedule } from "./reschedule";
import { show } from "./show";
import { slots } from "./slots";

export { forgetAsks } from "./forget";
export { meetings, toAppointment } from "./records";
export { remindAppointments } from "./remind";
export { tellUnsettled } from "./tell-unsettled";
export const appointmentHandlers = {
  slots,
  list,
  next,
  show,
  calendar,
  book,
  cancel,
  reschedule,
  rate,
  accept,
  reject,
  complete,
  noShow,
  annotate,
  attach,
  detach,
  file,
  feed,
  renewFeed,
  followed,
  ask,
  confirm,
} satisfies Handlers<typeof appointments>;
