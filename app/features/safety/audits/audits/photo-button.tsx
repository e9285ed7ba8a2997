import { useRevalidator } from "@remix-run/react";
import { Camera } from "lucide-react";
import { type ChangeEvent, useEffect, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { shrinkPicture } from "@/app/ui/shrink-picture";
import { takePhotoPath } from "../addresses";

/** Pixels of the longer side: a crack in a tile is still seen, and a workshop's network carries it. */
const LONGEST = 1_600;

/** Takes a photograph of what a question is about, and keeps it at once; what is typed beside it stays as it is. */
export function PhotoButton({ auditId, question }: { auditId: string; question: string }) {
  const { t } = useWords("pages/audits");
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<{ isSending: boolean; problem?: string }>({ isSending: false });
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  // Without scripts, photographs are put among the documents of the audit, under its questions.
  if (!isScripted) return null;
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = "";
    if (!file) return;
    setState({ isSending: true });
    const body = new FormData();
    body.set("audit", auditId);
    body.set("question", question);
    body.set("file", await shrinkPicture(file, LONGEST).catch(() => file), file.name);
    const answer = await fetch(takePhotoPath, { method: "POST", body }).then(
      (response) => response.json() as Promise<{ problem?: string }>,
      () => ({ problem: t("audit.photoLost") }),
    );
    setState({ isSending: false, problem: answer.problem });
    revalidate();
  };
  return (
    <span className="text-sm">
      <label className="btn btn-plain cursor-pointer focus-within:outline-2" aria-busy={state.isSending}>
        {state.isSending ? <span className="loading loading-spinner loading-xs" aria-hidden="true" /> : <Camera aria-hidden="true" />}
        {t("audit.photo")}
        <input className="sr-only" type="file" accept="image/*" capture="environment" onChange={(event) => void take(event)} />
      </label>
      {state.problem && (
        <span className="problem" role="alert">
          {state.problem}
        </span>
      )}
    </span>
  );
}
