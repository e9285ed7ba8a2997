import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { actionFor } from "@/app/shell/action";
import { ManyList } from "@/app/features/papers/generator/many/many-list";
import { paperBundles } from "@/worker/modules/papers/paper-bundles/contract";
import { quality } from "@/worker/modules/safety/quality/contract";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { useRefreshEvery } from "@/app/ui/use-refresh-every";
import { base, visitPackPath } from "../addresses";

export const handle = { words: ["pages/audits", "quality", "pages/generator", "paperBundles"], title: "quality:title" };

const EVERY = 1_500;
const { Form, Field } = formOf(quality.pack);

/** Packs that were asked for, the newest first. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { items } = await context.read(paperBundles.list, { kind: "visit_pack", limit: 10 });
  return { packs: items, language: context.lang, requestKey: context.nonce };
}

export const action = actionFor(quality.pack, { to: () => visitPackPath });

/** What an inspector asks to see, as one file: how far it is, and for which days. */
export default function VisitPack() {
  const { t } = useWords("pages/audits");
  const { packs, language, requestKey } = useLoaderData<typeof loader>();
  return (
    <>
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={base}>
          {t("title")}
        </Link>
      </p>
      <PageHead title={t("quality:title")} sentence={t("pack.sentence")} />
      {packs.some(({ state }) => state === "running") && <Again />}
      <div className="document">
        <ManyList bundles={packs} />
        <aside className="rail" aria-label={t("pack.which")}>
          <Form requestKey={requestKey}>
            <div className="grid gap-4">
              <Field name="from" help={t("pack.fromHelp")} />
              <Field name="to" />
              <Field name="language" value={language} />
              <SubmitButton>{t("quality:operations.pack.button")}</SubmitButton>
            </div>
          </Form>
        </aside>
      </div>
    </>
  );
}

/** Looks again while one is made. */
function Again() {
  useRefreshEvery(EVERY);
  return null;
}
