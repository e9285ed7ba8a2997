import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { MOST_BYTES } from "@/worker/modules/papers/documents/status";
import { type Fields, sendFile } from "./send-in-parts";
import type { Upload } from "./upload";

/** A file on its way, or what became of it. */
export interface Sending extends Upload {
  key: string;
  name: string;
  /** From 0 to 1 while it is sent, or where it was cut; null once it is over. */
  progress: number | null;
  /** The line was cut: the rest is sent when it is back, or when one says so. */
  isCut?: boolean;
}

interface Queued {
  key: string;
  file: File;
  fields: Fields;
}

/** Sends files one after the other, says how far each is, and goes on after a cut. @param fields what is said of all of them */
export function useUploads(fields: Fields) {
  const { t } = useWords("pages/documents");
  const { revalidate } = useRevalidator();
  const [sendings, setSendings] = useState<Sending[]>([]);
  /** Those that were cut; they are kept here, since a list of what is shown holds no files. */
  const cut = useRef<Queued[]>([]);
  const change = (key: string, part: Partial<Sending>) =>
    setSendings((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  async function send(files: File[], isPhotograph = false): Promise<void> {
    // What is photographed is a paper.
    const ownFields = isPhotograph ? { ...fields, asPdf: "true" } : fields;
    const queue = files.map((file) => ({ file, key: crypto.randomUUID(), fields: ownFields }));
    cut.current = [];
    setSendings(queue.map(({ file, key }) => ({ key, name: file.name, progress: 0 })));
    await sendAll(queue);
  }

  async function sendAll(queue: Queued[]): Promise<void> {
    for (const one of queue) {
      const { key, file } = one;
      change(key, { isCut: false, problem: undefined });
      if (file.size > MOST_BYTES) {
        change(key, { problem: t("drop.tooLarge"), progress: null });
        continue;
      }
      const outcome = await sendFile(file, one.fields, (progress) => change(key, { progress }));
      if (outcome === "cut") {
        cut.current.push(one);
        change(key, { isCut: true, problem: t("drop.cut") });
      } else change(key, { ...outcome, progress: null });
      revalidate();
    }
  }

  /** Sends what is missing of those that were cut. */
  function goOn(): void {
    const queue = cut.current;
    cut.current = [];
    void sendAll(queue);
  }
  const latest = useRef(goOn);
  latest.current = goOn;
  useEffect(() => {
    const back = () => latest.current();
    addEventListener("online", back);
    return () => removeEventListener("online", back);
  }, []);

  return { sendings, send, goOn };
}
