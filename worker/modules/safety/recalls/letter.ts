import { handle } from "@/worker/engine/handler";
import { fetchCompany } from "@/worker/modules/business/company";
import { recalls } from "./contract";
import { letterParagraphs, wordsOf } from "./letter-text";
import { print, text } from "./papers";
import { clientOf, fetchRecall } from "./records";

/** The letter to one client, in their language. @throws Refusal `invalid_input` naming the client who holds nothing of it */
export const letter = handle(recalls.letter, async (context, { id, client: clientName, language: chosen }) => {
  const found = await fetchRecall(context.db, id);
  const client = clientOf(found.clients, clientName);
  const language = chosen ?? client.language;
  const company = await fetchCompany(context);
  const { subject, before, goods, after } = letterParagraphs({ recall: found.row, client: { ...client, language }, message: "", company });
  return print(context, found, language, {
    title: subject,
    recipient: {
      label: wordsOf(language).fields.client,
      name: client.name,
      lines: [client.email ?? "", client.phone ?? ""].filter(Boolean),
    },
    blocks: [
      ...before.map(text),
      {
        kind: "table",
        caption: wordsOf(language).fields.goods,
        columns: [{ label: wordsOf(language).fields.goods }],
        rows: goods.map((line) => ({ cells: [line] })),
      },
      ...after.map(text),
    ],
  });
});
