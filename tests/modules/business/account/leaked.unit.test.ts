import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FILTER, filterOf, leakedPasswords } from "@/scripts/leaked-passwords";
import { weaknesses } from "@/worker/modules/business/account/password-strength";

const leaked = leakedPasswords();
const isRefused = (password: string, personal: string[] = []) => weaknesses(password, personal).length > 0;

describe("a password that leaked", () => {
  it("is one of more than a hundred thousand, none of which is taken", () => {
    expect(leaked.length).toBeGreaterThan(100_000);
    expect(leaked.filter((password) => !isRefused(password))).toEqual([]);
  });

  it("is known by the filter that the command writes", () => {
    expect(readFileSync(FILTER, "utf8")).toBe(filterOf(leaked));
  });

  it("is refused in capitals, disguised, and with a year and a sign behind it", () => {
    const wellKnown = `1qaz2wsx3edc 1234567890qwerty abcd1234567 administrator1 alexander123 baseball2024 basketball1 brandon12345
      butterfly12 changeme1234 charlie12345 chocolate123 christopher1 computer1234 counterstrike dragonfly1987! elizabeth123
      Football2026! princess1234 gfhjkmgfhjkm hello123456 iloveyou2023 Internet2025! isabelle1234 jamesbond007 jennifer2020
      letmein12345 liverpool2024 Manchester1! mercedes2022 metallica666 mustang12345 nevermind123 P@ssword2024 Passw0rd!23
      password1234 Pa$$w0rd2025 q1w2e3r4t5y6 Qwerty123456 qazwsxedcrfv monkey123456 samantha2021 scoobydoo123 spiderman2099
      starwars1977 Summer2026!! sunshine2024 Superman1234 tinkerbell12 trustno1trustno1 Welcome2026! whatever1234 Winter2025!!
      zaq12wsxcde3 Zxcvbnm12345 1q2w3e4r5t6y asdfghjkl123`.split(/\s+/);
    expect(wellKnown).toHaveLength(57);
    expect(wellKnown.filter((password) => !isRefused(password))).toEqual([]);
  });
});

describe("a password that never leaked", () => {
  it("is taken, but for one in a hundred", () => {
    let state = 42;
    const next = () => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return state / 2 ** 31;
    };
    const signs = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789-#%";
    const own = Array.from({ length: 5_000 }, () => Array.from({ length: 14 }, () => signs[Math.floor(next() * signs.length)]).join(""));
    expect(own.filter((password) => isRefused(password)).length).toBeLessThan(50);
  });

  it.each(["Bocaux-de-juillet-58", "quatre girafes sous la pluie", "Genievre%et%laurier-31", "Mirabelle_et_quetsche_9"])("%s", (password) =>
    expect(weaknesses(password, [])).toEqual([]),
  );
});

describe("a password of what others know", () => {
  const personal = ["Camille", "Martin", "camille.martin@conserverie-rives.fr", "Moulin du Pré"];
  it.each(["camille.martin@conserverie-rives.fr", "MoulinDuPre2026", "moulin-du-pre-59", "Camille.Martin.59", "CamilleMartin!"])(
    "%s is personal",
    (password) => expect(weaknesses(password, personal)).toContain("personal"),
  );
});
