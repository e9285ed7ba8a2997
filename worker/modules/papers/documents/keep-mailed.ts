import { contentOf } from "@/worker/core/contract/printing";
import { callAsSystem } from "@/worker/engine/call-as-system";
import type { Keep } from "@/worker/modules/buy/scans";
import { documents } from "./contract";
import { upload } from "./upload";

/** Takes in a file that came by mail, in the name of who sent it. @throws Refusal as `upload` */
export const keepMailed: Keep = (runtime, businessId, { name, bytes, sender }) => {
  const input = documents.upload.input.parse({ content: contentOf(bytes), fileName: name });
  return callAsSystem(runtime, businessId, upload, input, { door: "mail", behalf: sender });
};
