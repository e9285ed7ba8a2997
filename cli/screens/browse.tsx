import { useApp } from "ink";
import type { OperationOutline } from "../catalogue/outline";
import type { CommandContext } from "../command-context";
import type { Row } from "../output/show";
import { Browser } from "./browser";
import { onFullScreen } from "./full-screen";

/** Shows a list on the whole screen until its reader leaves. @param filters flags of the list: what it is narrowed to */
export function browse(context: CommandContext, list: OperationOutline, filters: Row): Promise<void> {
  return onFullScreen(context, (stop) => <Alone context={context} list={list} filters={filters} onStop={stop} />);
}

interface AloneProps {
  context: CommandContext;
  list: OperationOutline;
  filters: Row;
  onStop: () => void;
}

/** A list that is the whole program: leaving it ends it. */
function Alone({ onStop, ...list }: AloneProps) {
  const { exit } = useApp();
  const leave = (end: "left" | "stopped") => {
    if (end === "stopped") onStop();
    exit();
  };
  return <Browser {...list} onLeave={leave} />;
}
