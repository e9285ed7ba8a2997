import type { OperationOutline } from "../catalogue/outline";
import type { CommandContext } from "../command-context";
import { exitCodes, Stop } from "../exit-codes";
import { type Row, rowFieldsOf } from "../output/show";
import { catalogue, loadModule } from "../registry";

/** One kind of record of a business: what lists it, and what shows one of it whole. */
export interface Kind {
  /** The name of its module, and of its file. */
  name: string;
  list: OperationOutline;
  /** Left out where the list says all there is. */
  show?: OperationOutline;
  /** The filters under which the list leaves nothing out. */
  views: Row[];
}

/** What follows from other records, or is nobody's but the service's. */
const derived = ["stock", "schedule", "reminders"];
/** Of the area of accounts, what a person wrote there. */
const writtenThere = ["reports", "paperTemplates"];

/** What is written again in another business, in this order: what is named comes before what names it. */
export const broughtBack = [
  "locations",
  "suppliers",
  "clients",
  "items",
  "tariffs",
  "recipes",
  "calculations",
  "standingOrders",
  "recurringInvoices",
  "treasuryPlans",
  "reports",
  "lots",
  "checklists",
  "auditTemplates",
  "instruments",
  "controlPlans",
  "paperTemplates",
  "documents",
] as const;

/** What stays for a reason of its own, which its words say; everything else that stays has happened on a day. */
export const staysFor = ["paperBundles", "signatures"] as const;

/** Every kind of record that a business has, those first that others name. @throws Stop naming one that there is not */
export async function kindsOf({ translator }: CommandContext, only: string | undefined): Promise<Kind[]> {
  const outlines = catalogue().filter(
    ({ name, area, listedBy }) =>
      area !== "provider" && (area !== "business" || writtenThere.includes(name)) && !derived.includes(name) && listedBy === "customer",
  );
  const kinds: Kind[] = [];
  for (const { name } of outlines) {
    const { list, show } = (await loadModule(name, translator.language)).operations;
    if (list && list.scope === "business" && "id" in rowFieldsOf(list)) kinds.push(kindOf(name, list, show));
  }
  const place = ({ name }: Kind) => (broughtBack.indexOf(name as (typeof broughtBack)[number]) + 1 || broughtBack.length + 1) as number;
  kinds.sort((one, other) => place(one) - place(other));
  const wanted = only?.split(",").map((name) => name.trim());
  const wrong = wanted?.find((name) => !kinds.some((kind) => kind.name === name));
  const known = kinds.map(({ name }) => name).join(", ");
  if (wrong !== undefined) throw new Stop(translator.say("ownData.noKind", { name: wrong, known }), exitCodes.usage);
  return kinds.filter(({ name }) => !wanted || wanted.includes(name));
}

function kindOf(name: string, list: OperationOutline, show: OperationOutline | undefined): Kind {
  const listed = Object.keys(rowFieldsOf(list));
  const isWhole = !show || !("id" in show.input.shape) || Object.keys(show.output.fields).every((field) => listed.includes(field));
  const hidden = "archived" in list.input.shape ? "archived" : name === "lots" ? "stocked" : undefined;
  // What is retired comes first: what took its place would stand in its way.
  const isRetired = list.input.shape.status?.options.includes("in_use");
  const views = isRetired ? [{ status: "retired" }, { status: "in_use" }] : hidden ? [{ [hidden]: false }, { [hidden]: true }] : [{}];
  return { name, list, ...(!isWhole && { show }), views };
}
