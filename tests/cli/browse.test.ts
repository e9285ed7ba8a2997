import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newShell } from "../support/terminal";

const hasTmux = spawnSync("tmux", ["-V"]).status === 0;
const socket = join(mkdtempSync(join(tmpdir(), "cellier-tmux-")), "socket");
const tmux = (...line: string[]) => execFileSync("tmux", ["-S", socket, "-f", "/dev/null", ...line], { encoding: "utf8" });
const shell = newShell();
const maker = `Essai${Date.now().toString(36)}`;
const program = `${process.execPath} ${resolve("dist/cli/cellier.mjs")}`;

/** What stands on the screen, once it says this. */
async function screenWith(text: RegExp): Promise<string> {
  let screen = "";
  for (let tries = 0; tries < 450 && !text.test(screen); tries += 1) {
    await pause(100);
    screen = tmux("capture-pane", "-p");
  }
  expect(screen).toMatch(text);
  return screen;
}
const keys = (...pressed: string[]) => tmux("send-keys", ...pressed);
/** Numbers that look drawn by chance, the same at each run. */
const waits = [20, 350, 90, 700, 1_300];

describe.runIf(hasTmux)("the whole screen", () => {
  beforeAll(async () => {
    await shell.signIn({ email: "demo@cellier.test", password: "Demo-cellier-2026" });
    await shell.run(["clients", "create", "--company-name", maker, "--category", "retailer"]);
    tmux(
      "new-session",
      "-d",
      "-x",
      "80",
      "-y",
      "24",
      "-e",
      `CELLIER_HOME=${shell.home}`,
      "-e",
      "LANG=fr_FR.UTF-8",
      "-e",
      "PS1=prompt> ",
      // Where tests run by themselves Ink draws only at the end; here somebody sits before the screen.
      "-e",
      "CI=false",
      "sh",
    );
  });
  afterAll(() => void tmux("kill-server"));

  it("fits 80 by 24, scrolls a record to its end, and follows the window", async () => {
    keys(`${program} orders browse; echo ended $?`, "Enter");
    const list = await screenWith(/› CMD-/);
    expect(list).toMatch(/Référence +Client/);
    keys("Enter");
    const top = await screenWith(/↓ \d+ lignes/);
    expect(top).toMatch(/Référence +CMD-/);
    keys("G");
    await screenWith(/Actions possibles/);
    tmux("resize-window", "-x", "120", "-y", "40");
    await screenWith(/Actions possibles/);
    keys("Escape");
    await screenWith(/› CMD-/);
    tmux("resize-window", "-x", "80", "-y", "24");
    keys("q");
    await screenWith(/ended 0/);
  });

  it("is the whole business where no command is given: figures, matters of the day, any list or record, the assistant", async () => {
    keys("clear", "Enter");
    keys(`${program}; echo ended $?`, "Enter");
    const home = await screenWith(/À faire aujourd'hui/);
    expect(home).toMatch(/Commandes en retard +\d/);
    expect(home).toMatch(/› \d+ /);
    expect(home).toContain("Dernières actions");
    keys("/");
    await screenWith(/Chercher : /);
    keys("etxe");
    await screenWith(/› Épicerie Etxe Ona/);
    keys("Enter");
    await screenWith(/Amaia Etcheverry/);
    // What can be done with it is there, as in its list.
    keys("m");
    await screenWith(/› Modifier/);
    keys("Escape");
    await screenWith(/Amaia Etcheverry/);
    keys("q");
    await screenWith(/À faire aujourd'hui/);
    keys("/");
    keys("commandes");
    await screenWith(/› Commandes/);
    keys("Enter");
    await screenWith(/› CMD-/);
    keys("q");
    await screenWith(/À faire aujourd'hui/);
    keys("a");
    await screenWith(/^Assistant/m);
    keys("combien de clients ?", "Enter");
    await screenWith(/› combien de clients \?\s+\d+ clients/);
    keys("Escape");
    await screenWith(/À faire aujourd'hui/);
    keys("q");
    await screenWith(/ended 0/);
  });

  it("does with a record what its state allows, asking for what it needs", async () => {
    keys("clear", "Enter");
    keys(`${program} clients browse --search ${maker}; echo ended $?`, "Enter");
    await screenWith(new RegExp(`› ${maker}`));
    keys("m");
    await screenWith(/› Modifier/);
    keys("Escape");
    await screenWith(new RegExp(`› ${maker}`));
    keys("m");
    const choices = (await screenWith(/Archiver/)).split("\n").filter((line) => /^[› ] \S/.test(line));
    for (let downs = choices.findIndex((line) => line.includes("Archiver")); downs > 0; downs -= 1) keys("Down");
    await screenWith(/› Archiver/);
    keys("Enter");
    await screenWith(/archivé/i);
    keys("q");
    await screenWith(/ended 0/);
  });

  it("narrows and sorts a list, and does one thing with all that was marked", async () => {
    for (const part of ["Un", "Deux"])
      await shell.run(["clients", "create", "--company-name", `${maker}${part}`, "--category", "retailer"]);
    keys("clear", "Enter");
    keys(`${program} clients browse --search ${maker}; echo ended $?`, "Enter");
    await screenWith(new RegExp(`› ${maker}`));
    keys("f");
    await screenWith(/› Catégorie/);
    keys("Enter");
    await screenWith(/› Tous/);
    keys("Down", "Down", "Enter");
    await screenWith(/Catégorie : Détaillant/);
    keys("s");
    await screenWith(/› /);
    keys("Escape");
    await screenWith(new RegExp(`› ${maker}`));
    keys("Space", "Space");
    await screenWith(/2 marqués/);
    keys("m");
    const choices = (await screenWith(/Archiver/)).split("\n").filter((line) => /^[› ] \S/.test(line));
    for (let downs = choices.findIndex((line) => line.includes("Archiver")); downs > 0; downs -= 1) keys("Down");
    await screenWith(/› Archiver/);
    keys("Enter");
    await screenWith(/archivé.*2 fiches/i);
    await screenWith(/Rien ne correspond/);
    keys("q");
    await screenWith(/ended 0/);
  });

  it.each(waits)("gives the screen back when it is killed after %i ms", async (wait) => {
    keys("clear", "Enter");
    keys(`${program} orders browse; echo ended $?`, "Enter");
    await pause(wait + 400);
    const pid = execFileSync("pgrep", ["-f", "-n", `${resolve("dist/cli/cellier.mjs")} orders browse`], { encoding: "utf8" }).trim();
    process.kill(Number(pid), "SIGTERM");
    await screenWith(/ended 143/);
    // Echo is back: what is typed is seen again.
    keys("echo vis''ible", "Enter");
    const screen = await screenWith(/^visible/m);
    expect(screen).toContain("echo vis");
    expect(tmux("display-message", "-p", "#{alternate_on}").trim()).toBe("0");
  });
});
