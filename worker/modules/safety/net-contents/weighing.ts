import { refuseField } from "@/worker/core/errors";
import { formatQuantity, units } from "@/worker/core/figures/quantity";
import { inLanguage } from "@/worker/core/text/words-type";
import type { CommandContext } from "@/worker/engine/handler";
import { holdLots, openNonConformity } from "@/worker/modules/safety/non-conformities";
import { type CheckRow, contentsOf } from "./records";
import { contentOf, judge, readWeights } from "./rules";
import type { Verdict } from "./status";
import { en } from "./words.en";
import { fr } from "./words.fr";

type Batch = Pick<CheckRow, "id" | "lotId" | "nominal" | "unit" | "batch" | "destructive" | "tare" | "density" | "weights">;

/**
 * The weights of a batch with those that are typed.
 * @throws Refusal `invalid_input` naming `weights`: one is no weight, less than the tare, more than twice what the label says, or beyond
 *   what is to be weighed
 */
export function withWeights(row: Batch, text: string): number[] {
  const { weights: typed, unread } = readWeights(text);
  if (unread !== null) refuseField("weights", "unreadable_weight", { place: unread });
  for (const [place, weight] of typed.entries()) {
    const content = contentOf(weight, row);
    if (content < 0) refuseField("weights", "below_tare", { place: place + 1 });
    if (content > 2 * row.nominal) refuseField("weights", "far_from_nominal", { place: place + 1 });
  }
  const weights = [...row.weights, ...typed];
  const { needed } = judge(row, contentsOf({ ...row, weights }));
  if (weights.length > needed) refuseField("weights", "more_than_sample", { most: needed });
  return weights;
}

interface Named {
  itemName: string;
  lot: string;
}

/** What weights come to. A batch that is refused opens a non-conformity and holds its lot, in the same write. */
export async function decide(context: CommandContext, row: Batch, { itemName, lot }: Named) {
  const judged = judge(row, contentsOf(row));
  const { verdict } = judged;
  if (verdict !== "refused") return { verdict, status: verdict === "pending" ? ("weighing" as const) : ("decided" as const), issue: null };
  const issue = openNonConformity(context, {
    title: ["℮", itemName, lot].join(" · "),
    severity: "major",
    origin: "net_content",
    originId: row.id,
    description: findingText(context, row, judged),
    lotIds: [row.lotId],
  });
  await holdLots(context, new Map([[row.lotId, issue.title]]));
  return { verdict: verdict as Verdict, status: "decided" as const, issue };
}

/** The average and the defective packs, with what was allowed. */
function findingText({ caller }: CommandContext, { nominal, unit }: Batch, { mean, least, defective, accept }: ReturnType<typeof judge>) {
  const { fields } = inLanguage(caller.language, fr, en);
  const shown = (amount: number) => `${formatQuantity(amount, units[unit].base, caller.language)} ${units[unit].base}`;
  const average = mean === null || least === null ? "" : `${fields.mean} : ${shown(mean)} (${fields.least} : ${shown(least)})`;
  return [`${fields.nominal} : ${shown(nominal)}`, average, `${fields.defective} : ${defective} (${fields.accept} : ${accept})`]
    .filter(Boolean)
    .join("\n");
}
