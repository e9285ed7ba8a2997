import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { CalendarPlus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { appointments } from "@/worker/modules/provider/appointments/contract";
import { actionsFor } from "@/app/shell/action";
import { searchInput } from "@/app/shell/search-input";
import { AppointmentList } from "./appointment-list";
import { appointmentsBase, bookingBase } from "./base";

export const handle = { words: ["pages/consultancy", "appointments"], title: "pages/consultancy:list.title" };

/** Those to come, unless one asks for all of them. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const [page, { address }] = await Promise.all([
    context.read(appointments.list, { upcoming: true, ...searchInput(appointments.list, request) }),
    context.read(appointments.feed, {}),
  ]);
  return { page, address, requestKey: context.nonce };
}

export const action = actionsFor([appointments.renewFeed]);

export default function Appointments() {
  const { t } = useWords("pages/consultancy");
  return (
    <AppointmentList {...useLoaderData<typeof loader>()} base={appointmentsBase}>
      <Link className="btn btn-primary" to={bookingBase}>
        <CalendarPlus aria-hidden="true" />
        {t("book.action")}
      </Link>
    </AppointmentList>
  );
}
