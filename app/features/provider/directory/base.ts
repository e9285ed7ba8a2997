/** Where the directory is. */
export const base = "/customer/suppliers-directory";
/** Where administrators curate it. */
export const curateBase = "/admin/suppliers";
/** Where they answer what businesses write to its entries. */
export const contactsBase = `${curateBase}/contacts`;
