import { instant, line, plan, version, z, email } from "@/worker/core/contract/fields";
import { languages } from "@/worker/core/language";
import { defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { phone } from "@/worker/core/trade/phone";
import { periods, subscriptionStatuses } from "@/worker/core/contract/plans";
import { PASSWORD_MAX } from "./rules";

const password = z.string().min(1).max(PASSWORD_MAX);
const code = z
  .string()
  .overwrite((text) => text.replace(/\s/g, ""))
  .regex(/^\d{8}$/);

/** What a person says of themself. */
const facts = {
  firstName: line(80).optional(),
  lastName: line(80).optional(),
  phone: phone.nullable().optional(),
  language: z.enum(languages).optional(),
  version,
};

/** The person who is signed in, as every door shows them. */
export const profile = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  language: z.enum(languages),
  role: z.enum(["customer", "admin"]),
  company: z.string().nullable(),
  plan: plan.nullable(),
  planStatus: z.enum(subscriptionStatuses).nullable(),
  trialEndsAt: instant.nullable(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Profile = z.output<typeof profile>;

/** Never says whether the address was known: the owner learns it by mail. */
const accepted = z.object({ accepted: z.literal(true) });
const anyone = { role: "public" } as const;
const columns = ["firstName", "lastName", "email", "phone", "company", "plan", "planStatus", "trialEndsAt"] as const;

/** Whoever is signed in; the provider keeps who they are. */
const members = { access: { role: "member" }, scope: "platform" } as const;

export const account = defineModule("account", members, {
  show: query({
    input: z.strictObject({}),
    output: profile,
    columns,
  }),

  update: command({
    risk: "writes",
    input: z.strictObject(facts),
    output: profile,
  }),

  signUp: command({
    access: anyone,
    risk: "writes",
    input: z.strictObject({
      firstName: line(80),
      lastName: line(80),
      email,
      password,
      passwordConfirmation: password,
      company: line(120),
      terms: z.boolean().refine((value) => value, { params: { code: "terms" } }),
      newsletter: z.boolean().default(false),
      plan: plan.default("freemium"),
      period: z.enum(periods).default("monthly"),
    }),
    output: accepted,
  }),
});

/** What one does with passwords and mailed codes: served by the auth door and the screens only, never by a tool or a flag. */
export const credentials = defineModule("account", members, {
  recover: command({
    access: anyone,
    risk: "writes",
    input: z.strictObject({ email }),
    output: accepted,
  }),

  resend: command({
    access: anyone,
    risk: "writes",
    input: z.strictObject({ email }),
    output: accepted,
  }),

  /** `signup` opens the account that was asked for; `recovery` any, and a new password is chosen next. */
  verify: command({
    access: anyone,
    risk: "writes",
    input: z.strictObject({ type: z.enum(["signup", "recovery"]), email, token: code }),
    /** Whose session the door may open now. */
    output: z.object({ userId: z.string() }),
  }),

  reset: command({
    access: anyone,
    risk: "writes",
    input: z.strictObject({ email, code, password }),
    output: accepted,
  }),

  reauthenticate: command({
    risk: "writes",
    input: z.strictObject({}),
    output: accepted,
  }),

  changePassword: command({
    risk: "writes",
    /** Either the present password or `nonce`, the mailed code. Facts may come along: all of it is changed, or nothing. */
    input: z.strictObject({ ...facts, password, currentPassword: password.optional(), nonce: code.optional() }),
    output: profile,
  }),
});
