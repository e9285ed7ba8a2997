/** A control of a form as a browser without scripts would send it. */
export interface Control {
  name: string;
  kind: "hidden" | "text" | "date" | "box" | "radio" | "select";
  /** What it holds, or what it would say when it is ticked. */
  value: string;
  isTicked: boolean;
  /** What a select offers. */
  options: string[];
}

/** A form that sends something, in the page's own markup. */
export interface PageForm {
  action: string;
  controls: Control[];
}

/** The forms of a page that change something. @param html as the server writes it: a form does not stand within another */
export function formsIn(html: string): PageForm[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].flatMap(([, head = "", body = ""]) => {
    const about = attributesOf(head);
    return about.method?.toLowerCase() === "post" ? [{ action: about.action ?? "", controls: controlsIn(body) }] : [];
  });
}

/** The name of a form among those of its page: what it does and what it asks for. */
export function signatureOf({ controls }: PageForm): string {
  const own = controls.filter(({ name }) => name === "_verb" || name === "_form").map(({ value }) => value);
  return own[0] ?? controls.find(({ kind }) => kind !== "hidden")?.name.replace(/\d+/g, "n") ?? "";
}

const control = /<input\b([^>]*)>|<select\b([^>]*)>(.*?)<\/select>|<textarea\b([^>]*)>(.*?)<\/textarea>/gs;

function controlsIn(body: string): Control[] {
  return [...body.matchAll(control)].flatMap(([, input, select, options = "", area, text = ""]) => {
    const about = attributesOf(input ?? select ?? area ?? "");
    const { name, type = "text", value = "" } = about;
    if (!name || "disabled" in about || "readonly" in about || type === "file" || type === "password" || type === "submit") return [];
    const plain = { name, value, isTicked: "checked" in about, options: [] };
    if (select !== undefined) return [selectOf(name, options)];
    if (area !== undefined) return [{ ...plain, kind: "text" as const, value: unescaped(text.replace(/^\n/, "")) }];
    const kinds = { hidden: "hidden", checkbox: "box", radio: "radio", date: "date" } as const;
    const kind = kinds[type as keyof typeof kinds] ?? "text";
    return [{ ...plain, kind, value: (kind === "box" || kind === "radio") && !("value" in about) ? "on" : value }];
  });
}

function selectOf(name: string, html: string): Control {
  const options = [...html.matchAll(/<option\b([^>]*)>(.*?)<\/option>/gs)].map(([, head = "", text = ""]) => {
    const about = attributesOf(head);
    return { value: about.value ?? unescaped(text), isChosen: "selected" in about };
  });
  const chosen = options.find(({ isChosen }) => isChosen) ?? options[0];
  return { name, kind: "select", value: chosen?.value ?? "", isTicked: false, options: options.map(({ value }) => value) };
}

function attributesOf(head: string): Record<string, string> {
  const pairs = [...head.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = "", value = ""]) => [name.toLowerCase(), unescaped(value)]);
  return Object.fromEntries(pairs);
}

function unescaped(text: string): string {
  return text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
