import { handle } from "@/worker/engine/handler";
import { keepPicture } from "@/worker/modules/provider/files";
import { experts } from "./contract";
import { fetchExpert } from "./records";

/** Shows an expert by a portrait from now on. @throws Refusal `invalid_input` naming `content`: no picture, or too large */
export const setPicture = handle(experts.setPicture, async (context, { id, content, fileName }) => {
  const expert = await fetchExpert(context.platform, id);
  await keepPicture(context, { recordId: id, content, fileName });
  return expert;
});
