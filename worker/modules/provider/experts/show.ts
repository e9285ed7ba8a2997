import { handle } from "@/worker/engine/handler";
import { fetchPicture } from "@/worker/modules/provider/files";
import { experts } from "./contract";
import { fetchExpert } from "./records";

/** One expert, with when they receive and their portrait. */
export const show = handle(experts.show, async ({ platform }, { id }) => {
  const [expert, picture] = await Promise.all([fetchExpert(platform, id), fetchPicture(platform, id)]);
  return { ...expert, picture: picture?.id ?? null };
});
