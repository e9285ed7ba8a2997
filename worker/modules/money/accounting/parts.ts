import { proportion, type RebatePart, type VatLine } from "@/worker/core/figures/totals";
import { isDepositLine } from "@/worker/modules/money/books";
import type { SupplierDeposit } from "@/worker/modules/money/invoices/status";
import type { PartKind, TaxPart } from "./shapes";

interface TaxedLine {
  total: number;
  vatRate: number;
  isService: boolean;
  orderId?: string;
  orderLineId?: string;
  deposit?: SupplierDeposit;
  container?: string;
  isAsset?: boolean;
}

/** A paper as far as its VAT goes. */
export interface TaxedPaper {
  lines: TaxedLine[];
  vat: VatLine[];
  rebates: RebatePart[];
  /** VAT on services is due when they are invoiced, by option. */
  isOnDebits: boolean;
}

const kinds = ["container", "asset", "service", "deposit", "depositBack", "goods"] as const;

/** What no discount on the whole touches. */
const isWhole = (kind: PartKind) => kind === "depositBack" || kind === "container";

function kindOf(line: TaxedLine): PartKind {
  if (line.container) return "container";
  if (isDepositLine(line)) return line.total < 0 ? "depositBack" : "deposit";
  if (line.isAsset) return "asset";
  return line.isService ? "service" : "goods";
}

/** What each kind of a paper comes to at each rate: together they are its bases and its taxes, to the cent. */
export function partsOf({ lines, vat, rebates, isOnDebits }: TaxedPaper): TaxPart[] {
  return vat.flatMap(({ rate, base, tax }) => {
    const own = lines.filter(({ vatRate }) => vatRate === rate);
    const totalOf = (kind: PartKind) => own.reduce((sum, line) => (kindOf(line) === kind ? sum + line.total : sum), 0);
    const rebate = rebates.reduce((sum, one) => (one.rate === rate ? sum + one.amount : sum), 0);
    const sold = totalOf("goods") + totalOf("asset") + totalOf("service") + totalOf("deposit");
    const baseOf = (kind: PartKind) => (isWhole(kind) ? totalOf(kind) : proportion(sold - rebate, totalOf(kind), sold));
    const present = kinds.filter((kind) => own.some((line) => kindOf(line) === kind));
    let [baseLeft, taxLeft] = [base, tax];
    // Lines say nothing of a paper whose table of VAT alone was written down.
    const named: readonly PartKind[] = present.length ? present : ["goods"];
    return named.map((kind, place): TaxPart => {
      const isLast = place === named.length - 1;
      const partBase = isLast ? baseLeft : baseOf(kind);
      const partTax = isLast ? taxLeft : proportion(partBase, rate, 10_000);
      baseLeft -= partBase;
      taxLeft -= partTax;
      const off = kind === "deposit" ? totalOf(kind) - partBase : 0;
      return {
        ...(off !== 0 && { off }),
        kind,
        rate,
        base: partBase,
        tax: partTax,
        isDeferred: kind === "deposit" || (kind === "service" && !isOnDebits),
      };
    });
  });
}
