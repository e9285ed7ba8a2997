import { Form, useNavigation } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Operation } from "@/worker/core/contract/operation";
import { AskFirst } from "./ask-first";
import { useDescription } from "./described";
import { RequestKey } from "./form";

interface ActionProps {
  /** The operation; its verb goes to the screen's action as `_verb`. */
  of: Operation;
  /** The version of the record one saw, where the operation asks for it. */
  version?: number;
  requestKey: string;
  /** What the button says, where that is not what the operation is called. */
  label?: string;
  icon?: ReactNode;
  look?: string;
  /** What the form says besides, and what the question before an irreversible action names. */
  values?: Readonly<Record<string, string>>;
  about?: Readonly<Record<string, string>>;
}

const PLAIN = "btn btn-plain";

/**
 * The button of an operation: its name from the words of its module, the version and a request key with it. What nothing takes
 * back asks first.
 */
export function Action({ of, version, requestKey, label, icon, look = PLAIN, values = {}, about = {} }: ActionProps) {
  const { risk, fields, verb, says } = useAction(of);
  const hidden = { _verb: verb, ...(fields.version && version !== undefined && { version: String(version) }), ...values };
  const name = label ?? says("button") ?? says("title") ?? verb;
  const { isSent, onSubmit } = useSent();
  const shown = (
    <>
      {icon}
      {name}
    </>
  );
  const inputs = (
    <>
      <RequestKey value={requestKey && `${requestKey}-${verb}`} />
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
    </>
  );
  if (risk === "irreversible") {
    const question = {
      title: says("ask.title", about) ?? `${name} ?`,
      text: says("ask.text", about) ?? "",
      action: says("ask.button") ?? name,
    };
    return (
      <AskFirst label={shown} className={look === PLAIN ? "btn btn-danger" : look} {...question}>
        {inputs}
      </AskFirst>
    );
  }
  return (
    <Form method="post" className="grid" preventScrollReset onSubmit={onSubmit}>
      {inputs}
      <button type="submit" className={look} aria-disabled={isSent || undefined}>
        {isSent && <span className="loading loading-spinner loading-xs" aria-hidden="true" />}
        {shown}
      </button>
    </Form>
  );
}

/** Was this form sent, and is its answer still to come? Sent again meanwhile, it does nothing. */
function useSent() {
  const { state } = useNavigation();
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    if (state === "idle") setSent(false);
  }, [state]);
  const onSubmit = (event: FormEvent) => (isSent ? event.preventDefault() : setSent(true));
  return { isSent: isSent && state !== "idle", onSubmit };
}

interface ActionsProps<Operations> extends Pick<ActionProps, "version" | "requestKey" | "about"> {
  /** The operations of the module, by their verbs. */
  of: Operations;
  /** Those that the record's status allows now. */
  moves: readonly (keyof Operations & string)[];
  /** What usually comes next: the one that stands out, under one's thumb on a phone. */
  next?: keyof Operations & string;
  look?: string;
}

/** What can be done with a record now, a button each. */
export function Actions<Operations extends Record<string, Operation>>({ of, moves, next, look, ...rest }: ActionsProps<Operations>) {
  return moves.map((move) => {
    const operation = of[move];
    if (!operation) return null;
    if (move !== next) return <Action key={move} of={operation} look={look} {...rest} />;
    return (
      <span key={move} className="thumb grid">
        <Action of={operation} look="btn btn-primary" {...rest} />
      </span>
    );
  });
}

/** How an operation is described, and what its module says of it: its button, its question; what is the same for all modules stands in the words of the core. */
function useAction(operation: Operation) {
  const { t, i18n } = useWords("core");
  const description = useDescription(operation);
  const [module = "", verb = ""] = description.id.split(".");
  const says = (part: string, about: Readonly<Record<string, string>> = {}): string | undefined => {
    const key = [`${module}:operations.${verb}.${part}`, `core:actions.${verb}.${part}`].find((candidate) => i18n.exists(candidate));
    return key && t(key, about);
  };
  return { ...description, verb, says };
}
