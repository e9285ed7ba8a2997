/** The form holds every control of the day: only those where something was read are sent. */
export function onlyRead(form: FormData): void {
  for (const name of [...form.keys()]) {
    const place = /^readings\.(\d+)\.point$/.exec(name)?.[1];
    if (!place) continue;
    const row = `readings.${place}`;
    const read = [form.get(`${row}.value`), form.get(`${row}.verdict`)];
    if (read.every((text) => !String(text ?? "").trim())) removeRow(form, row);
  }
}

function removeRow(form: FormData, row: string): void {
  for (const name of [...form.keys()]) if (name.startsWith(`${row}.`)) form.delete(name);
}
