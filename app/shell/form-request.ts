/**
 * The same request with another form, for the action that it is handed on to. Texts travel as texts: written in parts, as files are,
 * not every name could be read again.
 */
export function withForm({ url, headers }: Request, form: FormData): Request {
  const fields = [...form];
  const texts = fields.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  const body = texts.length === fields.length ? new URLSearchParams(texts) : form;
  return new Request(url, { method: "POST", body, headers: { cookie: headers.get("cookie") ?? "" } });
}
