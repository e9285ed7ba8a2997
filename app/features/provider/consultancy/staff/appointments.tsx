import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { appointments } from "@/worker/modules/provider/appointments/contract";
import { actionsFor } from "@/app/shell/action";
import { searchInput } from "@/app/shell/search-input";
import { AppointmentList } from "../appointment-list";
import { staffBase } from "../base";

export const handle = { words: ["pages/consultancy", "appointments"], title: "pages/consultancy:list.title" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [page, { address }] = await Promise.all([
    context.read(appointments.list, { upcoming: true, ...searchInput(appointments.list, request) }),
    context.read(appointments.feed, {}),
  ]);
  return { page, address, requestKey: context.nonce };
}

export const action = actionsFor([appointments.renewFeed]);

/** Every customer's and visitor's appointments. */
export default function StaffAppointments() {
  return <AppointmentList {...useLoaderData<typeof loader>()} base={staffBase} withClient />;
}
