import { unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { bytesOf } from "@/worker/core/contract/printing";
import { invoiceBundles } from "@/db/business";
import { businesses } from "@/db/platform";
import { eq } from "drizzle-orm";
import { callAsSystem } from "@/worker/engine/call-as-system";
import { businessDay } from "@/worker/engine/upkeep/upkeep";
import { giveUp } from "@/worker/modules/money/invoice-bundles";
import { testRuntime } from "@/tests/support/runtime";
import { until } from "@/tests/support/local-service";
import { savedAccount } from "@/tests/support/newcomer";
import { readPdf } from "@/tests/support/pdf";
import { databases } from "@/tests/support/platform";
import { sampleCompany } from "@/tests/support/sample";
import { newShop } from "@/tests/support/shop";
import { problemsOf } from "@/tests/support/workshop";
import { url } from "@/tests/support/address";

interface Bundle {
  id: string;
  state: string;
  total: number;
  printed: number;
  size: number;
}

const billed = [{ description: "Dégustation", amount: { value: 2, unit: "piece" }, price: 30, vatRate: 20 }];
const SENT = 12;
let shop: Awaited<ReturnType<typeof newShop>>;
let numbers: string[] = [];
let draft = "";

beforeAll(async () => {
  shop = await newShop({ siret: "55208131766522", billingAddress: sampleCompany.address });
  await shop.made(shop.api("/api/company", { method: "PATCH", json: sampleCompany }));
  for (let n = 0; n < SENT; n += 1) numbers = [...numbers, await sent()];
  draft = (await written()).id;
});

const written = () => shop.made<{ id: string }>(shop.post("/api/invoices", { client: shop.client, lines: billed }));
async function sent(): Promise<string> {
  const { id } = await written();
  return (await shop.made<{ number: string }>(shop.post(`/api/invoices/${id}/send`, { mail: false }))).number;
}

const begin = (input: object = {}) => shop.made<Bundle>(shop.post("/api/invoice-bundles/print", input));
const look = (id: string) => shop.made<Bundle>(shop.api(`/api/invoice-bundles/${id}`));
async function printed(input: object = {}): Promise<Bundle> {
  const { id } = await begin(input);
  return until(async () => {
    const now = await look(id);
    return now.state === "done" && now;
  }, 60);
}
const unpacked = async (id: string) =>
  unzipSync(bytesOf(await shop.made<{ content: string }>(shop.api(`/api/invoice-bundles/${id}/file`))));

describe("many invoices on paper", () => {
  it("are one file: each that was sent once, by its number, as it is by itself", async () => {
    const bundle = await printed();
    expect(bundle).toMatchObject({ total: SENT, printed: SENT, state: "done" });
    const files = await unpacked(bundle.id);
    expect(Object.keys(files).sort()).toEqual(numbers.map((number) => `${number}.pdf`));
    const { texts, attachments } = await readPdf(files[`${numbers[3]}.pdf`] ?? new Uint8Array());
    expect(texts.join(" ")).toContain(numbers[3]);
    expect(attachments).toEqual(["factur-x.xml"]);
    expect(bundle.size).toBeGreaterThan(SENT * 5_000);
  });

  it("are those that are named, each once, or those that match", async () => {
    const some = [numbers[1], numbers[4], numbers[1]];
    expect(Object.keys(await unpacked((await printed({ invoices: some })).id)).sort()).toEqual([`${numbers[1]}.pdf`, `${numbers[4]}.pdf`]);
    expect(await begin({ search: numbers[2] })).toMatchObject({ total: 1 });
    expect(await begin({ client: shop.client, status: "sent" })).toMatchObject({ total: SENT });
  });

  it("come as a file to whoever wants the file", async () => {
    const { id } = await printed({ invoices: [numbers[0]] });
    const headers = { authorization: `Bearer ${shop.person.token}`, accept: "application/zip" };
    const answer = await fetch(`${url}/api/invoice-bundles/${id}/file`, { headers });
    expect(answer.headers.get("content-type")).toBe("application/zip");
    expect(Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer())))).toEqual([`${numbers[0]}.pdf`]);
  });

  it("that are not there, have no number or match nothing are named, and nothing is begun", async () => {
    const bundleIds = async () => (await shop.made<{ items: Bundle[] }>(shop.api("/api/invoice-bundles"))).items.map(({ id }) => id);
    const before = await bundleIds();
    expect(problemsOf(await shop.post("/api/invoice-bundles/print", { invoices: [numbers[0], draft] }))).toEqual(["invoices.1:not_sent"]);
    expect(problemsOf(await shop.post("/api/invoice-bundles/print", { from: "2000-01-01", to: "2000-12-31" }))).toEqual([
      "from:nothing_to_print",
    ]);
    expect((await shop.post("/api/invoice-bundles/print", { invoices: Array(201).fill(numbers[0]) })).status).toBe(422);
    expect(await bundleIds()).toEqual(before);
  });

  it("are on every plan", async () => {
    const business = (await savedAccount(shop.person.email))?.businesses;
    await databases.platform
      .update(businesses)
      .set({ plan: "freemium" })
      .where(eq(businesses.id, business?.id ?? ""));
    expect((await printed({ invoices: [numbers[0]] })).state).toBe("done");
  });

  it("are given up when the queue cannot print them, and forgotten after a week with their file", async () => {
    const business = (await savedAccount(shop.person.email))?.businesses;
    const done = await printed({ invoices: [numbers[0]] });
    await callAsSystem(testRuntime(), business?.id ?? "", giveUp, { id: done.id });
    expect((await look(done.id)).state).toBe("done");
    const removed: string[] = [];
    const files = { ...testRuntime().files, remove: async (name: string) => void removed.push(name) };
    await businessDay({ ...testRuntime({ files }), now: Date.now() + 6 * 86_400_000 }, business?.id ?? "");
    expect(removed).toEqual([]);
    const shown = async () => ((await shop.api("/api/invoice-bundles")).body.items as object[]).length;
    expect(await shown()).toBeGreaterThan(0);
    await businessDay({ ...testRuntime({ files }), now: Date.now() + 8 * 86_400_000 }, business?.id ?? "");
    expect(removed).toContain(`${business?.id}/bundles/${done.id}.zip`);
    expect(
      await databases
        .business(business?.database ?? "")
        .select()
        .from(invoiceBundles),
    ).toEqual([]);
    expect(await shown()).toBe(0);
  });
});
