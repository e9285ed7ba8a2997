export { bookingDay, requireOpen } from "./closing";
export { carried, type Carried, carriedColumns, carriedOpenOf, type CarriedSide } from "./carried";
export { isDepositLine } from "./deposits";
export { enter } from "./entries";
export { creditBalanceOf, paidWith, setAgainst } from "./credits";
export { type Moved, payInvoice, takeBack, takeBackCredit, withDue } from "./payments";
export { undoingDay } from "./undoing";
