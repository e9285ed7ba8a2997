import { handle } from "@/worker/engine/handler";
import { fetchCompany } from "@/worker/modules/business/company";
import { documents } from "../contract";
import { openLink } from "./open-link";

/** What stands on the page of a shared document. */
export const shared = handle(documents.shared, async (context, { id }) => {
  const [{ document, row }, company] = await Promise.all([openLink(context, id), fetchCompany(context)]);
  const { title, fileName, size, pages } = document;
  return { title, sender: company.name, fileName, size, pages, endsAt: row.endsAt };
});
