import { Printer } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { recalls } from "@/worker/modules/safety/recalls/contract";
import type { Recall, RecallClient } from "@/worker/modules/safety/recalls/shapes";
import { recallStatus } from "@/worker/modules/safety/recalls/status";
import { Action } from "@/app/ui/actions";
import { MailLink, PhoneLink } from "@/app/ui/contact-links";
import { Disclosure } from "@/app/ui/disclosure";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { Quantity } from "@/app/ui/quantity";
import { Status } from "@/app/ui/status";

interface ClientListProps {
  recall: Recall;
  requestKey: string;
}

/** Who holds some of it, how to reach them, whether they were told, and what they answered. */
export function ClientList({ recall, requestKey }: ClientListProps) {
  const { t } = useWords("pages/audits");
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("recall.clients")}</h2>
      {recall.clients.length === 0 && <p className="muted">{t("recall.noClients")}</p>}
      <ul>
        {recall.clients.map((client) => (
          <ClientRow key={client.clientId} client={client} recall={recall} requestKey={requestKey} />
        ))}
      </ul>
    </section>
  );
}

function ClientRow({ client, recall, requestKey }: ClientListProps & { client: RecallClient }) {
  const { t } = useWords("pages/audits");
  const isFrozen = recall.activatedAt !== null;
  const mayTell = recallStatus.allows(recall.status, "tell") && client.toldAt === null;
  return (
    <li className="grid gap-2 border-b border-rule py-3">
      <div className="card-line flex-wrap">
        <span>
          <strong className="font-semibold">{client.name}</strong> <span className="muted code">{client.reference}</span>
        </span>
        {isFrozen && <Standing client={client} />}
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm">
        {client.phone && <PhoneLink number={client.phone} />}
        {client.email && <MailLink address={client.email} />}
      </p>
      <ul className="text-sm">
        {client.goods.map(({ lotId, lot, itemName, amount, deliveries }) => (
          <li key={lotId} className="card-line flex-wrap">
            <span>
              {itemName} <span className="code muted">{lot}</span>
            </span>
            <span>
              <Quantity value={amount.amount} unit={amount.unit} />{" "}
              <span className="muted">{deliveries.map(({ delivery }) => delivery).join(", ")}</span>
            </span>
          </li>
        ))}
      </ul>
      {isFrozen && (
        <div className="no-print flex flex-wrap items-start gap-2">
          <a className="btn btn-plain" href={sheetPath(recalls.letter, { id: recall.id, client: client.clientId })}>
            <Printer aria-hidden="true" />
            {t("recall.letter")}
          </a>
          {mayTell && (
            <Action
              of={recalls.tell}
              version={recall.version}
              requestKey={`${requestKey}.${client.clientId}`}
              values={{ client: client.clientId }}
            />
          )}
          {recallStatus.allows(recall.status, "answer") && <AnswerForm client={client} recall={recall} requestKey={requestKey} />}
        </div>
      )}
    </li>
  );
}

function Standing({ client: { toldAt, answeredAt } }: { client: RecallClient }) {
  const { t } = useWords("pages/audits");
  if (answeredAt !== null) return <Status meaning="good">{t("recall.hasAnswered")}</Status>;
  return <Status meaning={toldAt === null ? "loss" : "flow"}>{t(toldAt === null ? "recall.untold" : "recall.told")}</Status>;
}

const { Form, Field } = formOf(recalls.answer);

/** What of each lot the client keeps for us, has destroyed, or has no more. */
function AnswerForm({ client, recall, requestKey }: ClientListProps & { client: RecallClient }) {
  const { t } = useWords("pages/audits");
  const name = `answer.${client.clientId}`;
  return (
    <Disclosure form={name} look="btn btn-plain" summary={t("recall.report")} className="grow basis-full">
      <Form
        key={recall.version}
        verb="answer"
        name={name}
        version={recall.version}
        requestKey={`${requestKey}.${name}`}
        className="mt-3 grid gap-4"
      >
        <input type="hidden" name="client" value={client.clientId} />
        {client.goods.map(({ lot, itemName, amount, recovered, destroyed, gone }, place) => (
          <fieldset key={lot} className="form-grid">
            <legend className="mb-2 text-sm font-semibold">{`${itemName} ${lot}`}</legend>
            <input type="hidden" name={`lines.${place}.lot`} value={lot} />
            <Field name={`lines.${place}.recovered`} value={recovered.amount ? recovered : null} among={[amount.unit]} />
            <Field name={`lines.${place}.destroyed`} value={destroyed.amount ? destroyed : null} among={[amount.unit]} />
            <Field name={`lines.${place}.gone`} value={gone.amount ? gone : null} among={[amount.unit]} />
          </fieldset>
        ))}
        <Field name="note" value={client.note} />
        <SubmitButton className="btn btn-ink justify-self-start">{t("recalls:operations.answer.button")}</SubmitButton>
      </Form>
    </Disclosure>
  );
}
