import { eq, sql } from "drizzle-orm";
import { items, lots as lotTable, movements, productions } from "@/db/business";
import { formatDate } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";
import type { Code, Label, TextPart } from "@/worker/core/files/paper";
import type { Language } from "@/worker/core/language";
import { quantityText } from "@/worker/core/text/format-value";
import { addressLines } from "@/worker/core/trade/address-lines";
import { handle } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { fetchCompany } from "@/worker/modules/business/company";
import { lots } from "./contract";
import { fetchLot, type LotRow } from "./records";
import { en } from "./words.en";
import { fr } from "./words.fr";

/**
 * Labels of a lot, for its crates and its jars. What was made here bears the approval of the business (Regulation (EC) 853/2004,
 * article 5); with a list of ingredients, the date is announced as consumers must read it (Regulation (EU) 1169/2011, annex X).
 */
export const labels = handle(lots.labels, async (context, { id, format, copies, language = context.caller.language }) => {
  const { lot, itemName, sku, supplierName } = await fetchLot(context.db, id);
  const [[item], company, batch] = await Promise.all([
    context.db.select({ barcode: items.barcode, storage: items.storage, weight: items.weight }).from(items).where(eq(items.id, lot.itemId)),
    fetchCompany(context),
    batchOf(context.db, lot),
  ]);
  const spare = batch?.snapshot.label?.[language] ?? [];
  const { fields, label: words } = language === "fr" ? fr : en;
  const date = lot.dlc ?? lot.ddm;
  const named = (field: string) => `${field}${language === "fr" ? "\u00a0:" : ":"}`;
  const kind = lot.dlc ? "dlc" : "ddm";
  // What bears a list of ingredients is read by who eats it: the date is announced in the words of the law.
  const dateName = spare.length ? words.consumer[kind] : named(fields[kind]);
  const facts = [
    { label: named(fields.lot), value: lot.number },
    ...(date ? [{ label: dateName, value: formatDate(date, language) }] : []),
    ...(item?.weight ? [{ label: words.netWeight, value: weightText(item.weight, language) }] : []),
    ...(lot.supplierLot ? [{ label: named(fields.supplierLot), value: lot.supplierLot }] : []),
  ];
  const maker = [company.name, ...(company.address ? addressLines(company.address, language) : [])].join(", ");
  const foot = [supplierName ?? maker, batch ? company.approval : ""].filter(Boolean);
  const storage: TextPart[][] = item?.storage ? [[{ text: item.storage, strong: false }]] : [];
  const label = {
    title: itemName,
    subtitle: sku,
    texts: [],
    spare: [...spare, ...storage],
    facts,
    ...codesOf(lot, item?.barcode ?? null),
    foot,
  };
  return context.printer.print({
    kind: "labels",
    fileName: `${words.file}-${fold(lot.number).replace(/[^a-z0-9]+/g, "-")}`,
    language,
    title: `${words.title} – ${lot.number}`,
    format,
    labels: [{ label, copies }],
  });
});

/** "320 g", "1,5 kg". @param weight thousandths of a gram */
const weightText = (weight: number, language: Language) =>
  quantityText({ amount: weight, unit: weight >= 1_000_000 ? "kg" : "g" }, language);

/** Of GS1's signs, those that a lot's number may have in its code (General Specifications, figure 7.11-1). */
const GS1_LOT = /^[A-Za-z0-9!"%&'*+,\-./:;<=>?_]{1,20}$/;

/**
 * The batch that a lot was made in, with what its label says is in it: as it was when the batch was done. Goods that came back and were
 * set apart are still of the batch of the lot they left.
 */
async function batchOf(db: BusinessDatabase, lot: LotRow) {
  const origins = sql`with recursive origins (id) as (
      select ${lot.id} union select ${movements.lotId} from origins join ${movements} on ${movements.cause} = 'lot' and ${movements.causeId} = origins.id
    ) select ${lotTable.causeId} from origins join ${lotTable} on ${lotTable.id} = origins.id where ${lotTable.cause} = 'production'`;
  const [row] = await db
    .select({ snapshot: productions.snapshot })
    .from(productions)
    .where(sql`${productions.id} in (${origins})`)
    .limit(1);
  return row;
}

/** A code for a lot, the same as a square that small labels hold, and what tills read; the lot and its date stand beside it. */
function codesOf(lot: LotRow, ean: string | null): Pick<Label, "code" | "square" | "till"> {
  const code = codeOf(lot, ean);
  const till: Pick<Label, "till"> = ean ? { till: { kind: "ean13", value: ean } } : {};
  return code.kind === "gs1-128"
    ? { code, square: { kind: "gs1-datamatrix", value: code.value, caption: ean ?? "" }, ...till }
    : { code, ...till };
}

/**
 * GS1-128 with article (01), date (17 use by, 15 best before) and lot (10), where the item has an EAN and the number fits;
 * else a QR of the lot's number, which the camera finds as well.
 */
export function codeOf({ number, dlc, ddm }: Pick<LotRow, "number" | "dlc" | "ddm">, ean: string | null): Code {
  if (!ean || !GS1_LOT.test(number)) return { kind: "qr", value: number };
  const day = (date: string) => date.slice(2).replaceAll("-", "");
  const date = dlc ? `(17)${day(dlc)}` : ddm ? `(15)${day(ddm)}` : "";
  return { kind: "gs1-128", value: `(01)0${ean}${date}(10)${number}` };
}
