/** How identifiers and references are written: a name has spaces or accents, and is no reference. */
export const REFERENCE = /^[\w.:-]+$/;
