import { beforeAll, describe, expect, it } from "vitest";
import { newBusiness, type Person, visitor } from "../support/people";
import { reasonsOf } from "../support/newcomer";

let maker: Person;
let path: string;
let before: unknown;

beforeAll(async () => {
  maker = await newBusiness();
  const { body } = await maker.api("/api/items", { method: "POST", json: { name: "Témoin", price: 4.2 } });
  path = `/api/items/${body.id}`;
  before = await everything();
});

/** All that the business has: nothing refused may change it. */
async function everything(): Promise<unknown> {
  return (await maker.api("/api/items?limit=100")).body;
}

const texts = ["category", "description", "supplierName", "customerName"];
const refused: [field: string, value: unknown, code: string][] = [
  ["name", undefined, "required"],
  ["name", null, "required"],
  ["name", " \t ", "required"],
  ["name", 12, "type_string"],
  ["name", "x".repeat(121), "too_big_text"],
  ["name", "a\u0007b", "control"],
  ["name", "a\nb", "control"],
  ["name", "a\u2029b", "control"],
  ["name", "a\ufeffb", "control"],
  ["name", "a\udc00b", "control"],
  ["kind", "gadget", "choice"],
  ["kind", 1, "choice"],
  ["sku", "", "required"],
  ["sku", "x".repeat(41), "too_big_text"],
  ["sku", "A\ud83d", "control"],
  ["barcode", "123", "format"],
  ["barcode", "3760001234560", "check_digit"],
  ["barcode", 3760001234567, "type_string"],
  ["barcode", "'; drop table items; --", "format"],
  ["category", "x".repeat(61), "too_big_text"],
  ["description", "x".repeat(2_001), "too_big_text"],
  ["supplierName", "x".repeat(121), "too_big_text"],
  ["customerName", "x".repeat(121), "too_big_text"],
  ...texts.flatMap((field): [string, unknown, string][] => [
    [field, { $ne: "" }, "type_string"],
    [field, "\u001b[2J", "control"],
    [field, "fin\ud800", "control"],
  ]),
  ["status", "<script>alert(1)</script>", "choice"],
  ["status", ["active"], "choice"],
  ["unit", "ton", "choice"],
  ...["price", "cost"].flatMap((field): [string, unknown, string][] => [
    [field, -0.01, "too_small_number"],
    [field, 1_000_000.01, "too_big_number"],
    [field, 1.00001, "decimals"],
    [field, "4.20", "type_number"],
    [field, "NaN", "type_number"],
    [field, true, "type_number"],
    [field, { amount: 1 }, "type_number"],
  ]),
  ["vatRate", 7, "choice"],
  ["vatRate", -5.5, "choice"],
  ["vatRate", 5.501, "decimals"],
  ["vatRate", "5.5", "type_number"],
  ["allergens", ["sugar"], "choice"],
  ["allergens", "milk", "type_array"],
  ["allergens", Array(15).fill("milk"), "too_big_list"],
  ["margin", 5, "unknown"],
  ["businessId", "autre", "unknown"],
  ["constructor", {}, "unknown"],
];

describe.each(["create", "update"])("REST, items.%s", (verb) => {
  const inUpdate = refused.filter(([field, value]) => verb === "create" || (field !== "kind" && value !== undefined));

  it.each(inUpdate)("refuses %s = %j by name", async (field, value, code) => {
    const json = verb === "create" ? { name: "Refusé", [field]: value } : { [field]: value };
    const answer = await (verb === "create"
      ? maker.api("/api/items", { method: "POST", json })
      : maker.api(path, { method: "PATCH", json }));
    expect(answer.status).toBe(422);
    // The element of a list is named by its place.
    expect(reasonsOf(answer).map((reason) => reason.replace(/\.\d+:/, ":"))).toContain(`${field}:${code}`);
    expect(reasonsOf(answer).every((reason) => reason.startsWith(field))).toBe(true);
  });

  it("wrote nothing of all that", async () => {
    expect(await everything()).toEqual(before);
  });
});

describe("REST, numbers and depths that JSON can say and we cannot keep", () => {
  const send = (body: string) => maker.api("/api/items", { method: "POST", body, headers: { "content-type": "application/json" } });

  it.each([
    ["a number without end", '{"name":"x","price":1e999}', ["price:type_number"]],
    ["a list in a list, a hundred thousand deep", `{"name":${"[".repeat(1e5)}${"]".repeat(1e5)}}`, ["name:type_string"]],
    ["an unknown field as deep", `{"name":"x","z":${'{"a":'.repeat(5e4)}1${"}".repeat(5e4)}}`, ["z:unknown"]],
    ["a prototype", '{"name":"x","__proto__":{"price":1}}', ["__proto__:unknown"]],
    ["half a character", '{"name":"a\\ud800"}', ["name:control"]],
  ])("%s", async (_, body, reasons) => {
    const answer = await send(body);
    expect([answer.status, reasonsOf(answer)]).toEqual([422, reasons]);
  });

  it("nothing of it was written", async () => {
    expect(await everything()).toEqual(before);
  });
});

