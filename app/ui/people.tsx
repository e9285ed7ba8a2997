import { useWords } from "@/app/shell/i18n/use-words";
import type { Contact } from "@/worker/core/trade/parties";
import { TextField } from "./field";
import { MailLink, PhoneLink } from "./reach";
import { RowsField } from "./rows-field";

interface PeopleFieldProps {
  label: string;
  people: Contact[];
  /** What the button that adds one says. */
  add: string;
}

/** The people of a party, a row each, named `contacts.0.name`… */
export function PeopleField({ label, people, add }: PeopleFieldProps) {
  const { t } = useWords("core");
  return (
    <RowsField name="contacts" label={label} rows={people} add={add}>
      {(prefix, person) => (
        <>
          <TextField name={`${prefix}.name`} label={t("contact.name")} defaultValue={person?.name} maxLength={120} />
          <TextField name={`${prefix}.role`} label={t("contact.role")} defaultValue={person?.role} maxLength={80} />
          <TextField name={`${prefix}.email`} type="email" label={t("contact.email")} defaultValue={person?.email} maxLength={254} />
          <TextField name={`${prefix}.phone`} type="tel" label={t("contact.phone")} defaultValue={person?.phone} maxLength={30} />
        </>
      )}
    </RowsField>
  );
}

/** The people of a party and how to reach them, a line each. */
export function People({ people }: { people: Contact[] }) {
  return (
    <ul className="text-sm">
      {people.map(({ name, role, email, phone }) => (
        <li
          key={`${name}${role}${email}${phone}`}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-rule py-2"
        >
          <span>
            <strong className="font-semibold">{name}</strong>
            {role && <span className="muted">{` · ${role}`}</span>}
          </span>
          <span className="flex flex-wrap gap-x-4">
            {phone && <PhoneLink number={phone} />}
            {email && <MailLink address={email} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
