import { migrations } from "@/db/migrations/platform";
import { openDatabases } from "@/worker/adapters/database/index";
import type { Meter } from "@/worker/adapters/database/meter";
import { openMailer } from "@/worker/adapters/mail/index";
import { openPayments } from "@/worker/adapters/payments/index";
import { openPrinter } from "@/worker/adapters/paper/index";
import { openSealer } from "@/worker/adapters/seal/index";
import { openAssets, openFiles } from "@/worker/adapters/storage/index";
import { openReader } from "@/worker/adapters/vision/index";
import type { Job, Message } from "@/worker/core/jobs";
import type { Runtime } from "@/worker/engine/runtime";
import { type Log, makeLog } from "@/worker/engine/log";
import { migrate } from "@/worker/engine/upkeep/migrate";
import { type Env, isLocal, originOf } from "@/worker/env";
import { QUICK, SLOW } from "@/worker/modules/business/account/index";
import { readProvider } from "@/worker/modules/business/company/index";
import { words } from "@/worker/modules/contracts";
import { registry } from "@/worker/modules/index";

/** Where letters to the team go until MAIL_TEAM says it: nobody's address. */
const TEAM = "equipe@cellier.test";
/** Where documents come in by mail on a developer's machine. */
const MAIL_DOMAIN = "scan.cellier.test";

/** Passwords are slow to hash wherever a thief could want them. */
export const hashingOf = (env: Pick<Env, "LOCAL">) => (isLocal(env) ? QUICK : SLOW);

/** The databases this isolate has found up to date; only names, as nothing else may outlive a request. */
const upToDate = new Set<string>();

/**
 * Gathers, for one request, message or tick, what operations work with.
 * @param address where the request came in; null for a message or a tick
 */
export async function openRuntime(
  env: Env,
  later: Runtime["later"],
  address: string | null,
  meter: Meter,
  log: Log = makeLog(),
): Promise<Runtime> {
  const databases = openDatabases(env, meter);
  const name = env.DATABASE_URL ?? "turso";
  if (!upToDate.has(name)) {
    await databases.create("platform");
    await migrate(databases.platform, migrations);
    upToDate.add(name);
  }
  return {
    databases,
    registry,
    words,
    mailer: openMailer(env, databases.platform),
    jobs: { send: (jobs) => sendJobs(env, jobs) },
    files: openFiles(env),
    assets: openAssets(env),
    printer: openPrinter(openAssets(env)),
    reader: openReader(env, log),
    sealer: openSealer(env, openAssets(env)),
    ...openPayments(env),
    provider: readProvider(env.PROVIDER, isLocal(env)),
    log,
    now: Date.now(),
    hashing: hashingOf(env),
    origin: originOf(env, address),
    mailDomain: env.MAIL_IN_DOMAIN ?? (isLocal(env) ? MAIL_DOMAIN : null),
    teamAddress: env.MAIL_TEAM ?? env.MAIL_FROM ?? TEAM,
    later,
  };
}

/** Puts work in line: what takes seconds in a line of its own. */
async function sendJobs({ JOBS, READINGS }: Env, jobs: Message[]): Promise<void> {
  const isReading = ({ type }: Job) => type === "scans.read" || type === "documents.read";
  for (const [queue, own] of [
    [JOBS, jobs.filter((job) => !isReading(job))],
    [READINGS, jobs.filter(isReading)],
  ] as const)
    if (own.length) await queue.sendBatch(own.map((body) => ({ body })));
}
