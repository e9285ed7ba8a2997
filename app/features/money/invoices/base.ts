/** Where invoices that come back are. */
export const recurringBase = "/customer/recurring-invoices";
