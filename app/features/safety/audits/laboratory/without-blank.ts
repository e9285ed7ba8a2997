/** Leaves out the rows of analyses without a name: what else stands in them was there from the start. */
export function withoutBlank(form: FormData): void {
  const names = [...form.keys()];
  const rows = new Set(names.flatMap((name) => /^analyses\.\d+/.exec(name)?.[0] ?? []));
  for (const row of rows) {
    if (String(form.get(`${row}.name`) ?? "").trim()) continue;
    for (const name of names) if (name.startsWith(`${row}.`)) form.delete(name);
  }
}
