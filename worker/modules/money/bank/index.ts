import { balance, setBalance } from "./balance";
import { importStatement } from "./import";
import { list } from "./lines";
import { ignore, match } from "./match";

export const bankHandlers = { balance, setBalance, list, import: importStatement, match, ignore };
