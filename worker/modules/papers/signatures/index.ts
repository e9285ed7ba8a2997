import type { Handlers } from "@/worker/engine/handler";
import type { signatures } from "./contract";
import { create } from "./create";
import { cancel } from "./cancel";
import { decline } from "./guests/decline";
import { file } from "./file";
import { invited } from "./guests/invited";
import { invitedFile } from "./guests/invited-file";
import { invitedPage } from "./guests/invited-page";
import { list } from "./list";
import { page } from "./page";
import { remind } from "./remind";
import { send } from "./send";
import { sendCode } from "./guests/send-code";
import { show } from "./show";
import { sign } from "./guests/sign";
import { update } from "./update";
import { verify } from "./verify";

export { expireSignatures, signatureJobs } from "./sealing";
export const signatureHandlers = {
  list,
  show,
  page,
  file,
  create,
  update,
  send,
  remind,
  cancel,
  invited,
  invitedPage,
  invitedFile,
  sendCode,
  sign,
  decline,
  verify,
} satisfies Handlers<typeof signatures>;
