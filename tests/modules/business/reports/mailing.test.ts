import { beforeAll, describe, expect, it } from "vitest";
import { outbox } from "@/db/kernel";
import { DAY } from "@/worker/core/figures/dates";
import type { Paper } from "@/worker/core/files/paper";
import { sendLetter } from "@/worker/engine/upkeep/letters";
import { mailDueReports } from "@/worker/modules/business/reports";
import { reports } from "@/worker/modules/business/reports/contract";
import { firstAfter } from "@/worker/modules/business/reports/schedule";
import { type Maker, newMaker } from "../../../support/in-process";
import { refusalOfCall } from "../../../support/refusals";
import { testRuntime } from "../../../support/runtime";

let maker: Maker;
beforeAll(async () => {
  maker = await newMaker();
});

const lettersOf = async ({ db }: Maker) => (await db.select().from(outbox)).map(({ id, message }) => ({ id, ...message }));
const saved = () => maker.call(reports.create, { name: "Ventes du mois", question: { measures: ["salesInvoiced"], period: "last month" } });

describe("the day a report goes out", () => {
  it.each([
    ["2026-11-22", "weekly", "2026-11-23"],
    ["2026-11-23", "weekly", "2026-11-30"],
    ["2026-11-24", "weekly", "2026-11-30"],
    ["2026-12-01", "monthly", "2027-01-01"],
    ["2026-11-30", "monthly", "2026-12-01"],
    ["2028-02-29", "monthly", "2028-03-01"],
  ] as const)("after %s, %s: %s", (date, rhythm, next) => expect(firstAfter(date, rhythm)).toBe(next));
});

describe("a report by mail", () => {
  it("goes to those it is for on its day, once, and then on the next", async () => {
    const { id } = await saved();
    const to = ["une@cellier.test", "autre@cellier.test"];
    const { nextOn } = await maker.call(reports.schedule, { id, rhythm: "weekly", recipients: [...to, "UNE@cellier.test"] });
    const business = { id: maker.businessId };
    const day = Date.parse(`${nextOn}T09:00:00Z`);
    await mailDueReports(testRuntime({ now: day - DAY }), business as never);
    expect(await lettersOf(maker)).toEqual([]);
    for (const now of [day, day + 60_000]) await mailDueReports(testRuntime({ now }), business as never);
    const letters = await lettersOf(maker);
    expect(letters.map((letter) => letter.to).sort()).toEqual(to.toSorted());
    expect(letters[0]?.subject).toContain("Ventes du mois");
    expect((await maker.call(reports.show, { id })).nextOn).toBe(firstAfter(nextOn ?? "", "weekly"));
  });

  it("brings the report as a paper, in the language of whoever set it", async () => {
    const printed: Paper[] = [];
    const runtime = testRuntime();
    const printer = {
      ...runtime.printer,
      print: async (paper: Paper) => {
        printed.push(paper);
        return { fileName: `${paper.fileName}.pdf`, mediaType: "application/pdf" as const, content: "AAAA" };
      },
    };
    const [letter] = await lettersOf(maker);
    const mailing = testRuntime({ printer });
    await sendLetter(mailing, `b-${maker.businessId}`, letter?.id ?? "");
    expect(printed.map(({ title, language }) => [title, language])).toEqual([["Ventes du mois", "fr"]]);
    expect(mailing.seen.sent[0]?.mail.attachments).toHaveLength(1);
  });

  it("is not sent any more once its rhythm is taken away", async () => {
    const { id } = await saved();
    await maker.call(reports.schedule, { id, rhythm: "monthly", recipients: ["une@cellier.test"] });
    const ended = await maker.call(reports.schedule, { id, rhythm: null, recipients: ["une@cellier.test"] });
    expect(ended).toMatchObject({ rhythm: null, recipients: [], nextOn: null });
    expect(await refusalOfCall(maker.call(reports.mail, { id }))).toBe("rhythm:not_mailed");
  });

  it("needs somebody to go to, and goes to five at most", async () => {
    const { id } = await saved();
    const scheduled = (recipients: string[]) => refusalOfCall(maker.call(reports.schedule, { id, rhythm: "weekly", recipients }));
    expect(await scheduled([])).toBe("recipients:required");
    const six = Array.from({ length: 6 }, (_, place) => `p${place}@cellier.test`);
    expect(await scheduled(six)).toMatch(/^recipients:/);
    expect(await scheduled(["nobody"])).toMatch(/^recipients\.0:/);
  });
});
