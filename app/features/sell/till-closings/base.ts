/** Where the list is. */
export const base = "/customer/sales/closings";
