import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { PageHead } from "@/app/ui/page-head";
import { base } from "./base";
import { loadQueue } from "./load-queue";
import { ScanQueue } from "./scan-queue";

export { takeFiles as action } from "./load-queue";
export const handle = { words: ["pages/scans", "scans"], title: "pages/scans:title" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadQueue(context, Object.fromEntries(new URL(request.url).searchParams));
}

/** Documents that were brought in, and where one brings in more. */
export default function Scans() {
  const { t } = useWords("pages/scans");
  return (
    <>
      <PageHead title={t("title")} sentence={t("sentence")} />
      <ScanQueue {...useLoaderData<typeof loader>()} to={(status) => (status ? `${base}?status=${status}` : base)} />
    </>
  );
}
