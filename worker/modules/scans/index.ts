import { addSupplierOf } from "./add-supplier";
import { book } from "./book";
import { correct } from "./correct";
import { demo } from "./demo";
import { discard } from "./discard";
import { list } from "./list";
import { page } from "./page";
import { quota } from "./quota";
import { inbox, renewInbox } from "./inbox";
import { senders } from "./mail";
import { finish, take } from "./read-document";
import { reopen } from "./reopen";
import { retry } from "./retry";
import { show } from "./show";
import { split } from "./split";
import { upload } from "./upload";

export { type MailRefusal, type Received, receiveMail } from "./mail";
export { giveUpReading, readDocument } from "./read-document";
export const scanHandlers = {
  list,
  show,
  quota,
  page,
  upload,
  correct,
  addSupplier: addSupplierOf,
  book,
  reopen,
  retry,
  discard,
  split,
  demo,
  inbox,
  renewInbox,
  senders,
  take,
  finish,
};
