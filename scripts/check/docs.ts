import { readdirSync, readFileSync } from "node:fs";
import { sources } from "./files";

/** The file that README shows being written: it is not there until one writes it. */
const EXAMPLE = "tastings";

/** Files and folders that the README and the documentation name in `code` and that are not there: one is sent nowhere. */
export function docs(): string[] {
  const files = [...readdirSync("."), ...sources(["app", "cli", "db", "docs", "scripts", "tests", "worker"], /./)].map(
    (path) => `/${path}`,
  );
  const isThere = (name: string) =>
    files.some((path) => (name.endsWith("/") ? `${path}/`.includes(`/${name}`) : path.endsWith(`/${name}`)));
  const pages = ["README.md", ...sources(["docs"], /\.md$/)];
  return pages.flatMap((page) => {
    const names = [...readFileSync(page, "utf8").matchAll(/`([\w./-]+(?:\.(?:tsx?|mjs|md|toml|css)|\/))`/g)].map(([, name = ""]) => name);
    return [...new Set(names)]
      .filter((name) => !name.includes(EXAMPLE) && !name.startsWith(".") && !isThere(name))
      .map((name) => `${page} names ${name}, which is not there`);
  });
}
