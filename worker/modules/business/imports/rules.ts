import { refuseField } from "@/worker/core/errors";

/** Lines that cannot be written are left out only when somebody says so. @throws Refusal `invalid_input` naming `skipRefused` */
export function requireAccepted(refused: number, skipRefused: boolean): void {
  if (refused > 0 && !skipRefused) refuseField("skipRefused", "import_refused", { count: refused });
}