describe("REST, questions", () => {
  it.each([
    ["limit=0", "limit:too_small_number"],
    ["limit=-3", "limit:too_small_number"],
    ["limit=101", "limit:too_big_number"],
    ["limit=NaN", "limit:type_number"],
    ["limit=1.5", "limit:type_int"],
    ["limit=1e2", "limit:type_number"],
    [`search=${"x".repeat(101)}`, "search:too_big_text"],
    ["sort=price;drop", "sort:choice"],
    ["direction=up", "direction:choice"],
    ["marginBelow=abc", "marginBelow:type_number"],
    ["allergen=sugar", "allergen:choice"],
    ["unknown=1", "unknown:unknown"],
    ["limit=1&limit=2", "limit:once"],
    ["sort=name&sort=price", "sort:once"],
    ["search=a&search=b", "search:once"],
    [`cursor=${"x".repeat(501)}`, "cursor:too_big_text"],
  ])("%s", async (question, reason) => {
    const answer = await maker.api(`/api/items?${question}`);
    expect([answer.status, reasonsOf(answer)]).toEqual([422, [reason]]);
  });

  it("a list may be given as one, or one by one", async () => {
    const several = await maker.api("/api/items/facets?sections=catalogue&sections=rnd");
    const one = await maker.api("/api/items/facets?sections=catalogue,rnd");
    expect([several.status, several.body]).toEqual([200, one.body]);
    expect((await maker.api("/api/items/facets?sections=catalogue&sections=moon")).status).toBe(422);
  });

  it.each(["%00", "%2e%2e%2fsecret", "a%20b", "x".repeat(65), "%F0%9F%8D%85", "'or'1'='1"])("the identifier %s is none", async (id) => {
    for (const method of ["GET", "PATCH"]) {
      const answer = await maker.api(`/api/items/${id}`, { method, ...(method === "PATCH" && { json: { name: "x" } }) });
      expect([answer.status, reasonsOf(answer)[0]?.split(":")[0]]).toEqual([422, "id"]);
    }
  });

  it("an identifier in the body does not stand for the one in the path", async () => {
    const { body } = await maker.api("/api/items", { method: "POST", json: { name: "Autre" } });
    const changed = await maker.api(path, { method: "PATCH", json: { id: body.id, supplierName: "Moulin" } });
    expect(changed.body).toMatchObject({ name: "Témoin", supplierName: "Moulin" });
    expect((await maker.api(`/api/items/${body.id}`)).body.supplierName).toBe("");
  });
});

describe("REST, bodies and methods", () => {
  it("take JSON and nothing that only sounds like it", async () => {
    for (const type of [
      "text/plain",
      "text/plain; a=json",
      "application/x-www-form-urlencoded",
      "multipart/form-data",
      "application/jsonp",
    ]) {
      const answer = await maker.api("/api/items", { method: "POST", body: '{"name":"x"}', headers: { "content-type": type } });
      expect([answer.status, answer.body.code], type).toEqual([415, "unsupported_media_type"]);
    }
    for (const type of ["application/json; charset=utf-8", "application/merge-patch+json"]) {
      const answer = await maker.api(path, { method: "PATCH", body: "{}", headers: { "content-type": type } });
      expect(answer.status, type).toBe(200);
    }
  });

  it("of a whole part of a file are taken", async () => {
    const content = Buffer.alloc(1_000_000, 1).toString("base64");
    const body = JSON.stringify({ digest: "a".repeat(64), size: 1_500_000, part: 0, content, fileName: "long.pdf" });
    const headers = { "content-type": "application/json" };
    expect(await maker.api("/api/documents/upload-part", { method: "POST", body, headers })).toMatchObject({
      status: 200,
      body: { parts: [0] },
    });
  });

  it("of 20 MB are refused, said to be that long or not", async () => {
    const part = new Uint8Array(1024 * 1024).fill(97);
    let parts = 0;
    const body = new ReadableStream({
      pull: (stream) => (parts++ < 20 ? stream.enqueue(part) : stream.close()),
    });
    const headers = { "content-type": "application/json" };
    const unsaid = await maker.api("/api/items", { method: "POST", body, headers, duplex: "half" } as RequestInit);
    expect([unsaid.status, unsaid.body.code]).toEqual([413, "body_too_large"]);
    const visitors = await visitor.api("/api/auth/token?grant_type=password", { method: "POST", body: "x".repeat(2 ** 21), headers });
    expect(visitors.status).toBe(413);
  });

  it("of another kind are named, with those that are taken", async () => {
    for (const [method, address, allow] of [
      ["PUT", "/api/items", "GET, POST"],
      ["DELETE", path, "GET, PATCH"],
      ["GET", `${path}/archive`, "POST"],
      ["DELETE", "/api/account", "GET, PATCH"],
    ] as const) {
      const { status, body, headers } = await maker.api(address, { method });
      expect([status, body.code, headers.get("allow")?.split(", ").sort().join(", ")]).toEqual([405, "method_not_allowed", allow]);
    }
  });
});
