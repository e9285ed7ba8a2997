import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { lots } from "@/worker/modules/store/lots/contract";
import { PageHead } from "@/app/ui/page-head";
import { base, lotPath } from "../addresses";
import { LotChoice } from "./lot-choice";

export const handle = { words: ["pages/inventory", "pages/barcodes", "lots"], title: "pages/inventory:form.find" };

/** The lot of a code, scanned or typed; where several bear it, one chooses. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const code = new URL(request.url).searchParams.get("code")?.trim() || undefined;
  const matches = code ? (await context.read(lots.find, { code })).items : null;
  const [only] = matches ?? [];
  if (only && matches?.length === 1) throw redirect(lotPath(only.id));
  return { code, matches, today: context.today };
}

export default function FindLot() {
  const { t } = useWords("pages/inventory");
  return (
    <div className="page-narrow">
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={base}>
          {t("title")}
        </Link>
      </p>
      <PageHead title={t("form.find")} />
      <LotChoice {...useLoaderData<typeof loader>()} to={({ id }) => lotPath(id)} />
    </div>
  );
}
