/** The same keys as a French catalogue, with any text: what makes an English catalogue incomplete a type error. */
export type Words<French> = { readonly [Key in keyof French]: French[Key] extends string ? string : Words<French[Key]> };
