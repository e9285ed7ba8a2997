import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { RefreshCw, RotateCcw, RotateCw } from "lucide-react";
import { useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { restocks } from "@/worker/modules/buy/restocks/contract";
import { scans } from "@/worker/modules/buy/scans/contract";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { bookableKinds, waiting } from "@/worker/modules/buy/scans/status";
import { AskFirst } from "@/app/ui/ask-first";
import { DateText } from "@/app/ui/date";
import { Fact, Facts } from "@/app/ui/facts";
import { PageHead } from "@/app/ui/page-head";
import { useRefreshEvery } from "@/app/ui/use-refresh-every";
import { base } from "./base";
import { type Place, PageView } from "./page-view";
import { ReviewForm } from "./review-form";
import { saveScan } from "./save-scan";
import { ScanStatus } from "./scan-status";
import { SplitForm } from "./split-form";
import { Sum } from "./sum";

export const handle = { words: ["pages/scans", "scans"], title: "pages/scans:title" };

const EVERY = 1_000;
const MOST_RESTOCKS = 20;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const scan = await context.read(scans.show, { id: params.id });
  const isOpen = scan.status === "to_review" && scan.supplierId !== null;
  const { items } = isOpen ? await context.read(restocks.list, { supplier: scan.supplierId ?? "", limit: MOST_RESTOCKS }) : { items: [] };
  const own = scan.supplierId ? await context.read(suppliers.show, { id: scan.supplierId }) : null;
  const supplier = own && { sku: own.reference, name: own.name };
  const quota = scan.moves.includes("split") ? await context.read(scans.quota, {}) : null;
  return {
    scan,
    supplier,
    quota,
    restocks: items.map(({ id, reference }) => ({ value: id, label: reference })),
    requestKey: context.nonce,
  };
}

export const action = saveScan;

/** A document: its page beside what was read of it, from its reading to the books. */
export default function Scan() {
  const { t } = useWords("pages/scans");
  const { scan, supplier, quota, restocks: orders, requestKey } = useLoaderData<typeof loader>();
  const [active, look] = useState<Place | null>(null);
  useRefreshEvery(waiting.includes(scan.status) ? EVERY : null);
  const isReview = scan.status === "to_review";
  return (
    <>
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={base}>
          {t("back")}
        </Link>
      </p>
      <PageHead title={scan.supplierName ?? scan.supplier ?? scan.fileName} sentence={scan.fileName}>
        <ScanStatus status={scan.status} />
        <Decisions />
      </PageHead>
      <Notices />
      {quota && <SplitForm scan={scan} quota={quota} requestKey={requestKey} />}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <section
          data-pane=""
          aria-label={t("pages")}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what it can stand in.
          tabIndex={0}
          className="sticky top-14 z-10 max-h-[32vh] min-w-0 self-start overflow-y-auto bg-base-100 lg:top-16 lg:max-h-[calc(100vh-5rem)]"
        >
          {scan.isPicture && scan.moves.includes("retry") && <Turns />}
          {scan.pages !== null && <PageView scan={scan} active={active} />}
        </section>
        <div className="min-w-0">
          {isReview ? (
            <ReviewForm key={scan.id} scan={scan} supplier={supplier} restocks={orders} requestKey={requestKey} look={look} />
          ) : (
            <Summary />
          )}
        </div>
      </div>
    </>
  );
}

/** A page that lies on its side is turned, and read again free of charge. */
function Turns() {
  const { t } = useWords("pages/scans");
  const { scan } = useLoaderData<typeof loader>();
  return (
    <Form method="post" className="mb-2 flex flex-wrap gap-2">
      <input type="hidden" name="version" value={scan.version} />
      <input type="hidden" name="_verb" value="retry" />
      {turns.map(({ degrees, Icon }) => (
        <button key={degrees} type="submit" name="turn" value={degrees} className="btn btn-quiet btn-sm">
          <Icon aria-hidden="true" />
          {t(`turn.${degrees}`)}
        </button>
      ))}
    </Form>
  );
}

const turns = [
  { degrees: 270, Icon: RotateCcw },
  { degrees: 90, Icon: RotateCw },
  { degrees: 180, Icon: RefreshCw },
] as const;

