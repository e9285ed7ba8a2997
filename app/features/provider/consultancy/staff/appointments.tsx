import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { appointments } from "@/worker/modules/provider/appointments/contract";
import { searchInput } from "@/app/shell/search-input";
import { AppointmentList } from "../appointment-list";
import { staffBase } from "../base";

export const handle = { words: ["pages/consultancy", "appointments"], title: "pages/consultancy:list.title" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  return { page: await context.read(appointments.list, { upcoming: true, ...searchInput(appointments.list, request) }) };
}

/** Every customer's and visitor's appointments. */
export default function StaffAppointments() {
  return <AppointmentList page={useLoaderData<typeof loader>().page} base={staffBase} withClient />;
}
