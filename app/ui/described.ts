import { createContext, useContext } from "react";
import type { OperationDescription } from "@/worker/core/contract/described";
import type { Operation } from "@/worker/core/contract/operation";

/**
 * How an operation is described. In the browser it is a description already: contracts do not get there, see
 * `scripts/local/described-contracts.ts`. The server, which has the contracts, says how it reads them.
 */
export const Describer = createContext((operation: Operation) => operation as unknown as OperationDescription);

/** What screens must know of an operation. */
export function useDescription(operation: Operation): OperationDescription {
  return useContext(Describer)(operation);
}
