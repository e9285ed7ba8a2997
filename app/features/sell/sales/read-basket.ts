/** Leaves out what of the stall nobody took, and a client whom nobody named. */
export function readBasket(form: FormData): void {
  const amounts = [...form.keys()].filter((name) => name.endsWith(".amount.value"));
  let place = 0;
  for (const name of amounts) {
    const prefix = name.slice(0, -".amount.value".length);
    const line = ["item", "amount.value", "amount.unit"].map((field) => [field, form.get(`${prefix}.${field}`)] as const);
    for (const [field] of line) form.delete(`${prefix}.${field}`);
    const typed = line[1]?.[1];
    if (typeof typed !== "string" || !typed.trim() || Number(typed.replace(",", ".")) === 0) continue;
    for (const [field, value] of line) form.set(`lines.${place}.${field}`, value ?? "");
    place += 1;
  }
  for (const name of ["client", "paper"]) if (!form.get(name)) form.delete(name);
}
