import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Account",
  operations: {
    show: { title: "Show my account", examples: ["which plan am I on?", "who am I?"] },
    update: { title: "Change my account", done: "Account updated", examples: ["change my phone number"] },
    signUp: { title: "Create an account", done: "Request received: check your mail", examples: [] },
  },
  errors: {
    password_wrong: "This is not your current password",
    password_differs: "The two passwords differ",
    email_or_phone: "Give an e-mail address or a phone number",
  },
  fields: {
    id: "Identifier",
    firstName: "First name",
    lastName: "Last name",
    email: "E-mail",
    phone: "Phone",
    language: "Language",
    role: "Role",
    company: "Company",
    plan: "Plan",
    planStatus: "Subscription status",
    trialEndsAt: "Trial ends",
    version: "Version",
    createdAt: "Opened",
    updatedAt: "Changed",
    password: "Password",
    currentPassword: "Current password",
    passwordConfirmation: "Confirm password",
    terms: "Terms of use",
    newsletter: "Newsletter",
    period: "Billing",
    code: "Code received by e-mail",
    accepted: "Request received",
  },
  values: {
    language: { fr: "Français", en: "English" },
    role: { customer: "Customer", admin: "Administration" },
    period: { monthly: "Monthly", yearly: "Yearly" },
    planStatus: {
      trialing: "On trial",
      active: "Active",
      past_due: "Payment overdue",
      cancelled: "Cancelled",
      expired: "Trial over",
    },
  },
  letters: {
    welcome: {
      subject: "Welcome to Cellier",
      text: "Hello {{name}},\n\nYour address is confirmed: your account is open and your {{days}}-day trial begins.\nSign in: {{origin}}/login\n\nThe Cellier team",
    },
    welcomeFree: {
      subject: "Welcome to Cellier",
      text: "Hello {{name}},\n\nYour address is confirmed: your account is open, on the free plan, for as long as you like.\nSign in: {{origin}}/login\n\nThe Cellier team",
    },
    alreadyHere: {
      subject: "You already have a Cellier account",
      text: "Hello,\n\nSomeone, probably you, tried to open an account with this address, which already has one. Nothing has changed.\nSign in: {{origin}}/login\nForgotten password: {{origin}}/forgot-password\n\nThe Cellier team",
    },
    opening: {
      subject: "Your code to open a Cellier account",
      text: "Hello,\n\nYour code to open your account: {{code}}\nCopy it where you asked for the account: it is valid for {{minutes}} minutes. If you did not ask for it, ignore this message: without this code, no account opens.\n\nThe Cellier team",
    },
    recovery: {
      subject: "Your Cellier code",
      text: "Hello,\n\nYour code to choose a new password: {{code}}\nIt is valid for {{minutes}} minutes. If you did not ask for it, ignore this message: nothing changes.\n\nThe Cellier team",
    },
    confirmation: {
      subject: "Your Cellier confirmation code",
      text: "Hello,\n\nTo confirm that it is you, here is your code: {{code}}\nIt is valid for {{minutes}} minutes. If you did not ask for it, someone may be using your session: sign out everywhere and change your password.\n\nThe Cellier team",
    },
    passwordChanged: {
      subject: "Your Cellier password has changed",
      text: "Hello,\n\nThe password of your account has just been changed, and your other sessions are closed. If it was not you, take it back: {{origin}}/forgot-password\n\nThe Cellier team",
    },
  },
};
