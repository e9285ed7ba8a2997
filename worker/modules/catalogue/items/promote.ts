import { items as table } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { items } from "./contract";
import { fetchItem, toItem } from "./records";
import { sectionOf } from "./rules";
import { stages } from "./status";

/** Takes a product in development one stage further; from the last it enters the catalogue. @throws Refusal `not_allowed_now` */
export const promote = handle(items.promote, async (context, { id, version }) => {
  const before = await fetchItem(context.db, id);
  if (before.status !== "rnd") throw new Refusal("not_allowed_now");
  const stage = stages[stages.indexOf(before.stage ?? "concept") + 1] ?? null;
  const status = stage ? "rnd" : "active";
  const after = context.update(table, before, { stage, status }, version);
  return { ...toItem(after), section: sectionOf(before.kind, status) };
});
