import { render } from "ink";
import type { Operation } from "@/worker/core/operation";
import type { Desk } from "../desk";
import { Browser } from "./browser";

/** Shows a list on the whole screen until its reader leaves. */
export async function browse(desk: Desk, list: Operation): Promise<void> {
  const screen = render(<Browser desk={desk} list={list} />);
  await screen.waitUntilExit();
}
