/** A list of texts has commas between; records are written as JSON. */
function textOf(value: unknown): string {
  if (value !== null && typeof value === "object" && !Array.isArray(value)) return JSON.stringify(value);
  if (!Array.isArray(value)) return String(value);
  return value.some((entry) => typeof entry === "object") ? JSON.stringify(value) : value.join(",");
}

/** What stands behind the address of a question: `?limit=5&client=CLI-0001`; nothing for what was left out. */
export function queryOf(input: Readonly<Record<string, unknown>>): string {
  const filled = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(filled.map(([name, value]) => [name, textOf(value)]));
  return filled.length ? `?${query}` : "";
}
