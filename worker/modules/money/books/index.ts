export { bookingDay, requireOpen } from "./closing";
export { isDepositLine } from "./deposits";
export { enter } from "./entries";
export { creditBalanceOf, paidWith, setAgainst } from "./credits";
export { payInvoice, takeBack, takeBackCredit, withDue } from "./payments";
export { undoingDay } from "./undoing";
