import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { Download } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { signatures } from "@/worker/modules/papers/signatures/contract";
import { DateText } from "@/app/ui/date";
import { PageHead } from "@/app/ui/page-head";
import type { Invited } from "./invited";
import { DeclineForm } from "./decline-form";
import { Pages } from "./pages";
import { saveAnswer } from "./save-answer";
import { SignForm } from "./sign-form";

export const handle = { words: ["pages/signatures", "signatures"], title: "pages/signatures:sign.page" };

export async function loader({ context, params: { link } }: LoaderFunctionArgs) {
  // Links are secrets, whoever spreads them.
  context.headers.set("x-robots-tag", "noindex");
  return { invited: await context.read(signatures.invited, { id: link }), requestKey: context.nonce };
}

export const action = saveAnswer;

/** What somebody sees who is asked to sign: the document, where they sign, and the form that does it. */
export default function Sign() {
  const { t } = useWords("pages/signatures");
  const { invited, requestKey } = useLoaderData<typeof loader>();
  const { link } = useParams();
  const { title, senderName, businessName, message, pages, fields, isMyTurn } = invited;
  return (
    <div className="mx-auto w-full max-w-3xl pt-2">
      <PageHead title={title} sentence={t("sign.from", { senderName, businessName })}>
        {pages.length > 0 && (
          <a className="btn btn-plain" href={`/sign/${link}/file`} target="_blank" rel="noreferrer">
            <Download aria-hidden="true" />
            {t("sign.download")}
          </a>
        )}
      </PageHead>
      <State invited={invited} />
      {message && isMyTurn && <p className="mb-4 whitespace-pre-line">{message}</p>}
      <Pages pages={pages} src={(page) => `/sign/${link}/page/${page}`} alt={(page) => t("pageOf", { page, title })}>
        {(page) => isMyTurn && fields.filter((field) => field.page === page).map((field) => <Spot key={field.at} field={field} />)}
      </Pages>
      {isMyTurn && (
        <div className="mt-6 grid gap-6">
          <SignForm invited={invited} requestKey={requestKey} />
          <DeclineForm requestKey={requestKey} />
        </div>
      )}
    </div>
  );
}

/** What stands in the way, or what was done. */
function State({ invited }: { invited: Invited }) {
  const { t } = useWords("pages/signatures");
  const { status, mine, isMyTurn, expiresOn, others } = invited;
  const ended = status === "pending" ? null : status;
  const stateOf = (state: Invited["mine"]) => t(ended && state === "waiting" ? "unsigned" : `signatures:values.mine.${state}`);
  return (
    <div className="mb-5 grid gap-2" role="status">
      {mine !== "waiting" && <p className="summary">{t(`sign.done.${mine}`)}</p>}
      {ended && mine !== "declined" && <p className="summary">{t(`sign.ended.${ended}`)}</p>}
      {!ended && mine === "waiting" && !isMyTurn && <p className="summary">{t("sign.notYet")}</p>}
      {isMyTurn && (
        <p className="text-sm">
          {t("sign.until")} <DateText value={expiresOn} />
        </p>
      )}
      {others.length > 0 && (
        <p className="muted text-sm">
          {t("sign.others")} {others.map(({ name, status: state }) => `${name} (${stateOf(state)})`).join(", ")}
        </p>
      )}
    </div>
  );
}

/** Where one's own field stands on the page. */
function Spot({ field }: { field: Invited["fields"][number] }) {
  const { t } = useWords("pages/signatures");
  const percent = (part: number) => `${part / 100}%`;
  const place = { left: percent(field.left), top: percent(field.top), width: percent(field.width), height: percent(field.height) };
  return (
    <span
      className="absolute flex items-center justify-center overflow-hidden rounded-selector border-2 border-primary border-dashed bg-primary/10 text-[0.65rem] leading-tight"
      style={{ ...place, color: "#2b211b" }}
    >
      <span className="truncate">{field.label || t(`signatures:values.kind.${field.kind}`)}</span>
    </span>
  );
}
