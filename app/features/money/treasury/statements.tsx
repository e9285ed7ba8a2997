import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import { Form as PlainForm, Link, useLoaderData } from "@remix-run/react";
import { Check, EyeOff, Undo2 } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { CSV_CHARACTERS } from "@/worker/core/files/csv-limits";
import { decodeText } from "@/worker/core/files/encoding";
import { formatMoney } from "@/worker/core/figures/money";
import { type BankLine, bank } from "@/worker/modules/money/bank/contract";
import { bankLineStates, entryCategories } from "@/worker/modules/money/treasury/status";
import { searchInput } from "@/app/shell/search-input";
import { actionFor, actionsBy, byOwnId, refusal } from "@/app/shell/action";
import { leaveFlash } from "@/app/shell/flash";
import { wordsOf } from "@/app/shell/i18n/server";
import { DateText } from "@/app/ui/date";
import { EmptyState } from "@/app/ui/empty-state";
import { FileField } from "@/app/ui/field";
import { Form, RequestKey, SubmitButton } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { Sections } from "@/app/ui/sections";
import { Closed } from "./closed";
import { base, opensFinance } from "./tabs";

export const handle = { words: ["pages/treasury", "bank"], title: "pages/treasury:statements.title" };

const home = `${base}/bank`;

/** The address holds the state of the lines; the open ones otherwise. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  if (!(await opensFinance(context))) return null;
  const wanted = new URL(request.url).searchParams.get("state");
  const state = bankLineStates.find((name) => name === wanted) ?? "open";
  const page = await context.read(bank.list, { ...searchInput(bank.list, request), state });
  return { state, page, requestKey: context.nonce };
}

/** Decides about a line; reads a file otherwise. */
export const action = actionsBy(
  {
    match: byOwnId(actionFor(bank.match, { read: withoutBlankParts })),
    unmatch: byOwnId(actionFor(bank.unmatch)),
    ignore: byOwnId(actionFor(bank.ignore)),
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
  const { state, page, requestKey } = data;
  return (
    <>
      <PageHead title={t("statements.title")} sentence={t("statements.sentence")}>
        <Link className="btn btn-plain" to={base}>
          {t("tabs.treasury")}
        </Link>
      </PageHead>
      <Form
        className="mb-6 flex max-w-xl flex-wrap items-end gap-3"
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
        <SubmitButton>{t("statements.bring")}</SubmitButton>
        <ColumnFields />
      </Form>
      <Sections
        label={t("bank:fields.state")}
        sections={bankLineStates.map((key) => ({
          key,
          label: t(`bank:values.state.${key}`),
          to: key === "open" ? home : `${home}?state=${key}`,
          current: key === state,
        }))}
      />
      {page.items.length ? (
        <>
          <ul className="mt-4 border-t border-rule">
            {page.items.map((line) => (
              <Line key={line.id} line={line} requestKey={requestKey} />
            ))}
          </ul>
          <Pager shown={page.items.length} nextCursor={page.nextCursor} />
        </>
      ) : (
        <EmptyState title={t("statements.none")} text={t("statements.noneText")} />
      )}
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

function Line({ line, requestKey }: { line: BankLine; requestKey: string }) {
  const { id, day, label, amount, state } = line;
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-2 border-b border-rule py-3 md:grid-cols-[7rem_1fr_8rem] md:items-baseline">
      <DateText value={day} />
      <span className="min-w-0 break-words">{label}</span>
      <span className={`tnum font-semibold md:text-right ${amount > 0 ? "st-good" : ""}`}>{formatMoney(amount, 2)}</span>
      <div className="flex flex-wrap items-center gap-2 md:col-start-2 md:col-end-4">
        {state === "open" && <Decide line={line} requestKey={requestKey} />}
        <SetAside id={id} verb={state === "open" ? "ignore" : "unmatch"} requestKey={requestKey} />
      </div>
    </li>
  );
}

/** Leaves a line out, or lets it wait again. */
function SetAside({ id, verb, requestKey }: { id: string; verb: "ignore" | "unmatch"; requestKey: string }) {
  const { t } = useWords("pages/treasury");
  return (
    <PlainForm method="post" preventScrollReset className="ml-auto">
      <RequestKey value={requestKey && `${requestKey}-${id}-${verb}`} />
      <input type="hidden" name="_id" value={id} />
      <button type="submit" name="_verb" value={verb} className="btn btn-quiet">
        {verb === "ignore" ? <EyeOff aria-hidden="true" /> : <Undo2 aria-hidden="true" />}
        {t(`statements.${verb}`)}
      </button>
    </PlainForm>
  );
}

/** What it likely is, to accept by one press; a category to choose all the same. */
function Decide({ line: { id, label, suggestion }, requestKey }: { line: BankLine; requestKey: string }) {
  const { t } = useWords("pages/treasury");
  const category = (name: string) => t(`bank:values.category.${name}`);
  return (
    <>
      {suggestion && (
        <PlainForm method="post" preventScrollReset className="max-w-full">
          <RequestKey value={requestKey} />
          <input type="hidden" name="_id" value={id} />
          <input type="hidden" name={suggestion.kind} value={suggestion.id} />
          <button
            type="submit"
            name="_verb"
            value="match"
            className="btn btn-plain !h-auto min-h-9 max-w-full !whitespace-normal py-1.5 text-left"
          >
            <Check aria-hidden="true" className="shrink-0" />
            {t("shell:pair", {
              name: t(`bank:values.kind.${suggestion.kind}`),
              value: [suggestion.kind === "category" ? category(suggestion.name) : suggestion.name, suggestion.party]
                .filter(Boolean)
                .join(", "),
            })}
          </button>
        </PlainForm>
      )}
      <PlainForm method="post" preventScrollReset className="flex items-center gap-2">
        <RequestKey value={requestKey} />
        <input type="hidden" name="_id" value={id} />
        <select
          className="select"
          name="category"
          aria-label={t("shell:pair", { name: t("bank:fields.category"), value: label })}
          defaultValue="other"
        >
          {entryCategories.map((name) => (
            <option key={name} value={name}>
              {category(name)}
            </option>
          ))}
        </select>
        <button type="submit" name="_verb" value="match" className="btn btn-quiet">
          {t("statements.enter")}
        </button>
      </PlainForm>
      <details>
        <summary className="btn btn-quiet">{t("statements.several")}</summary>
        <PlainForm method="post" preventScrollReset className="mt-2 grid gap-2">
          <RequestKey value={requestKey && `${requestKey}-${id}-parts`} />
          <input type="hidden" name="_id" value={id} />
          {[0, 1, 2, 3].map((place) => (
            <input
              key={place}
              className="input"
              name={`parts.${place}.invoice`}
              aria-label={t("statements.invoice", { place: place + 1 })}
            />
          ))}
          <button type="submit" name="_verb" value="match" className="btn btn-ink">
            {t("statements.pay")}
          </button>
        </PlainForm>
      </details>
    </>
  );
}
