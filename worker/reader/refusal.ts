import type { Reason } from "@/worker/core/trade/reading";

/** A document that cannot be read; thrown anywhere inside the reader, answered as data at its edge. */
export class Unreadable extends Error {
  constructor(readonly reason: Reason) {
    super(reason);
    this.name = "Unreadable";
  }
}
