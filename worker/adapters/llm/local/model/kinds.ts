/** What stands for a name that the business's index knows, by what it is the name of: the model is taught with these too. */
export const kindWords = {
  client: "zzclient",
  supplier: "zzsupplier",
  product: "zzproduct",
  ingredient: "zzingredient",
  city: "zzcity",
} as const;
