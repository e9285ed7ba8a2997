/** Where the journey of a lot is shown. @param lot its number */
export const tracePath = (lot: string) => `/customer/traceability?lot=${encodeURIComponent(lot)}`;
/** Where the lots of a paper are found: an order, a delivery, a production, by its reference. */
export const tracedBy = (reference: string) => `/customer/traceability?search=${encodeURIComponent(reference)}`;
