import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import type { Result } from "@/worker/core/contract/operation";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { type Scan, scans } from "@/worker/modules/buy/scans/contract";
import { Disclosure } from "@/app/ui/disclosure";
import { TickField } from "@/app/ui/field";
import { Form, SubmitButton, useAnswerTo } from "@/app/ui/form";

/** Pixels across a page small enough to tell where an invoice starts. */
const SMALL = 320;

interface SplitProps {
  scan: Scan;
  quota: Result<typeof scans.quota>;
  requestKey: string;
}

/** The pages of a file of several invoices, each to be marked where a document starts. */
export function SplitForm({ scan, quota, requestKey }: SplitProps) {
  const { t } = useWords("pages/scans");
  const chosen = useAnswerTo("split")?.values?.starts?.split(",") ?? scan.starts.map(String);
  const pages = scan.pageSizes.map((size, at) => ({ page: at + 1, size }));
  const needsConsent = quota.extraPage !== null && scan.extraPages === 0 && quota.left < pages.length - 1;
  return (
    <Disclosure
      form="split"
      className="mb-6"
      look="link-ink cursor-pointer text-sm"
      summary={t("split.ask")}
      isOpen={scan.starts.length > 0}
    >
      <Form verb="split" className="mt-3" requestKey={requestKey} labels={{ starts: t("scans:fields.starts") }}>
        <input type="hidden" name="version" value={scan.version} />
        <input type="hidden" name="starts" value="1" />
        <p className="muted mb-3 text-sm">{t("split.text")}</p>
        <ol className="grid grid-cols-2 gap-3 sm:grid-cols-4 xl:grid-cols-6">
          {pages.map(({ page, size }) => (
            <PageMark key={page} scan={scan} page={page} size={size} isMarked={page === 1 || chosen.includes(String(page))} />
          ))}
        </ol>
        {needsConsent && (
          <div className="mt-4 text-sm">
            <TickField name="agreeToPay" label={t("quota.agree", { price: formatMoney(quota.extraPage) })} />
          </div>
        )}
        <SubmitButton className="btn btn-plain mt-4">{t("split.do")}</SubmitButton>
      </Form>
    </Disclosure>
  );
}

function PageMark({
  scan,
  page,
  size,
  isMarked,
}: {
  scan: Scan;
  page: number;
  size: { width: number; height: number };
  isMarked: boolean;
}) {
  const { t } = useWords("pages/scans");
  return (
    <li>
      <label className="block rounded-box border border-rule p-2 has-checked:border-primary has-focus-visible:outline-2">
        <img
          className="mb-2 block aspect-[3/4] w-full bg-white object-contain object-top"
          src={sheetPath(scans.page, { id: scan.id, page, width: SMALL })}
          width={SMALL}
          height={Math.round((SMALL * size.height) / size.width)}
          loading="lazy"
          alt={t("page", { page })}
        />
        <span className="flex items-start gap-2 text-sm">
          <input
            type="checkbox"
            className="checkbox checkbox-sm"
            name={page > 1 ? "starts" : undefined}
            value={page}
            defaultChecked={isMarked}
            disabled={page === 1}
          />
          <span>{page > 1 ? t("split.starts", { page }) : t("split.first")}</span>
        </span>
      </label>
    </li>
  );
}
