import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { CSV_CHARACTERS } from "@/worker/core/files/csv-limits";
import { decodeText } from "@/worker/core/files/encoding";
import { bank } from "@/worker/modules/money/bank/contract";
import { bankLineStates } from "@/worker/modules/money/treasury/status";
import { searchInput } from "@/app/shell/search-input";
import { actionFor, actionsBy, byOwnId, refusal } from "@/app/shell/action";
import { leaveFlash } from "@/app/shell/flash";
import { wordsOf } from "@/app/shell/i18n/server";
import { EmptyState } from "@/app/ui/empty-state";
import { FileField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { Sections } from "@/app/ui/sections";
import { Closed } from "./closed";
import { DifferenceRule } from "./difference-rule";
import { StatementLine } from "./statement-line";
import { base, opensFinance } from "./tabs";

export const handle = { words: ["pages/treasury", "bank"], title: "pages/treasury:statements.title" };

const home = `${base}/bank`;

/** The address holds the state of the lines; the open ones otherwise. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  if (!(await opensFinance(context))) return null;
  const wanted = new URL(request.url).searchParams.get("state");
  const state = bankLineStates.find((name) => name === wanted) ?? "open";
  const [page, rule] = await Promise.all([
    context.read(bank.list, { ...searchInput(bank.list, request), state }),
    context.read(bank.rule, {}),
  ]);
  return { state, page, rule, requestKey: context.nonce };
}

/** Decides about a line; reads a file otherwise. */
export const action = actionsBy(
  {
    match: byOwnId(actionFor(bank.match, { read: withoutBlankParts })),
    unmatch: byOwnId(actionFor(bank.unmatch)),
    ignore: byOwnId(actionFor(bank.ignore)),
    setRule: actionFor(bank.setRule),
    import: bring,
  },
  "import",
);

/** Leaves out the invoices that were not filled in. */
function withoutBlankParts(form: FormData): void {
  for (const [name, value] of [...form]) if (name.startsWith("parts.") && String(value).trim() === "") form.delete(name);
}

/** Where the columns stand, if somebody says so. */
function columnsOf(form: FormData) {
  const at = (name: string) => Number(form.get(`columns.${name}`)) || undefined;
  const [day, label] = [at("day"), at("label")];
  return day && label ? { day, label, amount: at("amount"), debit: at("debit"), credit: at("credit") } : undefined;
}

/** Reads the file that was chosen. */
async function bring({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const file = form.get("file");
  try {
    const content = file instanceof File ? decodeText(new Uint8Array(await file.arrayBuffer())) : "";
    const fileName = file instanceof File ? file.name.slice(0, 200) : "";
    const { added, known } = await context.call(
      bank.import,
      { content, fileName, columns: columnsOf(form) },
      String(form.get("_key") ?? "") || undefined,
    );
    const { t } = wordsOf(context.lang);
    const counts = [t("pages/treasury:statements.added", { count: added }), t("pages/treasury:statements.known", { count: known })];
    leaveFlash(context.headers, {
      tone: "done",
      title: t("bank:operations.import.done"),
      text: (known ? counts : counts.slice(0, 1)).join(", "),
    });
    return redirect(home);
  } catch (error) {
    const problem = context.phrase(error);
    const errors = problem.errors?.map((fault) => (fault.field === "content" ? { ...fault, field: "file" } : fault));
    return refusal({ ...problem, errors }, form);
  }
}

/** Lines of the bank, one decision each: what it likely is, or what one says. */
export default function Statements() {
  const { t } = useWords("pages/treasury");
  const data = useLoaderData<typeof loader>();
  if (!data) return <Closed />;
  const { state, page, rule, requestKey } = data;
  return (
    <>
      <PageHead title={t("statements.title")} sentence={t("statements.sentence")}>
        <Link className="btn btn-plain" to={base}>
          {t("tabs.treasury")}
        </Link>
      </PageHead>
      <Form
        className="mb-6 flex max-w-xl flex-wrap items-start gap-3"
        labels={{ file: t("bank:fields.content") }}
        requestKey={requestKey}
        files
      >
        <div className="min-w-60 flex-1">
          <FileField
            name="file"
            label={t("bank:fields.content")}
            help={t("statements.help")}
            accept=".ofx,.xml,.csv,.txt,text/csv,text/xml,application/xml"
            most={CSV_CHARACTERS}
            tooLong={t("statements.tooLong")}
          />
        </div>
        <SubmitButton className="btn btn-primary sm:mt-6">{t("statements.bring")}</SubmitButton>
        <ColumnFields />
      </Form>
      <Sections
        label={t("bank:fields.state")}
        sections={bankLineStates.map((key) => ({
          key,
          label: t(`statements.states.${key}`),
          to: key === "open" ? home : `${home}?state=${key}`,
          current: key === state,
        }))}
      />
      {page.items.length ? (
        <>
          <ul className="mt-4 border-t border-rule">
            {page.items.map((line) => (
              <StatementLine key={line.id} line={line} requestKey={requestKey} />
            ))}
          </ul>
          <Pager shown={page.items.length} nextCursor={page.nextCursor} />
        </>
      ) : (
        <EmptyState drawing="curve" title={t("statements.none")} text={t("statements.noneText")} />
      )}
      <DifferenceRule rule={rule} requestKey={requestKey} />
    </>
  );
}

/** Where a CSV has its columns, where nothing tells: said once, and remembered. */
function ColumnFields() {
  const { t } = useWords("pages/treasury");
  return (
    <details className="basis-full text-sm">
      <summary className="link-ink">{t("statements.columns")}</summary>
      <p className="muted my-2">{t("statements.columnsHelp")}</p>
      <div className="flex flex-wrap gap-3">
        {(["day", "label", "amount", "debit", "credit"] as const).map((name) => (
          <label key={name} className="field w-24">
            <span>{t(`bank:fields.${name}`)}</span>
            <input className="input" type="number" min={1} max={200} name={`columns.${name}`} />
          </label>
        ))}
      </div>
    </details>
  );
}
