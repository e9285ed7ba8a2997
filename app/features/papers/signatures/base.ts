/** Where documents to sign are. */
export const base = "/customer/signature";
