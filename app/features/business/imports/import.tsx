import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { imports } from "@/worker/modules/business/imports/contract";
import { lineStates } from "@/worker/modules/business/imports/status";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { ColumnsForm } from "./columns-form";
import { homes } from "./homes";
import { ImportRail } from "./import-rail";
import { Preview } from "./preview";
import { Progress } from "./progress";
import { decide } from "./save-import";
import { nextOf, Unknown } from "./unknown";

export const handle = { words: ["pages/imports", "imports"], title: "pages/imports:title" };

/** The file, what its columns may be, and a page of its lines; all of it is in the address. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const file = await context.read(imports.show, { id: params.id });
  const state = lineStates.find((name) => name === searchParams.get("state"));
  const question = { id: file.id, state, cursor: searchParams.get("cursor") ?? undefined };
  const [page, { items: fields }, next] = await Promise.all([
    context.read(imports.lines, question),
    context.read(imports.fields, { target: file.target }),
    nextOf(context, file),
  ]);
  return { file, page, fields, next, state: state ?? null, requestKey: context.nonce };
}

export const action = decide;

/** A file from its reading to its end: columns, preview, confirmation, progress, undoing. */
export default function Import() {
  const { t } = useWords("pages/imports");
  const { file, page, fields, next, state, requestKey } = useLoaderData<typeof loader>();
  return (
    <>
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={homes[file.target]}>
          {t(`imports:values.target.${file.target}`)}
        </Link>
      </p>
      <PageHead title={file.fileName || t("pasted")} sentence={t(`sentences.${file.state}`)} />
      <Refusal />
      {file.state === "running" && <Progress file={file} />}
      <div className="document">
        <div className="min-w-0">
          <Unknown file={file} next={next} requestKey={requestKey} />
          {file.state === "ready" && <ColumnsForm file={file} fields={fields} />}
          <Preview file={file} page={page} fields={fields} state={state} />
        </div>
        <ImportRail file={file} requestKey={requestKey} />
      </div>
    </>
  );
}
