import { useLocation, useRevalidator } from "@remix-run/react";
import { ArrowUp, Square, X } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { showToast } from "../ui/toast";
import { ProposalCard } from "./assistant-card";
import { quickKeys } from "./assistant-quick";
import { type Choice, type Proposal, talk } from "./assistant-talk";
import { moduleLabel } from "./navigation";

interface Message {
  id: string;
  content: string;
  isUser: boolean;
  at: Date | null;
  proposals?: Proposal[];
  choices?: Choice[];
}

/** The conversation with the assistant. What it wants to change it proposes first, on a card one says yes to. */
export default function Assistant({ onClose }: { onClose(): void }) {
  const { t, i18n } = useWords("shell");
  const { pathname } = useLocation();
  const revalidator = useRevalidator();
  const [messages, setMessages] = useState<Message[]>(() => [
    { id: "greeting", content: t("assistant.greeting"), isUser: false, at: null },
  ]);
  const [text, setText] = useState("");
  const [partial, setPartial] = useState("");
  const [isWaiting, setWaiting] = useState(false);
  const stop = useRef<AbortController | null>(null);
  const end = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (messages.length > 1 || isWaiting || partial) end.current?.scrollIntoView({ block: "nearest" });
  }, [messages, isWaiting, partial]);
  useEffect(() => {
    if (!isWaiting) input.current?.focus();
  }, [isWaiting]);
  useEffect(() => () => stop.current?.abort(), []);

  const add = (message: Omit<Message, "id" | "at">) =>
    setMessages((all) => [...all, { ...message, id: crypto.randomUUID(), at: new Date() }]);
  /** @returns was it answered? */
  const ask = async (body: object) => {
    stop.current = new AbortController();
    setWaiting(true);
    const outcome = await talk(body, stop.current.signal, (piece) => setPartial((all) => all + piece));
    setWaiting(false);
    setPartial("");
    if (!outcome) return false;
    if ("answer" in outcome) {
      const { response, proposals, choices } = outcome.answer;
      add({ content: response, isUser: false, proposals, choices });
    }
    if ("problem" in outcome) showToast({ tone: "wrong", title: t("feedback.error"), text: outcome.problem ?? t("assistant.failed") });
    return "answer" in outcome;
  };
  /** The question before, from which the next one may go on. */
  const before = messages.findLast(({ isUser }) => isUser)?.content;
  const place = { currentPage: pathname, module: moduleLabel(pathname), before };
  const send = () => {
    const message = text.trim();
    if (!message || isWaiting) return;
    add({ content: message, isUser: true });
    setText("");
    void ask({ message, context: place });
  };
  const choose = ({ label, message, reading }: Choice) => {
    setMessages((all) => all.map((one) => ({ ...one, choices: undefined })));
    add({ content: label, isUser: true });
    void ask({ message, context: { ...place, before: undefined, reading } });
  };
  const confirm = async (proposal: Proposal, name: string) => {
    const isDone = await ask({ confirm: proposal.id, ...(name && { name }) });
    if (!isDone) return;
    setMessages((all) => all.map((message) => ({ ...message, proposals: message.proposals?.filter(({ id }) => id !== proposal.id) })));
    revalidator.revalidate();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const time = (at: Date) => at.toLocaleTimeString(i18n.language, { hour: "2-digit", minute: "2-digit" });

  return (
    <section className="talk text-base-content" aria-label={t("assistant.title")} onKeyDown={({ key }) => key === "Escape" && onClose()}>
      <header className="flex items-center justify-between border-b border-rule py-2 pl-4 pr-2">
        <h2 className="text-lg">{t("assistant.title")}</h2>
        <button type="button" className="icon-btn" aria-label={t("close")} onClick={onClose}>
          <X aria-hidden="true" />
        </button>
      </header>
      <div className="talk-log" role="log" aria-live="polite" aria-busy={isWaiting}>
        {messages.map(({ id, content, isUser, at, proposals, choices }) => (
          <div key={id} className="contents">
            <p className={isUser ? "said said-me" : "said said-them"}>{isUser ? content : <Linked text={content} />}</p>
            {at && (
              <time className={`muted -mt-2 text-xs ${isUser ? "self-end" : "self-start"}`} dateTime={at.toISOString()}>
                {time(at)}
              </time>
            )}
            {choices?.map((choice) => (
              <button
                key={`${choice.reading} ${choice.message}`}
                type="button"
                className="chip !h-auto !whitespace-normal py-1 text-left"
                disabled={isWaiting}
                onClick={() => choose(choice)}
              >
                {choice.label}
              </button>
            ))}
            {proposals?.map((proposal) => (
              <ProposalCard key={proposal.id} proposal={proposal} isWaiting={isWaiting} confirm={(name) => void confirm(proposal, name)} />
            ))}
          </div>
        ))}
        {messages.length <= 1 && (
          <div className="flex flex-wrap gap-2">
            {quickKeys(pathname).map((key) => (
              <button
                key={key}
                type="button"
                className="chip !h-auto !whitespace-normal py-1 text-left"
                onClick={() => {
                  setText(t(`assistant.quick.${key}`));
                  input.current?.focus();
                }}
              >
                {t(`assistant.quick.${key}`)}
              </button>
            ))}
          </div>
        )}
        {/* Seen piece by piece; heard once, when it is whole. */}
        {partial && (
          <p className="said said-them" aria-hidden="true">
            {partial}
          </p>
        )}
        {isWaiting && <p className="muted">{t("assistant.thinking")}</p>}
        <div ref={end} />
      </div>
      <form
        className="flex items-end gap-2 border-t border-rule p-3"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          send();
        }}
      >
        <textarea
          ref={input}
          className="textarea min-h-11 flex-1 resize-none"
          rows={1}
          maxLength={2_000}
          value={text}
          disabled={isWaiting}
          placeholder={t("assistant.placeholder")}
          aria-label={t("assistant.placeholder")}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKey}
        />
        {isWaiting && (
          <button
            type="button"
            className="btn btn-plain h-11 w-11 p-0"
            aria-label={t("assistant.stop")}
            onClick={() => stop.current?.abort()}
          >
            <Square aria-hidden="true" />
          </button>
        )}
        <button type="submit" className="btn btn-ink h-11 w-11 p-0" disabled={isWaiting || !text.trim()} aria-label={t("assistant.send")}>
          <ArrowUp aria-hidden="true" />
        </button>
      </form>
    </section>
  );
}

/** A text whose addresses of ours are links, as to a paper it is about. */
function Linked({ text }: { text: string }) {
  const { t } = useWords("shell");
  return text.split(/(https?:\/\/\S+)/).map((part) => {
    const isOurs = URL.canParse(part) && new URL(part).origin === window.location.origin;
    if (!isOurs) return part;
    return (
      <a key={part} className="link" href={part} target="_blank" rel="noreferrer">
        {t("assistant.openPaper")}
      </a>
    );
  });
}
