export { requireOpen } from "./closing";
export { enter } from "./entries";
export { creditBalanceOf, setAgainst } from "./credits";
export { payInvoice, takeBack, withDue } from "./payments";
