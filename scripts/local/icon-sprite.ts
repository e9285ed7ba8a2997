import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { sources } from "../check/files";

type Shape = [tag: string, attributes: Record<string, string>];

const library = resolve("node_modules/lucide-react/dist/esm");
const sprite = resolve(".cache/icons.svg");
const module = "\0icons";

/**
 * Puts the icons that our screens draw into one file of shapes, which every page shows by their names: drawn in full, the icons
 * of a list were a third of its page. While one develops, the library itself draws them.
 */
export const iconSprite: Plugin = {
  name: "icon-sprite",
  enforce: "pre",
  apply: "build",
  async buildStart() {
    const shapes = await Promise.all(namesUsed().map(symbolOf));
    mkdirSync(".cache", { recursive: true });
    writeFileSync(sprite, `<svg xmlns="http://www.w3.org/2000/svg">${shapes.join("")}</svg>`);
  },
  resolveId: (id) => (id === "lucide-react" ? module : undefined),
  load: (id) => (id === module ? componentsOf(namesUsed()) : undefined),
};

/** The icons that screens import, under the names they have in the library. */
function namesUsed(): string[] {
  const lists = sources(["app"]).flatMap((path) => [...readFileSync(path, "utf8").matchAll(/import \{([^}]*)\} from "lucide-react"/g)]);
  const names = lists.flatMap(([, list = ""]) => list.split(",").map((name) => name.trim().split(" ")[0] ?? ""));
  return [...new Set(names.filter((name) => name && name !== "type"))].sort();
}

/** The shape of one icon. @throws when the library has none of that name */
async function symbolOf(name: string): Promise<string> {
  const index = readFileSync(`${library}/lucide-react.mjs`, "utf8");
  const file = new RegExp(`\\bdefault as ${name}\\b[^}]*\\} from '\\./(icons/[\\w-]+\\.mjs)'`).exec(index)?.[1];
  if (!file) throw new Error(`lucide-react has no icon ${name}`);
  const { __iconData } = (await import(pathToFileURL(`${library}/${file}`).href)) as { __iconData: { node: Shape[] } };
  const shapes = __iconData.node.map(([tag, { key: _, ...attributes }]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
    return `<${tag}${written.join("")}/>`;
  });
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join("")}</symbol>`;
}

/** One small component an icon; styles draw its lines (`.icon`). */
const componentsOf = (names: string[]) => `
import { jsx } from "react/jsx-runtime";
import sprite from ${JSON.stringify(`${sprite}?url`)};
const icon = (name) => ({ size = 24, strokeWidth = 2, className, ...rest }) =>
  jsx("svg", {
    width: size, height: size, strokeWidth, className: className ? "icon " + className : "icon", "aria-hidden": "true", ...rest,
    children: jsx("use", { href: sprite + "#" + name }),
  });
${names.map((name) => `export const ${name} = /*#__PURE__*/ icon("${name}");`).join("\n")}
`;
