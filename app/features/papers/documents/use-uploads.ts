import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { MOST_BYTES } from "@/worker/modules/papers/documents/status";
import { base } from "./base";
import type { Upload } from "./upload";

/** A file on its way, or what became of it. */
export interface Sending extends Upload {
  key: string;
  name: string;
  /** From 0 to 1 while it is sent; null once it is over. */
  progress: number | null;
}

/** Sends files one after the other, and says how far each is. @param fields what is said of all of them */
export function useUploads(fields: Readonly<Record<string, string>>) {
  const { t } = useWords("pages/documents");
  const { revalidate } = useRevalidator();
  const [sendings, setSendings] = useState<Sending[]>([]);
  const change = (key: string, part: Partial<Sending>) =>
    setSendings((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  async function send(files: File[], isPhotograph = false): Promise<void> {
    const queue = files.map((file) => ({ file, key: crypto.randomUUID() }));
    setSendings(queue.map(({ file, key }) => ({ key, name: file.name, progress: 0 })));
    for (const { file, key } of queue) {
      const isTooLarge = file.size > MOST_BYTES;
      const tell = (progress: number) => change(key, { progress });
      const outcome = isTooLarge ? { problem: t("drop.tooLarge") } : await sendOne(file, isPhotograph, tell);
      change(key, { ...outcome, progress: null });
      revalidate();
    }
  }

  function sendOne(file: File, isPhotograph: boolean, tell: (progress: number) => void): Promise<Upload> {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    // What is photographed is a paper.
    if (isPhotograph) body.set("asPdf", "true");
    body.set("file", file, file.name);
    return new Promise((resolve) => {
      const request = new XMLHttpRequest();
      request.open("POST", `${base}/upload`);
      request.upload.onprogress = ({ loaded, total }) => tell(total ? loaded / total : 0);
      request.onload = () => resolve(answerOf(request.responseText) ?? { problem: t("drop.lost") });
      request.onerror = () => resolve({ problem: t("drop.lost") });
      request.send(body);
    });
  }
  return { sendings, send };
}

function answerOf(text: string): Upload | null {
  try {
    return JSON.parse(text) as Upload;
  } catch {
    return null;
  }
}
