import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { Form, useActionData, useNavigation } from "@remix-run/react";
import { ShieldAlert, ShieldCheck, ShieldQuestion } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { digestOf } from "@/worker/core/files/digest";
import { signatures } from "@/worker/modules/papers/signatures/contract";
import { referenceIn } from "@/worker/modules/papers/signatures/rules";
import { DateText } from "@/app/ui/date";
import { PageHead } from "@/app/ui/page-head";

export const handle = { words: ["pages/signatures", "signatures"], title: "pages/signatures:verify.title" };

/** Looks at a file, and forgets it: what it is called by, and what it says it is. */
export async function action({ context, request }: ActionFunctionArgs) {
  const file = (await request.formData()).get("file");
  if (!(file instanceof File) || file.size === 0) return data({ outcome: null, fileName: "" }, { status: 422 });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const input = { digest: await digestOf(bytes), reference: referenceIn(bytes) ?? "" };
  return data({ outcome: await context.read(signatures.verify, input), fileName: file.name });
}

const looks = { intact: ShieldCheck, changed: ShieldAlert, unknown: ShieldQuestion };
const tones = { intact: "text-success", changed: "text-error", unknown: "" };

/** Where anybody checks that a signed file is the one that was sealed. */
export default function Verify() {
  const { t } = useWords("pages/signatures");
  const answer = useActionData<typeof action>();
  const isSending = useNavigation().state !== "idle";
  const outcome = answer?.outcome;
  const Look = outcome && looks[outcome.verdict];
  return (
    <div className="prose-page pt-2">
      <PageHead title={t("verify.title")} sentence={t("verify.text")} />
      <Form method="post" encType="multipart/form-data" className="grid max-w-xl gap-3">
        <label className="grid gap-1">
          {t("verify.file")}
          <input className="file-input w-full" type="file" name="file" accept=".pdf,application/pdf" required />
        </label>
        <button type="submit" className="btn btn-primary w-fit" disabled={isSending}>
          {t("verify.check")}
        </button>
      </Form>
      <div role="status" className="mt-6">
        {answer && !outcome && <p className="text-error">{t("verify.noFile")}</p>}
        {outcome && Look && (
          <section className="rounded-box border border-rule p-5">
            <h2 className={`flex items-center gap-2 text-lg ${tones[outcome.verdict]}`}>
              <Look aria-hidden="true" />
              {t(`verify.verdicts.${outcome.verdict}`)}
            </h2>
            <p className="mt-1 break-all text-sm">{answer.fileName}</p>
            <p className="mt-3">{t(`verify.explained.${outcome.verdict}`)}</p>
            {outcome.verdict === "intact" && (
              <>
                <p className="mt-3">
                  <strong className="font-semibold">{outcome.title}</strong> · {outcome.businessName}
                  {outcome.sealedAt !== null && (
                    <>
                      {" · "}
                      <DateText value={outcome.sealedAt} />
                    </>
                  )}
                </p>
                <ul className="mt-2 list-disc pl-5">
                  {outcome.signatories.map(({ name, signedAt }) => (
                    <li key={`${name}${signedAt}`}>
                      {name}, <DateText value={signedAt} />
                    </li>
                  ))}
                </ul>
              </>
            )}
          </section>
        )}
      </div>
    </div>
  );
}
