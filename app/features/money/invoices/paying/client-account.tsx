import { sheetPath } from "@/worker/core/contract/sheet-path";
import type { Result } from "@/worker/core/contract/operation";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { base } from "../invoice-table";
import { AccountPart } from "./account";

export type Account = Result<typeof invoices.statement>;

/** A client's account, on its page. */
export function ClientAccount({ account }: { account: Account }) {
  const client = account.clientId;
  return (
    <AccountPart
      account={account}
      side="client"
      base={base}
      all={`${base}?client=${client}`}
      writing={`${base}/new?client=${client}`}
      paper={sheetPath(invoices.statementPaper, { client })}
    />
  );
}
