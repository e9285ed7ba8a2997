import { TextField } from "@/app/ui/field";

/** Where the eight digits go that were mailed; devices that read the letter offer them. */
export function CodeField({ name, label }: { name: string; label: string }) {
  return <TextField name={name} label={label} inputMode="numeric" autoComplete="one-time-code" maxLength={12} required autoFocus />;
}
