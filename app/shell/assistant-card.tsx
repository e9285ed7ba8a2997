import { type FormEvent, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Proposal } from "./assistant-talk";

interface CardProps {
  proposal: Proposal;
  isWaiting: boolean;
  confirm(name: string): void;
}

/** What the assistant would do, and the one yes to it; what cannot be undone asks for the record's name. */
export function ProposalCard({ proposal: { title, summary, name }, isWaiting, confirm }: CardProps) {
  const { t } = useWords("shell");
  const [typed, setTyped] = useState("");
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    confirm(typed);
  };
  return (
    <form className="w-full rounded-box border border-edge p-3" onSubmit={onSubmit}>
      <strong className="block font-semibold">{title}</strong>
      <p className="mb-2 whitespace-pre-wrap break-words">{summary}</p>
      {name && (
        <label className="mb-2 block">
          <span className="mb-1 block">{t("assistant.typeName", { name })}</span>
          <input className="input w-full" value={typed} autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
        </label>
      )}
      <button type="submit" className="btn btn-primary" disabled={isWaiting || Boolean(name && !typed.trim())}>
        {t("assistant.confirm")}
      </button>
    </form>
  );
}
