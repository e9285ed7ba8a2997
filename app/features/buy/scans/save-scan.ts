import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { typedName } from "@/worker/core/contract/coerce";
import { inputFrom } from "@/worker/core/contract/input-from";
import { fieldsOf } from "@/worker/core/contract/schema";
import { scans } from "@/worker/modules/buy/scans/contract";
import { actionFor, actionsBy, refusal, textsOf } from "@/app/shell/action";
import { leaveFlash } from "@/app/shell/flash";
import { wordsOf } from "@/app/shell/i18n/server";
import { base } from "./base";

/** Does what the button pressed says: saves the corrections, and puts the document into the books when that was asked. */
export const saveScan = actionsBy(
  {
    correct: (args) => correctOnly(args, false),
    addSupplier: (args) => correctOnly(args, true),
    book: correctAndBook,
    retry: actionFor(scans.retry),
    reopen: actionFor(scans.reopen),
    takeBack: actionFor(scans.takeBack),
    split: actionFor(scans.split, { to: () => base }),
    discard: actionFor(scans.discard, { to: () => base }),
  },
  "correct",
);

async function correctOnly({ context, params, request }: ActionFunctionArgs, isNewSupplier: boolean) {
  const form = await request.formData();
  const { pathname } = new URL(request.url);
  try {
    const { version } = await correct(context, params.id, form);
    if (!isNewSupplier) return redirectDone(context, "correct", pathname);
    form.set("version", String(version));
    await context.call(scans.addSupplier, { id: params.id, version }, keyOf(form));
    return redirectDone(context, "addSupplier", pathname);
  } catch (error) {
    return refused(context, error, form);
  }
}

async function correctAndBook({ context, params, request }: ActionFunctionArgs) {
  const form = await request.formData();
  try {
    const { version, lineItems } = await correct(context, params.id, form);
    // A price that changes is looked at before it is booked, also where its line was only now tied to an item.
    const seenPrices = form.getAll("seenPrices").map(String);
    if (lineItems.some(({ priceChange }) => priceChange && !seenPrices.includes(priceChange.tariffId))) {
      leaveFlash(context.headers, { tone: "wrong", title: wordsOf(context.lang).t("pages/scans:price.first") });
      return redirect(new URL(request.url).pathname);
    }
    // The corrections stand even when the books refuse: what is sent next goes by the version they made.
    form.set("version", String(version));
    const updateTariffs = form.getAll("updateTariffs").map(String);
    const texts = Object.fromEntries(["restock", "inEuros", "confirmed", "asOne"].map((name) => [name, text(form, name)]));
    const { restock, inEuros, confirmed, asOne } = inputFrom(scans.book, texts);
    await context.call(scans.book, { id: params.id, version, updateTariffs, restock, inEuros, confirmed, asOne }, keyOf(form));
    return redirectDone(context, "book", await nextOf(context));
  } catch (error) {
    return refused(context, error, form, wordsOf(context.lang).t("pages/scans:notBooked"));
  }
}

/** One goes from document to document, until none is left to review. */
async function nextOf(context: Context): Promise<string> {
  const { items } = await context.read(scans.list, { status: "to_review", limit: 1 });
  return items[0] ? `${base}/${items[0].id}` : base;
}

const text = (form: FormData, name: string) => String(form.get(name) ?? "");

type Context = ActionFunctionArgs["context"];

async function correct(context: Context, id: string | undefined, form: FormData) {
  return context.call(scans.correct, { ...inputFrom(scans.correct, ownTexts(form)), id }, keyOf(form));
}

/** Sent twice, a form acts once; sent again after a refusal, with the version that came of it, it is another request. */
function keyOf(form: FormData): string | undefined {
  const key = text(form, "_key");
  return key ? `${key}.${text(form, "version")}` : undefined;
}

/** What the form says of the document; the rest is for the books. */
function ownTexts(form: FormData) {
  const { updateTariffs, seenPrices, restock, inEuros, confirmed, asOne, ...texts } = textsOf(form);
  const rowOf = (name: string) => /^lineItems\.\d+/.exec(name)?.[0];
  const filled = Object.entries(texts).filter(([name, value]) => !name.endsWith(".line") && value !== "");
  const rows = new Set(filled.map(([name]) => rowOf(name)));
  // A row that says nothing but which line it is has been emptied.
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !rowOf(name) || rows.has(rowOf(name))));
}

function redirectDone(context: Context, verb: "correct" | "addSupplier" | "book", to: string) {
  leaveFlash(context.headers, { tone: "done", title: wordsOf(context.lang).t(`scans:operations.${verb}.done`) });
  return redirect(to);
}

function refused(context: Context, error: unknown, form: FormData, outcome?: string) {
  const problem = context.phrase(error);
  const errors = problem.errors?.map((fault) => ({
    ...fault,
    field: typedName(fieldsOf(scans.correct.input), ownTexts(form), fault.field),
  }));
  return refusal({ ...problem, errors, detail: outcome ? `${outcome}. ${problem.detail}` : problem.detail }, form);
}
