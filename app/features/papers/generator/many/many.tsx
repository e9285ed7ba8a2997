import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { inputFrom } from "@/worker/core/contract/input-from";
import { paperBundles } from "@/worker/modules/papers/paper-bundles/contract";
import { printKinds } from "@/worker/modules/papers/generator/status";
import { actionFor } from "@/app/shell/action";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { useRefreshEvery } from "@/app/ui/use-refresh-every";
import { ManyList } from "./many-list";

export const handle = { words: ["pages/generator", "generator", "paperBundles"], title: "pages/generator:many.title" };

const base = "/pdf-generator/many";
const EVERY = 1_500;
const { Form, Field } = formOf(paperBundles.print);

const shown = ["search", "client", "from", "to", "type", "status"] as const;

/** The address may say which kind, and what a list was narrowed to. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const texts = Object.fromEntries(new URL(request.url).searchParams);
  const page = await context.read(paperBundles.list, { ...inputFrom(paperBundles.list, { cursor: texts.cursor }), limit: 10 });
  const kind = printKinds.find((one) => one === texts.kind) ?? "technical_sheet";
  const chosen: Partial<Record<(typeof shown)[number], string>> = Object.fromEntries(shown.map((name) => [name, texts[name]]));
  return { kind, chosen, language: context.lang, bundles: page.items, requestKey: context.nonce };
}

const print = actionFor(paperBundles.print, { to: () => base });

/** Prints what was ticked in a list, or what matches; a list without a tick leads here to choose. */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData();
  return form.has("_ticked") && !form.has("records")
    ? redirect(`${base}?${new URLSearchParams({ kind: String(form.get("kind")) })}`)
    : print(args);
}

/** Many papers of one kind at once: which, how far they are, and the file. */
export default function Many() {
  const { t } = useWords("pages/generator");
  const { kind, chosen, language, bundles, requestKey } = useLoaderData<typeof loader>();
  return (
    <>
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to="/pdf-generator">
          {t("title")}
        </Link>
      </p>
      <PageHead title={t("many.title")} sentence={t("many.sentence")} />
      {bundles.some(({ state }) => state === "running") && <Again />}
      <div className="document">
        <ManyList bundles={bundles} />
        <aside className="rail" aria-label={t("many.which")}>
          <Form requestKey={requestKey}>
            <div className="grid gap-4">
              <Field name="kind" value={kind} />
              <Field name="search" help={t("many.searchHelp")} value={chosen.search} />
              <Field name="client" help={t("many.clientHelp")} value={chosen.client} />
              <Field name="from" value={chosen.from} />
              <Field name="to" value={chosen.to} />
              {kind === "invoice" && (
                <>
                  <Field name="type" none={t("many.any")} value={chosen.type} />
                  <Field name="status" none={t("many.any")} value={chosen.status} />
                </>
              )}
              <Field name="language" value={language} />
              <p className="muted text-sm">{t("many.help")}</p>
              <SubmitButton>{t("paperBundles:operations.print.button")}</SubmitButton>
            </div>
          </Form>
        </aside>
      </div>
    </>
  );
}

/** Looks again while some are printed. */
function Again() {
  useRefreshEvery(EVERY);
  return null;
}
