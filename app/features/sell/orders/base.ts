/** Where the list of orders is. */
export const base = "/customer/orders";
/** Where standing orders are. */
export const standingBase = "/customer/standing-orders";
/** Where deliveries are shown one by one; their list is a view of the orders. */
export const deliveriesBase = "/customer/deliveries";
/** Where what comes back of a delivery is entered. */
export const returnPath = (delivery: string) => `${deliveriesBase}/${delivery}?return=1#form`;
