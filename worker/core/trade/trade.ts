import type { Meaning } from "../contract/meaning";

/** Words of buying and selling that several modules share; screens read them too, and so they need no schema. */

/** When what is sold is paid. */
export const paymentTerms = ["15_days", "30_days", "prepaid", "cash"] as const;

/** Who buys: a price may differ for each. */
export const clientCategories = ["particulier", "retailer", "horeca", "grossiste", "super_grossiste"] as const;

/** Where what has left for a client stands. */
export const deliveryStatuses = ["shipped", "delivered", "cancelled"] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];
/** What each means, whatever shows it. */
export const deliveryMeanings = { shipped: "flow", delivered: "good", cancelled: "ended" } satisfies Record<
  (typeof deliveryStatuses)[number],
  Meaning
>;

/** How a business stands to VAT: it charges it, or is small enough not to (CGI, art. 293 B). */
export const vatRegimes = ["normal", "franchise"] as const;

/** Why a sale bears no VAT, as far as one may say it oneself; the franchise follows from the regime. */
export const saidVatReasons = ["exempt", "intra_community", "export", "overseas", "reverse_charge", "outside_scope"] as const;
export const vatReasons = [...saidVatReasons, "franchise"] as const;
export type VatReason = (typeof vatReasons)[number];

/** VAT rates in hundredths of a percent: food, immediate consumption, standard, press and some medicines, none. */
export const vatRates = [550, 1000, 2000, 210, 0] as const;
