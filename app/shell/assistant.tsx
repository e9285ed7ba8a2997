import { useLocation, useRevalidator } from "@remix-run/react";
import { ArrowUp, X } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { showToast } from "../ui/toast";
import { moduleLabel } from "./navigation";

interface Proposal {
  id: string;
  title: string;
  summary: string;
}
/** A way to understand what was asked, to be chosen. */
interface Choice {
  label: string;
  message: string;
  reading: string;
}
interface Message {
  id: string;
  content: string;
  isUser: boolean;
  proposals?: Proposal[];
  choices?: Choice[];
}
interface Answer {
  response: string;
  proposals?: Proposal[];
  choices?: Choice[];
}

const quickActions = ["assistant.quick.stockless", "assistant.quick.allergens", "assistant.quick.margin"];

/** The conversation with the assistant. What it wants to change it proposes first, on a card one says yes to. */
export default function Assistant({ onClose }: { onClose(): void }) {
  const { t } = useWords("shell");
  const { pathname } = useLocation();
  const revalidator = useRevalidator();
  const [messages, setMessages] = useState<Message[]>(() => [{ id: "greeting", content: t("assistant.greeting"), isUser: false }]);
  const [text, setText] = useState("");
  const [isWaiting, setWaiting] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (messages.length > 1 || isWaiting) end.current?.scrollIntoView({ block: "nearest" });
  }, [messages, isWaiting]);
  useEffect(() => {
    if (!isWaiting) input.current?.focus();
  }, [isWaiting]);

  const add = (message: Omit<Message, "id">) => setMessages((all) => [...all, { ...message, id: crypto.randomUUID() }]);
  const ask = async (body: object) => {
    setWaiting(true);
    const answer = await post(body);
    setWaiting(false);
    if (!answer) return showToast({ tone: "wrong", title: t("feedback.error"), text: t("assistant.failed") });
    add({ content: answer.response, isUser: false, proposals: answer.proposals, choices: answer.choices });
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
  const confirm = async (proposal: Proposal) => {
    setMessages((all) => all.map((message) => ({ ...message, proposals: message.proposals?.filter(({ id }) => id !== proposal.id) })));
    await ask({ confirm: proposal.id });
    revalidator.revalidate();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <section className="talk text-base-content" aria-label={t("assistant.title")}>
      <header className="flex items-center justify-between border-b border-rule py-2 pl-4 pr-2">
        <h2 className="text-lg">{t("assistant.title")}</h2>
        <button type="button" className="icon-btn" aria-label={t("close")} onClick={onClose}>
          <X aria-hidden="true" />
        </button>
      </header>
      <div className="talk-log" role="log" aria-live="polite">
        {messages.map(({ id, content, isUser, proposals, choices }) => (
          <div key={id} className="contents">
            <p className={isUser ? "said said-me" : "said said-them"}>{isUser ? content : <Linked text={content} />}</p>
            {choices?.map((choice) => (
              <button
                key={choice.reading}
                type="button"
                className="chip !h-auto !whitespace-normal py-1 text-left"
                disabled={isWaiting}
                onClick={() => choose(choice)}
              >
                {choice.label}
              </button>
            ))}
            {proposals?.map((proposal) => (
              <div key={proposal.id} className="w-full rounded-box border border-edge p-3">
                <strong className="block font-semibold">{proposal.title}</strong>
                <p className="mb-2">{proposal.summary}</p>
                <button type="button" className="btn btn-primary" disabled={isWaiting} onClick={() => confirm(proposal)}>
                  {t("assistant.confirm")}
                </button>
              </div>
            ))}
          </div>
        ))}
        {messages.length <= 1 && (
          <div className="flex flex-wrap gap-2">
            {quickActions.map((key) => (
              <button key={key} type="button" className="chip !h-auto !whitespace-normal py-1 text-left" onClick={() => setText(t(key))}>
                {t(key)}
              </button>
            ))}
          </div>
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

async function post(body: object): Promise<Answer | null> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch("/api/ai-assistant", { method: "POST", headers, body: JSON.stringify(body) }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as Answer) : null;
}
