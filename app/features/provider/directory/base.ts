/** Where the directory is. */
export const base = "/customer/suppliers-directory";
/** Where administrators curate it. */
export const curateBase = "/admin/suppliers";
