import { sectionOf } from "@/worker/modules/catalogue/items/rules";
import type { ItemKind, ItemStatus } from "@/worker/modules/catalogue/items/status";
import type { CommandContext } from "../command-context";
import { exitCodes, Stop } from "../exit-codes";
import type { Row } from "../output/show";
import { operationOf } from "../registry";

/** What a plan counts. */
interface Meter {
  meter: string;
  used: number;
  /** Null where the plan does not count. */
  most: number | null;
}

/** What counts a record of a kind; nothing counts the others. */
const meterOf = (kind: string, record: Row): string => {
  if (kind === "documents") return "storage";
  if (kind !== "items") return kind;
  return sectionOf(record.kind as ItemKind, record.status as ItemStatus) === "ingredients" ? "ingredients" : "products";
};

/** How much of its meter a record takes: a document its bytes, everything else is counted. */
const weightOf = (kind: string, { size }: Row): number => (kind === "documents" ? Number(size) : 1);

/**
 * Foresees how many records the plan holds: each trial alone would be taken, all of them would not.
 * @returns takes the place of one record @throws Stop with the code of plans where there is none
 */
export async function foreseenRoom({ client, translator }: CommandContext): Promise<(kind: string, record: Row) => void> {
  const usage = await operationOf("billing", "usage", translator.language);
  const { items } = await client.call<{ items: Meter[] }>(usage, {});
  const used = new Map(items.map((one) => [one.meter, one.used]));
  return (kind, record) => {
    const meter = items.find((one) => one.meter === meterOf(kind, record));
    if (!meter || meter.most === null) return;
    const count = (used.get(meter.meter) ?? 0) + weightOf(kind, record);
    const title = translator.of("billing").values?.meter?.[meter.meter] ?? meter.meter;
    if (count > meter.most) throw new Stop(translator.say("ownData.noRoom", { title, most: meter.most }), exitCodes.plan);
    // What is archived counts no more once it is written.
    if (record.archived !== true) used.set(meter.meter, count);
  };
}
