import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { directory } from "@/worker/modules/provider/directory/contract";
import { actionFor } from "@/app/shell/action";
import { PageHead } from "@/app/ui/page-head";
import { curateBase } from "../base";
import { EntryForm } from "./entry-form";

export const handle = { words: ["pages/directory", "directory"], title: "pages/directory:new" };

export function loader({ context }: LoaderFunctionArgs) {
  return { requestKey: context.nonce };
}

export const action = actionFor(directory.create, { to: ({ id }) => `${curateBase}/${id}` });

export default function NewEntry() {
  const { t } = useWords("pages/directory");
  return (
    <div className="page-narrow">
      <PageHead title={t("new")} />
      <EntryForm requestKey={useLoaderData<typeof loader>().requestKey} />
    </div>
  );
}
