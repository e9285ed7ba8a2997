/** What one buys from them: goods, or a service. */
export const supplierTypes = ["supplier", "service_provider"] as const;
export type SupplierType = (typeof supplierTypes)[number];

/** What a list of suppliers can be sorted by. */
export const sortableFields = ["name", "createdAt"] as const;
