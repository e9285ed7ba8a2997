/**
 * A sheet's form holds all its lines, and two may count the same place: only the lines that this person changed are read, so that
 * neither takes back what the other wrote. What a line was stands beside it, under `_was`.
 */
export function onlyChanged(form: FormData): void {
  for (const name of [...form.keys()]) {
    const place = /^lines\.(\d+)\.lot$/.exec(name)?.[1];
    if (!place) continue;
    const line = `lines.${place}`;
    const now = [form.get(`${line}.counted.value`), form.get(`${line}.note`) ?? ""];
    const was = [form.get(`_was.${place}.counted`), form.get(`_was.${place}.note`) ?? ""];
    if (form.has(`_was.${place}.counted`) && now.every((value, part) => value === was[part])) remove(form, line);
  }
}

function remove(form: FormData, line: string): void {
  for (const name of [...form.keys()]) if (name.startsWith(`${line}.`)) form.delete(name);
}
