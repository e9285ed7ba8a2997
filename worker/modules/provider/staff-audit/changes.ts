type Fields = Record<string, unknown>;

/** The longest that a value is shown of. */
const LONGEST = 120;
/** What changes with every write, and says nothing. */
const silent = ["id", "version", "updatedAt", "createdAt", "searchText", "sortName"];

/** What a write changed, a line a field: `credits: 2 → 5`; of what was added or removed, what it was. */
export function changesOf(before: unknown, after: unknown): string[] {
  const [old, next] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(next)])].filter((name) => !silent.includes(name));
  return names.flatMap((name) => {
    const [was, is] = [textOf(old[name]), textOf(next[name])];
    if (was === is) return [];
    return [before && after ? `${name}: ${was} → ${is}` : `${name}: ${was || is}`];
  });
}

const fieldsOf = (row: unknown): Fields => (typeof row === "object" && row !== null ? (row as Fields) : {});

/** Identifiers, which nobody reads: of a value that is nothing else, nothing is said. */
const IDENTIFIER = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  const whole = typeof value === "string" ? value : JSON.stringify(value);
  const text = whole.replace(IDENTIFIER, "…");
  if (text === "…") return "";
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
