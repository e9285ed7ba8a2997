import type { Result } from "@/worker/core/contract/operation";
import type { signatures } from "@/worker/modules/papers/signatures/contract";

/** What somebody sees who is asked to sign. */
export type Invited = Result<typeof signatures.invited>;
