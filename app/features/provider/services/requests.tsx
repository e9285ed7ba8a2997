import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Plus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { serviceRequests } from "@/worker/modules/provider/service-requests/contract";
import { searchInput } from "@/app/shell/search-input";
import { formBase, requestsBase } from "./base";
import { RequestList } from "./request-list";

export const handle = { words: ["pages/services", "serviceRequests"], title: "pages/services:mine.title" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  return { page: await context.read(serviceRequests.list, searchInput(serviceRequests.list, request)) };
}

/** What the business asked for. */
export default function Requests() {
  const { t } = useWords("pages/services");
  return (
    <RequestList page={useLoaderData<typeof loader>().page} name="mine" base={requestsBase}>
      <Link className="btn btn-primary" to={formBase}>
        <Plus aria-hidden="true" />
        {t("new")}
      </Link>
    </RequestList>
  );
}
