/** Where the list of clients is. */
export const base = "/customer/clients";
