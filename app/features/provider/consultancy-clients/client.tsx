import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { credits } from "@/worker/modules/business/credits/contract";
import { appointments } from "@/worker/modules/provider/appointments/contract";
import { consultancyClients } from "@/worker/modules/provider/consultancy-clients/contract";
import { serviceRequests } from "@/worker/modules/provider/service-requests/contract";
import { visits } from "@/worker/modules/provider/visits/contract";
import { actionsBy, actionFor, byOwnId, sameScreen } from "@/app/shell/action";
import { MailLink } from "@/app/ui/contact-links";
import { DateText } from "@/app/ui/date";
import { Disclosure } from "@/app/ui/disclosure";
import { RailLine } from "@/app/ui/facts";
import { Refusal, SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { AppointmentTable } from "../consultancy/appointment-table";
import { clientsBase, staffBase } from "../consultancy/base";
import { staffRequestsBase } from "../services/base";
import { RequestTable } from "../services/request-table";
import { StaffPart } from "../visits/staff-part";

export const handle = {
  words: [
    "pages/consultancy-clients",
    "consultancyClients",
    "pages/consultancy",
    "appointments",
    "pages/services",
    "serviceRequests",
    "credits",
    "pages/visits",
    "visits",
  ],
  title: (data: unknown) => (data as { client?: { name: string } } | undefined)?.client?.name ?? "",
};

const SHOWN = 10;

export async function loader({ context, params: { id }, request }: LoaderFunctionArgs) {
  const visit = new URL(request.url).searchParams.get("visit");
  const client = await context.read(consultancyClients.show, { id });
  const [meetings, requests, granted, log] = await Promise.all([
    context.read(appointments.list, { client: id, limit: SHOWN }),
    context.read(serviceRequests.list, { client: id, limit: SHOWN }),
    context.read(visits.list, { client: id, limit: SHOWN }),
    visit ? context.read(visits.log, { id: visit, limit: 100 }) : null,
  ]);
  return { client, meetings: meetings.items, requests: requests.items, granted: granted.items, log, requestKey: context.nonce };
}

export const action = actionsBy({
  grant: actionFor(credits.grant),
  request: byOwnId(actionFor(visits.request, { to: sameScreen })),
  enter: byOwnId(actionFor(visits.enter, { to: () => "/customer/dashboard" })),
});

const { Form, Field } = formOf(credits.grant);

/** A business as its advisers know it: its plan, its credits, what it asked for; never what it owns. */
export default function Client() {
  const { t } = useWords("pages/consultancy-clients");
  const { client, meetings, requests, granted, log, requestKey } = useLoaderData<typeof loader>();
  const field = (name: string) => t(`consultancyClients:fields.${name}`);
  return (
    <>
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={clientsBase}>
          {t("consultancyClients:title")}
        </Link>
      </p>
      <PageHead title={client.name} sentence={t(`core:plans.${client.plan}`)} />
      <Refusal />
      <div className="document">
        <div className="parts content-start gap-8">
          <section>
            <h2 className="mb-3 text-lg">{field("appointments")}</h2>
            {meetings.length ? <AppointmentTable rows={meetings} base={staffBase} /> : <p className="muted text-sm">{t("none")}</p>}
          </section>
          <section>
            <h2 className="mb-3 text-lg">{field("requests")}</h2>
            {requests.length ? (
              <RequestTable rows={requests} base={staffRequestsBase} caption={field("requests")} />
            ) : (
              <p className="muted text-sm">{t("none")}</p>
            )}
          </section>
          <StaffPart client={client.id} visits={granted} log={log} requestKey={requestKey} />
        </div>
        <aside className="rail text-sm" aria-label={t("rail")}>
          <div className="grid gap-2">
            <RailLine label={field("credits")}>{client.credits}</RailLine>
            <RailLine label={field("held")}>{client.held}</RailLine>
            <RailLine label={field("createdAt")}>
              <DateText value={client.createdAt} />
            </RailLine>
          </div>
          <ul className="grid gap-2">
            {client.people.map(({ name, email }) => (
              <li key={email}>
                <span className="block font-semibold">{name}</span>
                <MailLink address={email} />
              </li>
            ))}
          </ul>
          <Disclosure form="grant" summary={t("give")} look="btn btn-plain w-full">
            <Form verb="grant" requestKey={`${requestKey}-grant`} className="mt-3 grid gap-3">
              <Field name="credits" value={1} />
              <Field name="reason" />
              <SubmitButton className="btn btn-ink">{t("give")}</SubmitButton>
            </Form>
          </Disclosure>
        </aside>
      </div>
    </>
  );
}
