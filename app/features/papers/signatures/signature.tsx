import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Download } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { signatures } from "@/worker/modules/papers/signatures/contract";
import { actionsFor } from "@/app/shell/action";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { useRefreshEvery } from "@/app/ui/use-refresh-every";
import { base } from "./base";
import { FieldEditor } from "./field-editor";
import { Pages } from "./pages";
import { SignatureRail } from "./signature-rail";
import { SigningForm } from "./signing-form";

export const handle = {
  words: ["pages/signatures", "signatures"],
  title: (data: unknown) => (data as { signature?: { title: string } } | undefined)?.signature?.title ?? "",
};

/** While it is being sealed, the page looks again so often, in milliseconds. */
const EVERY = 2_000;

export async function loader({ context, params }: LoaderFunctionArgs) {
  return { signature: await context.read(signatures.show, { id: params.id }), requestKey: context.nonce, today: context.today };
}

/** Does to a document to sign what the button pressed says. */
export const action = actionsFor([signatures.update, signatures.send, signatures.remind, signatures.cancel], {
  to: ({ id }) => `${base}/${id}`,
});

/** A document to sign: who signs and where while it is prepared, how far it is afterwards. */
export default function SignatureScreen() {
  const { t } = useWords("pages/signatures");
  const { signature, requestKey, today } = useLoaderData<typeof loader>();
  const { id, title, status, fileName, people, signed } = signature;
  useRefreshEvery(status === "pending" && people > 0 && signed === people ? EVERY : null);
  const isDraft = status === "draft";
  return (
    <>
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={base}>
          {t("title")}
        </Link>
      </p>
      <PageHead title={title} sentence={fileName}>
        <a
          className={`btn ${status === "completed" ? "btn-primary" : "btn-plain"}`}
          href={sheetPath(signatures.file, { id })}
          target="_blank"
          rel="noreferrer"
        >
          <Download aria-hidden="true" />
          {t(status === "completed" ? "openSealed" : "open")}
        </a>
      </PageHead>
      <Refusal />
      {status === "pending" && people === signed && <p className="summary mb-4">{t("sealing")}</p>}
      <div className="document">
        <div className="grid min-w-0 content-start gap-8">
          {isDraft ? (
            <SigningForm signature={signature} requestKey={requestKey}>
              <FieldEditor key={signature.version} signature={signature} />
            </SigningForm>
          ) : (
            <Pages
              pages={signature.pages}
              src={(page) => sheetPath(signatures.page, { id, page, width: 900 })}
              alt={(page) => t("pageOf", { page, title })}
            />
          )}
        </div>
        <SignatureRail signature={signature} requestKey={requestKey} today={today} />
      </div>
    </>
  );
}
