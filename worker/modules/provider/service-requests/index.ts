import type { Handlers } from "@/worker/engine/handler";
import { accept } from "./accept";
import { attach } from "./attach";
import { cancel } from "./cancel";
import { close } from "./close";
import type { serviceRequests } from "./contract";
import { create } from "./create";
import { deliver } from "./deliver";
import { detach } from "./detach";
import { file } from "./file";
import { list } from "./list";
import { message } from "./message";
import { pay } from "./pay";
import { progress } from "./progress";
import { quote } from "./quote";
import { reject } from "./reject";
import { review } from "./review";
import { show } from "./show";
import { start } from "./start";
import { submit } from "./submit";
import { update } from "./update";

export const serviceRequestHandlers = {
  list,
  progress,
  show,
  create,
  update,
  submit,
  accept,
  pay,
  review,
  quote,
  reject,
  start,
  deliver,
  close,
  cancel,
  message,
  attach,
  detach,
  file,
} satisfies Handlers<typeof serviceRequests>;
