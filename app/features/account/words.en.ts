import type { Words } from "@/worker/core/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  login: {
    title: "Good to see you again",
    sentence: "Your products, ingredients and figures are waiting.",
    reset: "Your password is changed. Sign in with the new one.",
    name: "E-mail or phone",
    remember: "Remember me",
    forgot: "Forgotten password?",
    submit: "Sign in",
    new: "No account yet?",
    register: "Create an account",
  },
  register: {
    title: "Open your cellar",
    sentence: "A seven-day trial on every plan, one user, no commitment. Your data stays yours.",
    passwordHelp: "At least 10 characters. A sentence is easier to remember than a word.",
    plan: "Your plan",
    terms: "I accept the terms of use",
    readTerms: "Read the terms",
    newsletter: "Send me the newsletter (once a month at most)",
    submit: "Create my account",
    have: "I already have an account",
  },
  plans: {
    monthly: "Monthly",
    yearly: "Yearly",
    free: "Yearly gives one month free. Seven days of trial either way.",
    perMonth: "{{price}} / month",
    perYear: "{{price}} / year",
    freemium: "The basics: 10 products, 25 ingredients. To get started.",
    core: "Orders, stock, clients, suppliers, documents, traceability. Help by e-mail.",
    growth: "With treasury, invoice reading and exports. Priority help.",
    expert_plus: "With more invoices read, a consultancy credit a month and live onboarding.",
  },
  sent: {
    title: "Check your mail",
    text: "We have your request and have just written to this address: follow the message to go on.",
  },
  forgot: {
    title: "Forgotten password",
    first: "Give your address: if it has an account, we send it an eight-digit code, valid for fifteen minutes.",
    second: "If this address has an account, a code has just been sent to it. Copy it here with your new password.",
    send: "Send the code",
    newPassword: "New password",
    change: "Change the password",
    again: "Ask for another code",
    back: "Back to sign-in",
  },
};
