import type { Person } from "./people";

interface Reply {
  status: number;
  response: string;
  proposals: { id: string; title: string; summary: string }[];
  choices?: { label: string; message: string; reading: string }[];
  code?: string;
  errors?: { field: string }[];
}

/** Puts a question to the assistant, or says yes to what it proposed. */
export async function ask(person: Person, body: object, language = "fr"): Promise<Reply> {
  const headers = { "accept-language": language };
  const { status, body: reply } = await person.api("/api/ai-assistant", { method: "POST", json: body, headers });
  return { proposals: [], response: "", ...reply, status } as Reply;
}
