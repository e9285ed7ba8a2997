import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { actionFor } from "@/app/shell/action";
import { PageHead } from "@/app/ui/page-head";
import { SupplierForm } from "./supplier-form";

export const handle = { words: ["pages/suppliers", "suppliers"], title: "pages/suppliers:new" };

export function loader({ context, request }: LoaderFunctionArgs) {
  return { requestKey: context.nonce, isSample: new URL(request.url).searchParams.has("sample") };
}

export const action = actionFor(suppliers.create, { to: ({ id }) => `/customer/suppliers/${id}` });

export default function NewSupplier() {
  const { t } = useWords("pages/suppliers");
  const { requestKey, isSample } = useLoaderData<typeof loader>();
  const sample = isSample ? (t("samples.supplier", { returnObjects: true }) as Record<string, string>) : {};
  return (
    <div className="page-narrow">
      <PageHead title={t("new")} />
      <SupplierForm sample={sample} requestKey={requestKey} back="/customer/suppliers" />
    </div>
  );
}
