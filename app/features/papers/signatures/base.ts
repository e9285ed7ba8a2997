/** Where documents to sign are. */
export const base = "/customer/signature";

/** The form of a draft: the button beside it sends it as it stands on the screen. */
export const DRAFT = "draft";
