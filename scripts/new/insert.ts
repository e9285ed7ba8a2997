/**
 * Adds a line to a list in a source text, in alphabetical order.
 * @param opening the line the list begins with, or a part of it; the list ends at the first line less indented than its own
 * @throws Error when the list is not there
 */
export function insertLine(text: string, opening: string, line: string): string {
  const lines = text.split("\n");
  const start = lines.findIndex((candidate) => candidate.includes(opening)) + 1;
  if (start === 0) throw new Error(`There is no “${opening}”`);
  const indent = " ".repeat(indentOf(lines[start] ?? ""));
  const end = lines.findIndex((candidate, place) => place >= start && candidate.trim() !== "" && !candidate.startsWith(indent));
  const added = indent + line;
  const place = lines.findIndex((candidate, at) => at >= start && at < end && indentOf(candidate) === indent.length && candidate.localeCompare(added, "en") > 0);
  lines.splice(place === -1 ? end : place, 0, added);
  return lines.join("\n");
}

/**
 * Adds an entry at the end of a list or an object that may hold others, on one line or several.
 * @param opening matches up to its opening bracket
 * @throws Error when it is not there
 */
export function insertEntry(text: string, opening: RegExp, entry: string): string {
  const match = opening.exec(text);
  if (!match) throw new Error(`There is no ${opening}`);
  const start = match.index + match[0].length;
  const closing = match[0].endsWith("[") ? "]" : "}";
  let end = start;
  for (let depth = 0; end < text.length && !(depth === 0 && text[end] === closing); end += 1) {
    if ("[{".includes(text[end] ?? "")) depth += 1;
    if ("]}".includes(text[end] ?? "")) depth -= 1;
  }
  const inside = text.slice(start, end);
  const content = inside.trimEnd().replace(/,$/, "");
  return `${text.slice(0, start)}${content}${content.trim() ? ", " : ""}${entry}${inside.slice(inside.trimEnd().length)}${text.slice(end)}`;
}

/** Adds an import or export line beside its likes, in the order of what they name. */
export function insertImport(text: string, line: string): string {
  const lines = text.split("\n");
  const places = lines.flatMap((candidate, place) => (sourceOf(candidate) ? [place] : []));
  const next = places.find((place) => (sourceOf(lines[place] ?? "") ?? "").localeCompare(sourceOf(line) ?? "", "en") > 0 && isOwn(lines[place] ?? ""));
  const last = places.at(-1);
  lines.splice(next ?? (last === undefined ? 0 : last + 1), 0, line);
  return lines.join("\n");
}

/** Adds a name to what is imported from somewhere, on one line or several; it may be there already. @throws Error when nothing is */
export function insertName(text: string, name: string, from: string): string {
  const match = new RegExp(`import \\{([^}]*)\\} from "${from}"`).exec(text);
  if (!match) throw new Error(`Nothing is imported from “${from}”`);
  const names = (match[1] ?? "").split(",").map((part) => part.trim());
  const all = [...new Set([...names, name])].filter(Boolean).join(", ");
  return text.replace(match[0], `import { ${all} } from "${from}"`);
}

/** What a one-line import or export names: "./items/contract". */
function sourceOf(line: string): string | undefined {
  return /^(?:import|export) .* from "([^"]+)";$/.exec(line)?.[1];
}

function isOwn(line: string): boolean {
  return sourceOf(line)?.startsWith("./") ?? false;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
