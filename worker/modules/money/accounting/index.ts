import type { Handlers } from "@/worker/engine/handler";
import type { accounting } from "./contract";
import { accounts } from "./accounts";
import { close } from "./close";
import { list } from "./list";
import { exportJournals } from "./export";
import { opening } from "./opening/opening";
import { setOpening } from "./opening/set-opening";
import { setAccount } from "./set-account";
import { vat } from "./vat";
import { vatEntries } from "./vat-entries";

export { readVatOfUnpaid } from "./unpaid";
export { readReturns } from "./vat/carried-credit";

export const accountingHandlers = {
  list,
  close,
  export: exportJournals,
  vat,
  vatEntries,
  accounts,
  setAccount,
  opening,
  setOpening,
} satisfies Handlers<typeof accounting>;
