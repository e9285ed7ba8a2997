import { randomUUID } from "node:crypto";
import type { Plan } from "@/worker/core/contract/plans";
import { proofOf } from "./letters";
import { ownConnection } from "./connections";
import { running } from "./running";

/** Where the API of the running product is; pages have their address in tests/support/address.ts. */
const origin = running("CELLIER_TEST_URL");

export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** What a test sends: JSON, or anything `fetch` takes. */
type Request = RequestInit & { json?: unknown };

/** Someone who calls the API: each test makes its own, so that no test sees another's data. */
export interface Person {
  email: string;
  password: string;
  token: string;
  api(path: string, request?: Request): Promise<Answer>;
}

const password = "Bocaux-de-juillet-58";

/** Signs up a new person with a new business, on the plan given (Growth otherwise); the mailed code signs them in. */
export async function newBusiness({ plan = "growth" as Plan, company = "Atelier d'essai" } = {}): Promise<Person> {
  const email = `essai-${randomUUID()}@cellier.test`;
  const json = {
    firstName: "Camille",
    lastName: "Martin",
    email,
    password,
    passwordConfirmation: password,
    company,
    terms: true,
    newsletter: false,
    plan,
    period: "monthly",
  };
  // Sign-ups are limited per address; Cloudflare alone may say which one it is.
  const headers = { "cf-connecting-ip": randomUUID() };
  const answer = await visitor.api("/api/account/sign-up", { method: "POST", json, headers });
  if (answer.status >= 300) throw new Error(`Sign-up failed: ${JSON.stringify(answer.body)}`);
  const proof = await visitor.api("/api/auth/verify", { method: "POST", json: await proofOf(email), headers });
  if (proof.status !== 200) throw new Error(`Confirming ${email} failed: ${JSON.stringify(proof.body)}`);
  return caller(email, password, String(proof.body.access_token));
}

/** Signs in with a password. @throws Error when the system refuses */
export async function signIn(email: string, secret: string): Promise<Person> {
  const json = { email, password: secret };
  const headers = { "cf-connecting-ip": randomUUID() };
  const { status, body } = await visitor.api("/api/auth/token?grant_type=password", { method: "POST", json, headers });
  if (status !== 200) throw new Error(`Sign-in of ${email} failed: ${JSON.stringify(body)}`);
  return caller(email, secret, String(body.access_token));
}

/** The administrator of the demo data. */
export const signInAdmin = () => signIn("admin@cellier.test", "Admin-cellier-2026");

function caller(email: string, secret: string, token: string): Person {
  return { email, password: secret, token, api: (path, request) => ask(path, token, request) };
}

/** @throws Error for a page: a browser asks for it, and `npm test` builds pages for tests that have one */
async function ask(path: string, token: string, { json, headers, ...rest }: Request = {}): Promise<Answer> {
  if (!/^\/(api|dev)\//.test(path))
    throw new Error(`${path} is no address of the API: ask for it with PlainBrowser, or with the url of tests/support/address`);
  const answer = await fetch(origin + path, {
    redirect: "manual",
    ...rest,
    ...(json !== undefined && { body: JSON.stringify(json) }),
    headers: {
      ...ownConnection,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(json !== undefined && { "content-type": "application/json" }),
      ...Object.fromEntries(new Headers(headers)),
    },
  });
  const text = await answer.text();
  const isJson = answer.headers.get("content-type")?.includes("json");
  return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : { text } };
}

/** Someone who has not signed in. */
export const visitor: Person = caller("", "", "");
