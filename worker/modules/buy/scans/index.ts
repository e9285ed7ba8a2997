import type { Handlers } from "@/worker/engine/handler";
import { addSupplierOf } from "./booking/add-supplier";
import { book } from "./booking/book";
import type { scans } from "./contract";
import { correct } from "./correct";
import { demo } from "./reading/demo";
import { discard } from "./discard";
import { list } from "./list";
import { page } from "./reading/page";
import { quota } from "./quota";
import { inbox } from "./reading/inbox";
import { renewInbox } from "./renew-inbox";
import { reopen } from "./reopen";
import { retry } from "./reading/retry";
import { show } from "./show";
import { split } from "./reading/split";
import { takeBack } from "./take-back";
import { upload } from "./reading/upload";

export { scanFigures } from "./figures";
export { isForDocuments } from "./reading/inbox";
export { type Keep, type MailRefusal, type Received, receiveMail } from "./reading/mail";
export { readQuota } from "./quota";
export { scanJobs } from "./reading/read-document";
export const scanHandlers = {
  list,
  show,
  quota,
  page,
  upload,
  correct,
  addSupplier: addSupplierOf,
  book,
  takeBack,
  reopen,
  retry,
  discard,
  split,
  demo,
  inbox,
  renewInbox,
} satisfies Handlers<typeof scans>;
