/** Where documents that read themselves are. */
export const base = "/customer/scans";
