/** Where customers see what they asked for. */
export const requestsBase = "/customer/service-requests";
export const formBase = "/customer/service-request-form";
/** Where the provider's staff does. */
export const staffRequestsBase = "/admin/service-requests";
export const staffOrdersBase = "/admin/consultancy-orders";
