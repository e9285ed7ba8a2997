import { useApp } from "ink";
import { useState } from "react";
import type { CommandContext } from "../command-context";
import { Browser } from "./browser";
import { Chat } from "./chat";
import { onFullScreen } from "./full-screen";
import { Help } from "./help";
import { Home } from "./home";
import { Palette } from "./palette";
import type { Place, PlaceProps } from "./places";
import { RecordView } from "./record-view";

/** The business on the whole screen, until its reader leaves: figures that move, every list, the assistant. */
export function home(context: CommandContext): Promise<void> {
  return onFullScreen(context, (stop) => <App context={context} onStop={stop} />);
}

interface AppProps {
  context: CommandContext;
  onStop: () => void;
}

/** Where the reader is, and the places they came by: leaving one leads back to the last. */
function App({ context, onStop }: AppProps) {
  const { exit } = useApp();
  const [places, setPlaces] = useState<Place[]>([{ at: "home" }]);
  const leave = (end: "left" | "stopped") => {
    if (end === "left" && places.length > 1) return setPlaces(places.slice(0, -1));
    if (end === "stopped") onStop();
    exit();
  };
  // The palette leads on: one does not come back to it.
  const go = (place: Place) => setPlaces([...places.filter(({ at }) => at !== "palette"), place]);
  const place = places.at(-1) ?? { at: "home" };
  return <At key={places.length} place={place} context={context} onGo={go} onLeave={leave} />;
}

function At({ place, ...props }: PlaceProps & { place: Place }) {
  if (place.at === "list") return <Browser {...props} isNested list={place.list} filters={place.filters} />;
  if (place.at === "record") return <RecordView {...props} show={place.show} id={place.id} title={place.title} />;
  if (place.at === "palette") return <Palette {...props} />;
  if (place.at === "chat") return <Chat {...props} />;
  return place.at === "help" ? <Help {...props} /> : <Home {...props} />;
}
