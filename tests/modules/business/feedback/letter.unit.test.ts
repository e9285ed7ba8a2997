import { describe, expect, it } from "vitest";
import { letterTo, senderOf } from "@/worker/modules/business/feedback/rules";
import { fr } from "@/worker/modules/business/feedback/words.fr";

describe("what people tell the team", () => {
  it.each([
    ["by the address that they entered", "a@b.fr", "c@d.fr", "a@b.fr"],
    ["by that of their account", "", "c@d.fr", "c@d.fr"],
    ["by nobody in particular", "", null, fr.anonymous],
  ])("is told %s", (_, entered, account, sender) => expect(senderOf(entered, account)).toBe(sender));

  it("says of what kind, by whom and where, a line each, then what", () => {
    const feedback = { type: "bug", message: "Aïe", email: "a@b.fr" } as const;
    const head = [`${fr.fields.type} : ${fr.values.type.bug}`, `${fr.fields.email} : a@b.fr`];
    expect(letterTo("team@x.fr", feedback).text).toBe(`${head.join("\n")}\n\nAïe\n`);
    expect(letterTo("team@x.fr", { ...feedback, page: "/items" }).text).toBe(
      `${[...head, `${fr.fields.page} : /items`].join("\n")}\n\nAïe\n`,
    );
  });
});
