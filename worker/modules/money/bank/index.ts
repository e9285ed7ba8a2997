import type { Handlers } from "@/worker/engine/handler";
import type { bank } from "./contract";
import { balance } from "./balance";
import { setBalance } from "./set-balance";
import { importStatement } from "./import";
import { list } from "./list";
import { ignore } from "./ignore";
import { rule } from "./rule";
import { setRule } from "./set-rule";
import { match } from "./match";
import { unmatch } from "./unmatch";

export const bankHandlers = {
  balance,
  setBalance,
  list,
  import: importStatement,
  match,
  unmatch,
  ignore,
  rule,
  setRule,
} satisfies Handlers<typeof bank>;
