export const supplierTypes = ["supplier", "service_provider"] as const;
