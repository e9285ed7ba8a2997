/** The form holds every unit of every analysis: only those analyses of which something was found are sent. */
export function onlyFound(form: FormData): void {
  const names = [...form.keys()];
  for (const name of names) {
    const row = /^(analyses\.\d+)\.analysis$/.exec(name)?.[1];
    if (!row) continue;
    const own = names.filter((key) => key.startsWith(`${row}.`));
    const isBlank = own.every((key) => key === name || !String(form.get(key) ?? "").trim());
    if (isBlank) for (const key of own) form.delete(key);
  }
}