/** What one must know before booking. */
function Notices() {
  const { t, i18n } = useWords("pages/scans");
  const { scan } = useLoaderData<typeof loader>();
  const isReview = scan.status === "to_review";
  const supplier = scan.supplierName ? t("supplier.found", { name: scan.supplierName }) : t("supplier.made");
  const notices = [
    scan.failure && t(`scans:values.failure.${scan.failure}`),
    waiting.includes(scan.status) && t(`scans:values.status.${scan.status}`),
    scan.status === "booked" && t("booked"),
    scan.status === "split" && t("split.was"),
    isReview && scan.duplicateOf && t("twin"),
    isReview && scan.kind === "credit" && t("credit"),
    isReview && scan.kind && !bookableKinds.includes(scan.kind) && t("notBookable", { kind: t(`scans:values.kind.${scan.kind}`) }),
    scan.moves.includes("split") &&
      scan.starts.length > 0 &&
      t("split.several", { pages: new Intl.ListFormat(i18n.language).format(scan.starts.map(String)) }),
  ].filter(Boolean);
  return (
    <div className="mb-5 grid gap-2" aria-live="polite">
      {notices.map((text) => (
        <p key={String(text)} className="summary">
          {text}
        </p>
      ))}
      {waiting.includes(scan.status) && (
        <noscript>
          <Link className="link-ink" to="" reloadDocument>
            {t("queue.again")}
          </Link>
        </noscript>
      )}
      {scan.invoiceId && (
        <Link className="link-ink text-sm" to={`/customer/supplier-invoices/${scan.invoiceId}`}>
          {t("scans:fields.invoiceId")}
        </Link>
      )}
      {isReview && scan.kind === "delivery" && <Reception />}
      {isReview && <p className="muted text-sm">{supplier}</p>}
    </div>
  );
}

/** What a delivery note is for: taking in what came, on the order it belongs to, or on a new one. */
function Reception() {
  const { t } = useWords("pages/scans");
  const { scan } = useLoaderData<typeof loader>();
  const { restock, supplierId, supplier } = scan;
  const from = supplierId ?? supplier;
  const to = restock ? `${restock.id}/receive` : `new${from ? `?supplier=${encodeURIComponent(from)}` : ""}`;
  return (
    <Link className="btn btn-primary justify-self-start" to={`/customer/material-restocks/${to}`}>
      {restock ? t("receive.awaited", { reference: restock.reference }) : t("receive.new")}
    </Link>
  );
}

/** Taking it up again, reading it anew and giving it up, where its state allows them; asked first where something would be lost. */
function Decisions() {
  const { t } = useWords("pages/scans");
  const { scan } = useLoaderData<typeof loader>();
  const verbs = (["takeBack", "reopen", "retry", "discard"] as const).filter((verb) => scan.moves.includes(verb));
  const loses = { retry: scan.found.some(({ corrected }) => corrected), discard: true };
  return verbs.map((verb) => {
    const fields = <input type="hidden" name="version" value={scan.version} />;
    if ((verb === "retry" || verb === "discard") && loses[verb])
      return (
        <AskFirst key={verb} label={t(verb)} title={t(`lost.${verb}.title`)} text={t(`lost.${verb}.text`)} action={t(verb)}>
          {fields}
          <input type="hidden" name="_verb" value={verb} />
        </AskFirst>
      );
    return (
      <Form key={verb} method="post">
        {fields}
        <button type="submit" name="_verb" value={verb} className="btn btn-quiet">
          {t(verb)}
        </button>
      </Form>
    );
  });
}

/** What a document says, once nobody changes it any more. */
function Summary() {
  const { t } = useWords("scans");
  const { scan } = useLoaderData<typeof loader>();
  if (scan.kind === null) return null;
  const label = (field: string) => t(`fields.${field}`);
  return (
    <Facts>
      <Fact label={label("supplier")}>{scan.supplierName ?? scan.supplier}</Fact>
      <Fact label={label("invoiceNumber")}>{scan.invoiceNumber}</Fact>
      <Fact label={label("invoiceDate")}>{scan.invoiceDate && <DateText value={scan.invoiceDate} />}</Fact>
      <Fact label={label("dueDate")}>{scan.dueDate && <DateText value={scan.dueDate} />}</Fact>
      <Fact label={label("totalExclTax")}>
        <Sum value={scan.totalExclTax} currency={scan.currency} />
      </Fact>
      <Fact label={label("vatAmount")}>
        <Sum value={scan.vatAmount} currency={scan.currency} />
      </Fact>
      <Fact label={label("totalInclTax")}>
        <Sum value={scan.totalInclTax} currency={scan.currency} />
      </Fact>
    </Facts>
  );
}
