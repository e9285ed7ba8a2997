import type { Contact } from "@/worker/core/trade/parties";
import { AnyField, useAnyField } from "./form-of";
import { MailLink, PhoneLink } from "./contact-links";
import { RowsField } from "./rows-field";

interface PeopleFieldProps {
  people: Contact[];
  help?: string;
  /** The label of the button that adds one. */
  add: string;
}

/** The people of a party, a row each, named `contacts.0.name`… */
export function PeopleField({ people, help, add }: PeopleFieldProps) {
  const { name, label } = useAnyField()("contacts");
  return (
    <RowsField name={name} label={label} help={help} rows={people} add={add}>
      {(prefix, person) => (
        <>
          <AnyField name={`${prefix}.name`} value={person?.name} />
          <AnyField name={`${prefix}.role`} value={person?.role} />
          <AnyField name={`${prefix}.email`} value={person?.email} />
          <AnyField name={`${prefix}.phone`} value={person?.phone} />
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
