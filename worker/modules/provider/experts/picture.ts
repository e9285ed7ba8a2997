import { Refusal } from "@/worker/core/errors";
import type { PictureFile } from "@/worker/core/contract/printing";
import { handle } from "@/worker/engine/handler";
import { fetchPicture, openFile } from "@/worker/modules/provider/files";
import { experts } from "./contract";

/** The portrait of an expert. @throws Refusal `not_found` where there is none */
export const picture = handle(experts.picture, async (context, { id }) => {
  const row = await fetchPicture(context.platform, id);
  if (!row) throw new Refusal("not_found");
  return (await openFile(context, row)) as PictureFile;
});
