import { useNavigate } from "@remix-run/react";
import { ArrowRight, Languages, LogOut, type LucideIcon, Moon, Plus, Search } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { fold } from "@/worker/core/language";
import type { Account } from "../context";
import { navigation } from "./navigation";

interface Command {
  key: string;
  label: string;
  hint?: string;
  icon: LucideIcon;
  run(): void;
}

const TYPING_PAUSE = 150;

/** Goes anywhere and does anything, from the keyboard: screens, actions, and the items one is looking for. */
export default function Palette({ role, onClose }: { role: Account["role"]; onClose(): void }) {
  const { t } = useWords("shell");
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  useEffect(() => dialog.current?.showModal(), []);

  const commands = useCommands(role, onClose);
  const words = fold(text).split(/\s+/).filter(Boolean);
  const fitting = commands.filter(({ label }) => words.every((word) => fold(label).includes(word)));
  const shown = [...fitting, ...useMatches(role === "customer" ? text : "", onClose)];
  const current = Math.min(chosen, shown.length - 1);

  const onKey = (event: React.KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step) setChosen((current + step + shown.length) % Math.max(1, shown.length));
    if (event.key === "Enter") shown[current]?.run();
    if (step || event.key === "Enter") event.preventDefault();
  };
  return (
    <dialog ref={dialog} className="palette" aria-label={t("palette.open")} onClose={onClose}>
      <label className="flex items-center gap-3 border-b border-rule px-4">
        <Search size={18} strokeWidth={1.6} aria-hidden="true" />
        <input
          className="h-13 flex-1 bg-transparent outline-none"
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={shown[current] && `${listId}-${current}`}
          aria-label={t("palette.hint")}
          placeholder={t("palette.hint")}
          value={text}
          maxLength={100}
          onChange={(event) => {
            setText(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKey}
        />
      </label>
      <div id={listId} role="listbox" aria-label={t("palette.open")} className="max-h-[50vh] overflow-y-auto py-1">
        {shown.map(({ key, label, hint, icon: Icon, run }, place) => (
          <div
            key={key}
            id={`${listId}-${place}`}
            role="option"
            aria-selected={place === current}
            onClick={run}
            onPointerMove={() => setChosen(place)}
          >
            <Icon aria-hidden="true" />
            <span className="truncate">{label}</span>
            {hint && <span className="muted ml-auto whitespace-nowrap">{hint}</span>}
          </div>
        ))}
        {shown.length === 0 && <p className="muted px-4 py-3 text-sm">{t("palette.nothing")}</p>}
      </div>
    </dialog>
  );
}

function useCommands(role: Account["role"], onClose: () => void): Command[] {
  const { t, i18n } = useWords("shell");
  const navigate = useNavigate();
  const go = (to: string) => () => {
    onClose();
    navigate(to);
  };
  const entries = navigation[role].flatMap((group) => group.entries);
  const creations =
    role === "customer"
      ? [
          { to: "/customer/products/new", label: "palette.newProduct" },
          { to: "/customer/ingredients/new", label: "palette.newIngredient" },
          { to: "/customer/clients/new", label: "palette.newClient" },
        ]
      : [];
  const other = i18n.language === "fr" ? "en" : "fr";
  const isDark = document.documentElement.dataset.theme === "cellier-nuit";
  return [
    ...entries.map(({ to, label, icon }) => ({ key: to, label: t(label), icon, run: go(to) })),
    ...creations.map(({ to, label }) => ({ key: to, label: t(label), icon: Plus, run: go(to) })),
    { key: "language", label: t(`palette.${other}`), icon: Languages, run: () => post("/preferences", { lang: other }) },
    {
      key: "theme",
      label: t(isDark ? "light" : "dark"),
      icon: Moon,
      run: () => post("/preferences", { theme: isDark ? "cellier" : "cellier-nuit" }),
    },
    { key: "logout", label: t("signOut"), icon: LogOut, run: () => post("/logout", {}) },
  ];
}

/** Items that match what is typed. */
function useMatches(text: string, onClose: () => void): Command[] {
  const navigate = useNavigate();
  const [items, setItems] = useState<{ id: string; name: string; sku: string; section: string }[]>([]);
  useEffect(() => {
    if (text.trim().length < 2) return setItems([]);
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const url = `/api/items?limit=6&search=${encodeURIComponent(text)}`;
      const answer = await fetch(url, { signal: abort.signal }).catch(() => null);
      if (answer?.ok) setItems(((await answer.json()) as { items: typeof items }).items);
    }, TYPING_PAUSE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text]);
  return items.map(({ id, name, sku, section }) => ({
    key: id,
    label: name,
    hint: sku,
    icon: ArrowRight,
    run: () => {
      onClose();
      navigate(`/customer/${section === "ingredients" ? "ingredients" : "products"}/${id}`);
    },
  }));
}

/** Sends a small form, as the switches of the header do. */
function post(action: string, fields: Record<string, string>): void {
  const form = Object.assign(document.createElement("form"), { method: "post", action });
  for (const [name, value] of Object.entries({ ...fields, to: location.pathname + location.search })) {
    form.appendChild(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  }
  document.body.appendChild(form);
  form.submit();
}
