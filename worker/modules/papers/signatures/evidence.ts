import { civilDate, formatDate } from "@/worker/core/figures/dates";
import type { Paper } from "@/worker/core/files/paper";
import { localeOf, type Language } from "@/worker/core/language";
import type { QueryContext } from "@/worker/engine/handler";
import { fetchCompany, senderOf } from "@/worker/modules/business/company";
import type { Whole } from "./records";
import { en } from "./words.en";
import { fr } from "./words.fr";

/**
 * The paper that stands behind a sealed document: who signed, when, from where, proved how, and what exactly (its SHA-256).
 * A simple electronic signature (Regulation (EU) 910/2014, articles 3(10) and 25(1)) is worth what its evidence is worth.
 * @param contact where the file can be checked
 */
export async function evidencePaper(context: QueryContext, { row, signatories }: Whole, contact: string): Promise<Paper> {
  const { language } = row;
  const { evidence: words } = language === "fr" ? fr : en;
  const instant = (at: number | null) => (at === null ? "–" : instantText(at, language));
  const company = await fetchCompany(context);
  return {
    kind: "paper",
    fileName: "evidence",
    language,
    title: words.title,
    sender: await senderOf(context, company, language),
    facts: [
      { label: words.document, value: row.title },
      { label: words.file, value: row.fileName },
      { label: words.pages, value: String(row.pages.length) },
      { label: words.asked, value: `${row.senderName}${row.senderEmail ? `, ${row.senderEmail}` : ""}` },
      { label: words.sent, value: instant(row.sentAt) },
      { label: words.sealed, value: instant(context.now) },
    ],
    blocks: [
      { kind: "text", label: words.digest, text: spaced(row.digest) },
      {
        kind: "table",
        caption: words.signatories,
        columns: [{ label: words.who }, { label: words.code }, { label: words.signed }, { label: words.address }],
        rows: signatories.map(({ name, email, codeSentAt, signedAt, address }) => ({
          cells: [{ text: name, detail: email }, instant(codeSentAt), instant(signedAt), address || "–"],
        })),
      },
      { kind: "text", text: words.how },
      { kind: "codes", codes: [{ kind: "qr", value: contact, caption: words.check }], facts: [{ label: words.checkAt, value: contact }] },
      { kind: "legal", lines: [words.law.replace("{{date}}", formatDate(civilDate(context.now), language))] },
    ],
  };
}

/** An instant to the second, with its zone: evidence is read far away, and years later. */
function instantText(at: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf[language], {
    dateStyle: "short",
    timeStyle: "medium",
    timeZone: "Europe/Paris",
  }).format(at);
}

/** A fingerprint in groups, to be compared by eye. */
const spaced = (digest: string) => digest.replace(/(.{8})(?=.)/g, "$1 ");
