/** The same request with another form, for the action that it is handed on to. A form without a field has no parts to send. */
export function withForm({ url, headers }: Request, form: FormData): Request {
  const body = [...form.keys()].length ? form : new URLSearchParams();
  return new Request(url, { method: "POST", body, headers: { cookie: headers.get("cookie") ?? "" } });
}
