export { requireOpen } from "./closing";
export { enter } from "./entries";
export { payInvoice, takeBack, withDue } from "./payments";
