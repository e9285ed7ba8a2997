import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { CalendarPlus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { credits } from "@/worker/modules/business/credits/contract";
import { appointments } from "@/worker/modules/provider/appointments/contract";
import { serviceRequests } from "@/worker/modules/provider/service-requests/contract";
import { PageHead } from "@/app/ui/page-head";
import { formBase, requestsBase } from "../services/base";
import { RequestTable } from "../services/request-table";
import { AppointmentTable } from "./appointment-table";
import { appointmentsBase, bookingBase } from "./base";

export const handle = {
  words: ["pages/consultancy", "appointments", "pages/services", "serviceRequests"],
  title: "pages/consultancy:hub.title",
};

const SHOWN = 5;

export async function loader({ context }: LoaderFunctionArgs) {
  const [balance, next, requests] = await Promise.all([
    context.read(credits.balance, {}),
    context.read(appointments.list, { upcoming: true, limit: SHOWN }),
    context.read(serviceRequests.list, { limit: SHOWN }),
  ]);
  return { balance, next: next.items, requests: requests.items };
}

/** Consultancy at a glance: what may be spent, who is met next, what is under way. */
export default function Hub() {
  const { t } = useWords("pages/consultancy");
  const { balance, next, requests } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={t("hub.title")}
        sentence={[t("book.balance", { count: balance.credits }), t("hub.held", { count: balance.held })].join(" · ")}
      >
        <Link className="btn btn-plain" to={formBase}>
          {t("presentation.request")}
        </Link>
        <Link className="btn btn-primary" to={bookingBase}>
          <CalendarPlus aria-hidden="true" />
          {t("book.action")}
        </Link>
      </PageHead>
      <section className="mb-8">
        <div className="mb-3 flex items-baseline justify-between gap-3">
          <h2 className="text-lg">{t("hub.next")}</h2>
          <Link className="link-ink text-sm" to={appointmentsBase}>
            {t("hub.all")}
          </Link>
        </div>
        {next.length ? <AppointmentTable rows={next} base={appointmentsBase} /> : <p className="muted text-sm">{t("list.emptyText")}</p>}
      </section>
      <section>
        <div className="mb-3 flex items-baseline justify-between gap-3">
          <h2 className="text-lg">{t("hub.requests")}</h2>
          <Link className="link-ink text-sm" to={requestsBase}>
            {t("hub.all")}
          </Link>
        </div>
        {requests.length ? (
          <RequestTable rows={requests} base={requestsBase} caption={t("hub.requests")} />
        ) : (
          <p className="muted text-sm">{t("pages/services:mine.emptyText")}</p>
        )}
      </section>
    </>
  );
}
