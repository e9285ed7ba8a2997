import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { PageHead } from "@/app/ui/page-head";
import { ClientForm } from "./client-form";
import { base } from "./base";
import { createClient } from "./save-client";

export const handle = { words: ["pages/clients", "clients"], title: "pages/clients:new" };

export function loader({ context, request }: LoaderFunctionArgs) {
  return { requestKey: context.nonce, isSample: new URL(request.url).searchParams.has("sample") };
}

export const action = createClient;

export default function NewClient() {
  const { t } = useWords("pages/clients");
  const { requestKey, isSample } = useLoaderData<typeof loader>();
  const sample = isSample ? (t("empty.sample", { returnObjects: true }) as Record<string, string>) : {};
  return (
    <div className="page-narrow">
      <PageHead title={t("new")} />
      <ClientForm sample={sample} requestKey={requestKey} back={base} />
    </div>
  );
}
