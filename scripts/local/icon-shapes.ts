import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { sources } from "../check/files";

type Shape = [tag: string, attributes: Record<string, string>];

const library = resolve("node_modules/lucide-react/dist/esm");
const module = "\0icons";

/**
 * Draws the icons of our screens with one element each, and leaves to a style (`.icon`) what all of them share: drawn by their
 * library, the icons of a list were a third of its page. (A file of shapes that pages point into would be less still, but
 * Chromium leaves some of those icons out.) While one develops, the library itself draws them.
 */
export const iconShapes: Plugin = {
  name: "icon-shapes",
  enforce: "pre",
  apply: "build",
  resolveId: (id) => (id === "lucide-react" ? module : undefined),
  load: async (id) => (id === module ? `${COMPONENT}${(await Promise.all(namesUsed().map(iconOf))).join("\n")}` : undefined),
};

const COMPONENT = `
import { jsx } from "react/jsx-runtime";
const icon = (shapes) => {
  const dangerouslySetInnerHTML = { __html: shapes };
  return ({ size = 24, strokeWidth = 2, className, ...rest }) => jsx("svg", {
    width: size, height: size, viewBox: "0 0 24 24", strokeWidth, className: className ? "icon " + className : "icon",
    "aria-hidden": "true", ...rest, dangerouslySetInnerHTML,
  });
};
`;

/** The icons that screens import, under the names they have in the library. */
function namesUsed(): string[] {
  const lists = sources(["app"]).flatMap((path) => [...readFileSync(path, "utf8").matchAll(/import \{([^}]*)\} from "lucide-react"/g)]);
  const names = lists.flatMap(([, list = ""]) => list.split(",").map((name) => name.trim().split(" ")[0] ?? ""));
  return [...new Set(names.filter((name) => name && name !== "type"))].sort();
}

/** One icon as a component. @throws when the library has none of that name */
async function iconOf(name: string): Promise<string> {
  const index = readFileSync(`${library}/lucide-react.mjs`, "utf8");
  const file = new RegExp(`\\bdefault as ${name}\\b[^}]*\\} from '\\./(icons/[\\w-]+\\.mjs)'`).exec(index)?.[1];
  if (!file) throw new Error(`lucide-react has no icon ${name}`);
  const { __iconData } = (await import(pathToFileURL(`${library}/${file}`).href)) as { __iconData: { node: Shape[] } };
  const shapes = __iconData.node.map(([tag, { key: _, ...attributes }]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
    return `<${tag}${written.join("")}/>`;
  });
  return `export const ${name} = /*#__PURE__*/ icon(${JSON.stringify(shapes.join(""))});`;
}
