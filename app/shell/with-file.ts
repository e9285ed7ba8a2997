import { contentOf } from "@/worker/core/contract/printing";
import type { Act } from "./action";

/** The file of a form as an operation takes it: its name, and its bytes in base64. */
export function withFile(act: Act): Act {
  return async (args) => {
    const form = await args.request.formData();
    const file = form.get("content");
    const filled = new URLSearchParams();
    for (const [name, value] of form) if (typeof value === "string") filled.append(name, value);
    if (file instanceof File && file.size > 0) {
      filled.set("content", contentOf(new Uint8Array(await file.arrayBuffer())));
      filled.set("fileName", file.name.slice(0, 1_000));
    }
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    return act({ ...args, request: new Request(args.request.url, { method: "POST", headers, body: filled }) });
  };
}
