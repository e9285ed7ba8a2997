import { randomUUID } from "node:crypto";
import { url } from "./address";
import { ownConnection } from "./connections";

/** What a browser without scripts sees after it asked for a page or sent a form. */
export interface Page {
  status: number;
  headers: Headers;
  /** Where it is sent on to, if it is. */
  location: string | null;
  html: string;
  /** The lines of the form's summary of errors: "Prix HT : Un nombre est attendu". */
  problems: string[];
}

type Fields = Record<string, string> | [string, string][];

/** A browser without scripts: keeps its cookies, sends forms as forms, and shows every answer instead of following it. */
export class PlainBrowser {
  readonly cookies = new Map<string, string>();
  /** Each browser has a network address of its own, unless it is given one. */
  constructor(readonly address: string = randomUUID()) {}

  get(path: string, headers: Record<string, string> = {}): Promise<Page> {
    return this.ask(path, { headers });
  }

  /** Sends a form. A field given twice, as `[name, value]` pairs, is sent twice. */
  post(path: string, fields: Fields, headers: Record<string, string> = {}): Promise<Page> {
    return this.ask(path, { method: "POST", body: new URLSearchParams(fields), headers });
  }

  /** Signs in through the form. */
  signIn(email: string, password: string, fields: Record<string, string> = {}): Promise<Page> {
    return this.post("/login", { email, password, ...fields });
  }

  async ask(path: string, request: RequestInit): Promise<Page> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = {
      ...ownConnection,
      "cf-connecting-ip": this.address,
      ...(cookie && { cookie }),
      ...Object.fromEntries(new Headers(request.headers)),
    };
    const answer = await fetch(url + path, { redirect: "manual", ...request, headers });
    for (const text of answer.headers.getSetCookie()) this.keep(text);
    const html = await answer.text();
    return { status: answer.status, headers: answer.headers, location: answer.headers.get("location"), html, problems: problemsIn(html) };
  }

  private keep(text: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    if (/max-age=0/i.test(text)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

function problemsIn(html: string): string[] {
  const summary = /<div[^>]*role="alert".*?<ul[^>]*>(.*?)<\/ul>/s.exec(html)?.[1] ?? "";
  return [...summary.matchAll(/<li>(.*?)<\/li>/gs)].map(([, line = ""]) => plainText(line));
}

/** The words of a piece of HTML. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
