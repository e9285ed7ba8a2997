import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

/** What the terminal keeps of a sign-in: where, and the tokens that open it. */
export interface Session {
  api: string;
  accessToken: string;
  refreshToken: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

/** Where the service of this machine answers. */
const LOCAL = "http://127.0.0.1:8787";

/** The service to speak to before anyone has signed in. */
export function defaultApi(environment: NodeJS.ProcessEnv): string {
  return environment.CELLIER_API || LOCAL;
}

/** Keeps the session in the person's own configuration folder, readable by them only. */
export function sessionStore(environment: NodeJS.ProcessEnv) {
  const folder = environment.CELLIER_HOME || join(environment.XDG_CONFIG_HOME || join(homedir(), ".config"), "cellier");
  const path = join(folder, "session.json");
  return {
    read(): Session | null {
      if (!existsSync(path)) return null;
      try {
        return JSON.parse(readFileSync(path, "utf8")) as Session;
      } catch {
        return null;
      }
    },
    /** Written to a temporary file and moved into place, so that no reader ever sees half of it. */
    write(session: Session): void {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const temporary = `${path}.${process.pid}`;
      writeFileSync(temporary, JSON.stringify(session), { mode: 0o600 });
      renameSync(temporary, path);
    },
    forget(): void {
      rmSync(path, { force: true });
    },
  };
}

export type SessionStore = ReturnType<typeof sessionStore>;
