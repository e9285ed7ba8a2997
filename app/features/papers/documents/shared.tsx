import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { FileText } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import type { Result } from "@/worker/core/contract/operation";
import { documents } from "@/worker/modules/papers/documents/contract";
import { DateText } from "@/app/ui/date";
import { Fact, Facts } from "@/app/ui/facts";
import { PageHead } from "@/app/ui/page-head";
import { sizeText } from "@/app/ui/file-size";

export const handle = { words: ["pages/documents", "documents"], title: "pages/documents:sharedPage" };

export async function loader({ context, params: { link } }: LoaderFunctionArgs) {
  // Links are secrets, whoever spreads them.
  context.headers.set("x-robots-tag", "noindex");
  try {
    return { shared: await context.call(documents.shared, { id: link }) };
  } catch (error) {
    // Withdrawn or expired: the page says which, and nothing else of it.
    const { code, status, errors = [] } = context.phrase(error);
    if (code === "not_allowed_now" && errors[0]) return data({ closed: errors[0].message }, { status });
    return { shared: await context.read(documents.shared, { id: link }) };
  }
}

/** Opens the file: the opening is written down, and the address that it leads to ends soon. */
export async function action({ context, params: { link } }: ActionFunctionArgs) {
  try {
    const { token } = await context.call(documents.openShared, { id: link });
    return redirect(`/shared/file/${token}`);
  } catch (error) {
    // What was withdrawn meanwhile is said by the page itself.
    if (context.phrase(error).code === "not_allowed_now") return redirect(`/shared/${link}`);
    await context.read(documents.shared, { id: link });
    throw error;
  }
}

/** What somebody outside sees who was sent a document. */
export default function Shared() {
  const found = useLoaderData<typeof loader>();
  if ("shared" in found) return <Opened {...found.shared} />;
  return (
    <div className="prose-page pt-2" role="alert">
      <PageHead title={found.closed} />
    </div>
  );
}

function Opened({ title, sender, fileName, size, pages, endsAt }: Result<typeof documents.shared>) {
  const { t, i18n } = useWords("pages/documents");
  return (
    <div className="prose-page pt-2">
      <PageHead title={title} sentence={t("sharedBy", { sender })} />
      <Facts>
        <Fact label={t("documents:fields.fileName")}>
          <span className="break-all">{fileName}</span>
        </Fact>
        <Fact label={t("size")}>{sizeText(size, asLanguage(i18n.language) ?? defaultLanguage)}</Fact>
        {pages && <Fact label={t("documents:fields.pages")}>{pages}</Fact>}
        <Fact label={t("sharedUntil")}>
          <DateText value={endsAt} />
        </Fact>
      </Facts>
      <Form method="post" reloadDocument className="mt-6">
        <button type="submit" className="btn btn-primary">
          <FileText aria-hidden="true" />
          {t("openShared")}
        </button>
      </Form>
      <p className="muted mt-4 text-sm">{t("sharedLog", { sender })}</p>
    </div>
  );
}
