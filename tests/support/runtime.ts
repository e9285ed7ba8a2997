import type { SecurityEvent } from "@/worker/engine/log";
import type { Job } from "@/worker/core/jobs";
import type { Mail } from "@/worker/core/files/mail";
import { simulatedTill } from "@/worker/adapters/payments/simulated";
import type { Runtime } from "@/worker/engine/runtime";
import { QUICK } from "@/worker/modules/business/account/password";
import { readProvider } from "@/worker/modules/business/company";
import { words } from "@/worker/modules/contracts";
import { registry } from "@/worker/modules/index";
import { databases } from "./platform";

/** What a runtime did to the outside world. */
interface Effects {
  sent: { id: string; mail: Mail }[];
  queued: Job[];
  faults: string[];
  security: SecurityEvent[];
}

/** Files that every runtime of a test shares: the one that reads is not the one that put. */
const stored = new Map<string, Uint8Array>();

/** A runtime over the running system's databases, whose mail and queue only remember; `mailer` may fail first. */
export function testRuntime({ mailer, ...overrides }: Partial<Runtime> = {}): Runtime & { seen: Effects } {
  const seen: Effects = { sent: [], queued: [], faults: [], security: [] };
  return {
    seen,
    databases,
    registry,
    words,
    now: Date.now(),
    hashing: QUICK,
    origin: "https://cellier.example",
    mailDomain: "scan.cellier.test",
    teamAddress: "equipe@cellier.test",
    log: { info: () => {}, security: (event) => void seen.security.push(event), error: (event) => void seen.faults.push(event) },
    later: (work) => void work,
    files: {
      put: async (name, bytes) => void stored.set(name, bytes),
      get: async (name) => stored.get(name) ?? null,
      remove: async (name) => void stored.delete(name),
    },
    assets: { get: async () => null },
    printer: {
      print: async ({ fileName }) => ({ fileName, mediaType: "application/pdf", content: "" }),
      outline: async () => ({ path: "", size: 0 }),
    },
    payments: null,
    till: simulatedTill,
    provider: readProvider(undefined, true),
    reader: {
      read: async () => ({ refused: "damaged" }),
      text: async () => ({ pages: ["Essai"], count: 1 }),
      page: async () => ({ type: "image/png", bytes: new Uint8Array(1) }),
    },
    sealer: {
      inspect: async () => ({ pages: [{ width: 595, height: 842 }], places: [], isSigned: false }),
      seal: async ({ pdf, contact }) => new Uint8Array([...pdf, ...new TextEncoder().encode(`/ContactInfo (${contact})`)]),
    },
    jobs: { send: async (jobs) => void seen.queued.push(...jobs) },
    mailer: {
      async send(id, mail) {
        await mailer?.send(id, mail);
        seen.sent.push({ id, mail });
      },
    },
    ...overrides,
  };
}
