import { useRouteLoaderData } from "@remix-run/react";
import { useEffect, useId, useRef, useState } from "react";
import type { loader } from "@/app/root";
import { useFormState } from "../form";
import { namedBy, type Offer } from "./offer";
import type { PickerProps } from "./props";
import { recentOffers, rememberOffer } from "./recent-offers";
import { useOffers } from "./use-offers";

/** One line of the list: a record there is, or one to be made. */
export type Option = { offer: Offer; isRecent?: boolean } | { makes: string; label: string };

type Props = Pick<PickerProps, "name" | "chosen" | "from" | "suggested" | "makes" | "asks" | "onChosen">;
export type PickerState = ReturnType<typeof usePicker>;

/** What a picker holds: the word that is typed or the record that is chosen, and the lines it offers. */
export function usePicker({ name, chosen, from, suggested = [], makes = [], asks, onChosen }: Props) {
  const id = useId();
  const business = useRouteLoaderData<typeof loader>("root")?.account?.business?.id ?? "";
  const { values, touch } = useFormState();
  const { ask, answer, isAsking, make, made, isMaking } = useOffers(from);
  const first = values[name] ?? chosen?.sku ?? "";
  const [word, setWord] = useState(first);
  const [picked, setPicked] = useState<Offer | undefined>(chosen?.name && chosen.sku === first ? chosen : undefined);
  const [isScripted, setScripted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // The name of a record of which one is asked what it is before it is made.
  const [newcomer, setNewcomer] = useState<{ name: string; kind: string }>();
  const [recent, setRecent] = useState<Offer[]>([]);
  // What is to be done with the next answer: choose what the word names, or the only match.
  const awaited = useRef<"named" | "only">();
  const reported = useRef<string>();

  const typed = picked ? "" : word.trim();
  const isFresh = answer?.search === typed;
  const found = typed && !answer?.search ? [] : (answer?.items ?? []);
  const exact = typed ? namedBy(typed, [...found, ...suggested]) : undefined;
  const options = optionsOf({ typed, found, recent, makes: exact || !isFresh ? [] : makes });

  const choose = (offer: Offer) => {
    setPicked(offer);
    setWord(offer.sku);
    setOpen(false);
    rememberOffer(business, from, offer);
  };
  /** Does with the answer what was asked for while it was awaited. */
  const settle = (how: "named" | "only") => {
    const only = how === "only" && found.length === 1 ? found[0] : undefined;
    if (exact ?? only) choose((exact ?? only) as Offer);
  };
  const latest = useRef({ settle, choose, onChosen, touch });
  latest.current = { settle, choose, onChosen, touch };

  useEffect(() => {
    setScripted(true);
    // A code without its name: as a form comes back that was sent without scripts.
    if (first && !chosen?.name) {
      awaited.current = "named";
      ask(first, 0);
    }
  }, [first, chosen?.name, ask]);
  useEffect(() => {
    if (!answer || !isFresh || !awaited.current) return;
    latest.current.settle(awaited.current);
    awaited.current = undefined;
  }, [answer, isFresh]);
  useEffect(() => {
    if (made && "made" in made) latest.current.choose(made.made);
  }, [made]);
  // Those who reckon with the form hear of it once the form says it.
  const code = picked?.sku ?? exact?.sku;
  useEffect(() => {
    if (code === reported.current) return;
    const isBeginning = reported.current === undefined && code === first;
    reported.current = code ?? "";
    if (isBeginning || !code) return;
    document.getElementById(id)?.dispatchEvent(new Event("input", { bubbles: true }));
    latest.current.touch?.(name);
  }, [code, first, id, name]);
  const meant = picked ?? exact;
  useEffect(() => {
    if (meant) latest.current.onChosen?.(meant);
  }, [meant]);

  const open = () => {
    if (isOpen) return;
    setRecent(recentOffers(business, from));
    setActive(-1);
    setOpen(true);
    if (!isFresh) ask(typed, 0);
  };
  const close = () => setOpen(false);
  const type = (text: string) => {
    setWord(text);
    setPicked(undefined);
    setNewcomer(undefined);
    setActive(text.trim() ? 0 : -1);
    setOpen(true);
    awaited.current = undefined;
    ask(text);
  };
  const step = (by: number) => {
    if (!isOpen) return open();
    const from = active < 0 && by < 0 ? 0 : active;
    setActive((from + by + options.length) % Math.max(1, options.length));
  };
  /** Takes one line of the list. */
  const take = (option: Option) => {
    if ("offer" in option) return choose(option.offer);
    close();
    if (asks) return setNewcomer({ name: typed, kind: option.makes });
    make(typed, option.makes);
  };
  /** Makes what was asked about, or leaves it. */
  const answerAsked = (answer: { kind: string; unit: string } | null) => {
    if (newcomer && answer) make(newcomer.name, answer.kind, answer.unit);
    setNewcomer(undefined);
  };
  /** A scanner types a code and Enter at once: its match is chosen when it comes. */
  const enter = () => {
    const option = options[active];
    if (isOpen && option && isFresh) return take(option);
    if (!typed) return close();
    if (isFresh) return settle("only");
    awaited.current = "only";
    ask(typed, 0);
  };
  /** Goes on without choosing: what the word names in full is chosen. */
  const leave = () => {
    close();
    if (exact) return choose(exact);
    if (!typed || isFresh) return;
    awaited.current = "named";
    ask(typed, 0);
  };

  return {
    id,
    text: picked && isScripted ? picked.name : word,
    picked,
    /** The field that one sees is the one that is sent: nothing is chosen, or there are no scripts. */
    isNamed: !(isScripted && picked),
    isOpen,
    options,
    active: Math.min(active, options.length - 1),
    isBusy: isAsking || isMaking,
    isEmpty: isFresh && !options.length,
    isUnknown: isScripted && !isOpen && typed !== "" && isFresh && !exact && !isMaking && !newcomer,
    problem: made && "problem" in made && !picked ? made.problem : undefined,
    newcomer,
    answerAsked,
    point: setActive,
    open,
    close,
    type,
    step,
    choose,
    take,
    enter,
    leave,
  };
}

interface Lines {
  typed: string;
  found: Offer[];
  recent: Offer[];
  makes: { value: string; label: string }[];
}

/** While nothing is typed, what was chosen lately comes first. */
function optionsOf({ typed, found, recent, makes }: Lines): Option[] {
  if (typed) return [...found.map((offer) => ({ offer })), ...makes.map(({ value, label }) => ({ makes: value, label }))];
  const lately = recent.map((offer) => ({ offer: found.find(({ sku }) => sku === offer.sku) ?? offer, isRecent: true }));
  return [...lately, ...found.filter(({ sku }) => !recent.some((offer) => offer.sku === sku)).map((offer) => ({ offer }))];
}
