/** Where the screens of production begin. */
export const base = "/customer/production";
