import { useNavigate } from "@remix-run/react";
import { ArrowRight, Clock, Search } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { foundPath } from "@/worker/modules/business/search/status";
import type { Found } from "@/worker/modules/business/search/contract";
import type { Account } from "../context";
import { type Command, commandsFor, useCommands } from "./palette-commands";
import { recentOf } from "./recent";

const TYPING_PAUSE = 150;
/** Records opened lately that are offered while nothing is typed. */
const SHOWN_RECENT = 4;

interface PaletteProps {
  account: Account;
  onClose(): void;
}

/** Goes anywhere and does anything, from the keyboard: screens, actions, and the records one is looking for. */
export default function Palette({ account, onClose }: PaletteProps) {
  const { t } = useWords("pages/search");
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  useEffect(() => dialog.current?.showModal(), []);

  const recent = useRecentCommands(account, onClose);
  const commands = commandsFor(useCommands(account.role, onClose), text);
  const records = useRecords(account.business ? text : "", account.business?.id ?? "", onClose);
  const shown = text.trim() ? [...commands, ...records.found] : [...recent, ...commands];
  const current = Math.min(chosen, shown.length - 1);

  const onKey = (event: React.KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step) setChosen((current + step + shown.length) % Math.max(1, shown.length));
    if (event.key === "Enter") shown[current]?.run();
    if (step || event.key === "Enter") event.preventDefault();
  };
  return (
    <dialog ref={dialog} className="palette" aria-label={t("open")} onClose={onClose}>
      <label className="flex items-center gap-3 border-b border-rule px-4">
        <Search size={18} strokeWidth={1.6} aria-hidden="true" />
        <input
          className="h-13 flex-1 bg-transparent outline-none"
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={shown[current] && `${listId}-${current}`}
          aria-label={t("hint")}
          placeholder={t("hint")}
          value={text}
          maxLength={100}
          onChange={(event) => {
            setText(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKey}
        />
      </label>
      <div id={listId} role="listbox" aria-label={t("open")} className="max-h-[50vh] overflow-y-auto py-1 max-md:max-h-[70dvh]">
        {shown.map((command, place) => (
          <Option
            key={command.key}
            id={`${listId}-${place}`}
            command={command}
            isCurrent={place === current}
            onPoint={() => setChosen(place)}
          />
        ))}
      </div>
      <p className="muted px-4 text-sm empty:hidden not-empty:py-3" role="status">
        {messageOf(records, shown.length > 0, commands.length > 0)?.(t)}
      </p>
    </dialog>
  );
}

interface OptionProps {
  id: string;
  command: Command;
  isCurrent: boolean;
  onPoint(): void;
}

function Option({ id, command: { label, hint, icon: Icon, run }, isCurrent, onPoint }: OptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCurrent) option.current?.scrollIntoView({ block: "nearest" });
  }, [isCurrent]);
  return (
    <div ref={option} id={id} role="option" aria-selected={isCurrent} onClick={run} onPointerMove={onPoint}>
      <Icon className="flex-none" aria-hidden="true" />
      <span className="min-w-0 flex-1 py-1 sm:flex sm:items-center">
        <span className="block truncate">{label}</span>
        {hint && <span className="muted block truncate max-sm:text-xs sm:ml-auto sm:max-w-1/2 sm:pl-3">{hint}</span>}
      </span>
    </div>
  );
}

/** What is said below the list: that one searches, that it failed, that nothing fits, or that what fits only resembles it. */
function messageOf({ state, isNear }: Records, isAny: boolean, isCommand: boolean) {
  if (state === "failed") return (t: Say) => t("failed");
  if (state === "searching" && !isAny) return (t: Say) => t("searching");
  if (isNear && !isCommand) return (t: Say) => t("near");
  return isAny || state === "searching" ? null : (t: Say) => t("none");
}
type Say = (key: string) => string;

/** Records looked at last. */
function useRecentCommands({ business }: Account, onClose: () => void): Command[] {
  const navigate = useNavigate();
  const [recent] = useState(() => (business ? recentOf(business.id).slice(0, SHOWN_RECENT) : []));
  return recent.map(({ path, name }) => ({
    key: `recent ${path}`,
    label: name,
    icon: Clock,
    run: () => {
      onClose();
      navigate(path);
    },
  }));
}

interface Records {
  found: Command[];
  isNear: boolean;
  state: "still" | "searching" | "failed";
}

/** Records of every kind that match what is typed: those that were opened lately come first. */
function useRecords(text: string, businessId: string, onClose: () => void): Records {
  const { t } = useWords("search");
  const navigate = useNavigate();
  const [answer, setAnswer] = useState<{ items: Found[]; isNear: boolean }>({ items: [], isNear: false });
  const [state, setState] = useState<Records["state"]>("still");
  useEffect(() => {
    setState("still");
    if (text.trim().length < 3) return setAnswer({ items: [], isNear: false });
    const abort = new AbortController();
    setState("searching");
    const timer = setTimeout(async () => {
      const url = `/api/search/everything?limit=15&words=${encodeURIComponent(text)}`;
      const response = await fetch(url, { signal: abort.signal }).catch(() => null);
      if (abort.signal.aborted) return;
      setState(response?.ok ? "still" : "failed");
      if (response?.ok) setAnswer(await response.json());
    }, TYPING_PAUSE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text]);
  const opened = recentOf(businessId).map(({ path }) => path);
  const placeOf = (one: Found) => (opened.includes(foundPath(one)) ? opened.indexOf(foundPath(one)) : opened.length);
  const inOrder = [...answer.items].sort((one, other) => placeOf(one) - placeOf(other));
  const found = inOrder.map((one) => ({
    key: `${one.kind} ${one.id}`,
    label: one.name,
    hint: [t(`values.kind.${one.kind}`), one.page && t("pages/search:onPage", { page: one.page }), one.about].filter(Boolean).join(" · "),
    icon: ArrowRight,
    run: () => {
      onClose();
      navigate(foundPath(one));
    },
  }));
  return { found, isNear: answer.isNear, state };
}
