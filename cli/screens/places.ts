import { coerce } from "@/worker/core/contract/coerce";
import type { OperationOutline } from "../catalogue/outline";
import type { CommandContext } from "../command-context";
import type { Row } from "../output/show";
import { loadModule } from "../registry";

/** What stands on the screen. */
export type Place =
  | { at: "home" | "palette" | "chat" | "help" }
  | { at: "list"; list: OperationOutline; filters: Row }
  | { at: "record"; show: OperationOutline; id: string; title: string };

/** What every place is given. */
export interface PlaceProps {
  context: CommandContext;
  onGo: (place: Place) => void;
  /** Called when the reader leaves, on purpose or with Ctrl-C. */
  onLeave: (end: "left" | "stopped") => void;
}

/** A list of a module, narrowed as the address of its screen says. @param search such as `?late=true` */
export async function listPlace({ translator }: CommandContext, module: string, search = "", verb = "list"): Promise<Place | null> {
  const list = (await loadModule(module, translator.language)).operations[verb];
  if (!list) return null;
  const wanted = [...new URLSearchParams(search)].filter(([field]) => field in list.input.shape);
  return { at: "list", list, filters: coerce(list.input.shape, Object.fromEntries(wanted)) };
}
