import { Link } from "@/app/ui/link";
import { Mail } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { traceability } from "@/worker/modules/store/traceability/contract";
import { DateText } from "@/app/ui/date";
import { Quantity } from "@/app/ui/quantity";
import { MailLink, PhoneLink } from "@/app/ui/contact-links";

interface Someone {
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
  goods: Goods[];
}

type Goods = Pick<Result<typeof traceability.trace>["clients"][number]["goods"][number], "lot" | "itemName" | "amount" | "date">;

interface PeopleProps {
  title: string;
  /** The sentence shown where there is nobody. */
  none: string;
  people: Someone[];
  base: string;
  /** The lot one calls about. */
  about: string;
}

/** Whom to call, with what each has had: one touch dials. */
export function People({ title, none, people, base, about }: PeopleProps) {
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-lg">{`${title} (${people.length})`}</h2>
        <WriteAll people={people} about={about} />
      </div>
      {people.length === 0 && <p className="muted">{none}</p>}
      <ul className="text-sm">
        {people.map(({ id, name, phone, email, goods }) => (
          <li key={id} className="border-b border-rule py-2">
            <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
              <Link className="name" to={`${base}/${id}`}>
                {name}
              </Link>
              <span className="flex flex-wrap gap-x-4 [&>a]:inline-flex [&>a]:min-h-11 [&>a]:items-center">
                <PhoneLink number={phone} />
                <MailLink address={email} />
              </span>
            </div>
            <ul className="muted">
              {goods.slice(0, 6).map((good) => (
                <li key={`${good.lot} ${good.date} ${good.amount.amount}`}>
                  <DateText value={good.date} /> · {good.lot} · {good.itemName} ·{" "}
                  <Quantity value={good.amount.amount} unit={good.amount.unit} />
                </li>
              ))}
              {goods.length > 6 && <li>{`+ ${goods.length - 6}`}</li>}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Addresses that one letter goes to at most: a longer line is cut by some programs. */
const MOST = 50;

/** One letter to everybody, none of whom sees the others. */
function WriteAll({ people, about }: Pick<PeopleProps, "people" | "about">) {
  const { t } = useWords("pages/traceability");
  const addresses = people.flatMap(({ email }) => email ?? []);
  if (addresses.length < 2 || addresses.length > MOST) return null;
  return (
    <a
      className="btn btn-plain no-print"
      href={`mailto:?bcc=${addresses.map(encodeURIComponent).join(",")}&subject=${encodeURIComponent(t("letter", { lot: about }))}`}
    >
      <Mail aria-hidden="true" />
      {t("writeAll", { count: addresses.length })}
    </a>
  );
}
