import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData, useNavigation, useSubmit } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Download, Files } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { asLanguage, languages } from "@/worker/core/language";
import { clientCategories } from "@/worker/core/trade/trade";
import { paperTemplates } from "@/worker/modules/business/paper-templates/contract";
import { generator } from "@/worker/modules/papers/generator/contract";
import { printKinds, subjects, templateOf, writtenKinds } from "@/worker/modules/papers/generator/status";
import { actionFor, sameScreen } from "@/app/shell/action";
import { NoteField, SelectField, TextField } from "@/app/ui/field";
import { PageHead } from "@/app/ui/page-head";
import { loadRecords } from "./load-records";
import { Sheet } from "./sheet";
import { TemplateForm } from "./template-form";

export const handle = { words: ["pages/generator", "generator", "paperTemplates"], title: "pages/generator:title" };

/** After so long without a change, in milliseconds, the paper is made anew. */
const PAUSE = 400;
const LONGEST = 500;

/** The address holds what is printed, so that it can be kept and shared. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const one = <T extends string>(name: string, among: readonly T[]) => among.find((value) => value === query.get(name));
  const kind = one("kind", printKinds) ?? "technical_sheet";
  const of = templateOf(kind);
  const [records, template] = await Promise.all([loadRecords(context, kind), of && context.read(paperTemplates.show, { id: of })]);
  const isSameKind = query.get("was") === kind || !query.has("was");
  return {
    kind,
    records,
    template,
    requestKey: context.nonce,
    record: (isSameKind && query.get("record")?.trim()) || records[0]?.value || "",
    category: one("category", clientCategories) ?? "retailer",
    /** Null: that of who is to read it. */
    language: asLanguage(query.get("language")) ?? null,
    shown: context.lang,
    text: (query.get("text") ?? "").slice(0, LONGEST),
  };
}

/** Saves the template of the paper that one looks at. */
export const action = actionFor(paperTemplates.update, { to: sameScreen });

/** Any paper of the house: chosen, looked at as it will be printed, downloaded. */
export default function Generator() {
  const { t } = useWords("pages/generator");
  const { kind, record, category, language, shown, text, template, requestKey } = useLoaderData<typeof loader>();
  // What is being changed of a template is shown until another paper is looked at, or it is saved.
  const [draft, setDraft] = useState<{ of: string; pairs: [string, string][] } | null>(null);
  const drafted = `${kind} ${language} ${template?.version}`;
  const hasRecord = subjects[kind] !== null;
  const isReady = !hasRecord || record !== "";
  const input = { kind, ...(language && { language }), ...(hasRecord ? { record } : { category }), ...(text && { text }) };
  return (
    <>
      <PageHead title={t("title")} sentence={t("sentence")}>
        <Link className="btn btn-plain" to={`/pdf-generator/many?kind=${kind}`}>
          <Files aria-hidden="true" />
          {t("many.open")}
        </Link>
        {isReady && (
          <a className="btn btn-primary" href={sheetPath(generator.print, input)} target="_blank" rel="noreferrer">
            <Download aria-hidden="true" />
            {t("download")}
          </a>
        )}
      </PageHead>
      <div className="grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="grid content-start gap-6">
          <Choices />
          {template && (
            <TemplateForm
              key={drafted}
              template={template}
              language={language ?? shown}
              requestKey={requestKey}
              show={(pairs) => setDraft({ of: drafted, pairs })}
            />
          )}
        </div>
        <Sheet input={isReady ? input : null} draft={draft?.of === drafted ? draft.pairs : []} />
      </div>
    </>
  );
}

/** What is chosen; the paper follows what one types. */
function Choices() {
  const { t } = useWords("pages/generator");
  const { kind, records, record, category, language, text } = useLoaderData<typeof loader>();
  const submit = useSubmit();
  const isBusy = useNavigation().state !== "idle";
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const follow = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => submit(form, { replace: true, preventScrollReset: true }), PAUSE);
  };
  const label = (name: string) => t(`generator:fields.${name}`);
  const choices = (field: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`generator:values.${field}.${value}`) }));
  const spoken = [{ value: "", label: t("readersLanguage") }, ...choices("language", languages)];
  return (
    <Form method="get" onChange={follow} className="grid content-start gap-4" aria-busy={isBusy}>
      <input type="hidden" name="was" value={kind} />
      <SelectField name="kind" label={label("kind")} choices={choices("kind", printKinds)} defaultValue={kind} />
      {subjects[kind] === null ? (
        <SelectField name="category" label={label("category")} choices={choices("category", clientCategories)} defaultValue={category} />
      ) : (
        <TextField
          key={kind}
          name="record"
          label={label("record")}
          help={t("recordHelp")}
          defaultValue={record}
          suggestions={records.map(({ value }) => value)}
        />
      )}
      <SelectField name="language" label={label("language")} choices={spoken} defaultValue={language ?? ""} />
      {writtenKinds.includes(kind) && <NoteField name="text" label={label("text")} rows={3} maxLength={LONGEST} defaultValue={text} />}
      <button type="submit" className="btn btn-plain w-fit">
        {t("show")}
      </button>
    </Form>
  );
}
