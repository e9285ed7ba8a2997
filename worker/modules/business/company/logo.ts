import { Refusal } from "@/worker/core/errors";
import { contentOf } from "@/worker/core/contract/printing";
import { handle } from "@/worker/engine/handler";
import { company } from "./contract";
import { fetchCompany } from "./records";
import { fetchLogo } from "./sender";

/** The logo, to look at. @throws Refusal `not_found` when there is none */
export const logo = handle(company.logo, async (context) => {
  const picture = await fetchLogo(context, await fetchCompany(context));
  if (!picture) throw new Refusal("not_found");
  const { bytes, mediaType } = picture;
  return { fileName: mediaType === "image/png" ? "logo.png" : "logo.jpg", mediaType, content: contentOf(bytes) };
});
