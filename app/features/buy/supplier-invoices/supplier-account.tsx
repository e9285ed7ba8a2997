import { sheetPath } from "@/worker/core/contract/sheet-path";
import type { Result } from "@/worker/core/contract/operation";
import { supplierInvoices } from "@/worker/modules/buy/supplier-invoices/contract";
import { AccountPart } from "@/app/features/money/invoices/paying/account";
import { base } from "./invoice-table";

/** A supplier's account, on its page. */
export function SupplierAccount({ account }: { account: Result<typeof supplierInvoices.statement> }) {
  const supplier = account.supplierId;
  return (
    <AccountPart
      account={account}
      side="supplier"
      base={base}
      all={`${base}?supplier=${supplier}`}
      writing={`${base}/new?supplier=${supplier}`}
      paper={sheetPath(supplierInvoices.statementPaper, { supplier })}
    />
  );
}
