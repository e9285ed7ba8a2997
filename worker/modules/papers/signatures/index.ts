import type { Handlers } from "@/worker/engine/handler";
import type { signatures } from "./contract";
import { create } from "./create";
import { invited, invitedFile, invitedPage } from "./invited";
import { cancel, remind, send } from "./sending";
import { file, list, page, show } from "./showing";
import { decline, sendCode, sign } from "./signing";
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
