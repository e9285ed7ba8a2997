import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { reasonsOf } from "../support/newcomer";
import { newBusiness, type Person } from "../support/people";

type Item = { id: string; name: string; version: number };

let maker: Person;
beforeAll(async () => {
  maker = await newBusiness();
});

async function create(json: Record<string, unknown> = {}, headers: Record<string, string> = {}, person = maker) {
  return person.api("/api/items", { method: "POST", json: { name: "Miel", ...json }, headers });
}

const total = async () => Number((await maker.api("/api/items?limit=1")).body.total);

describe("a request's own key", () => {
  it("makes ten of the same at once one, with one answer", async () => {
    const before = await total();
    const headers = { "idempotency-key": randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => create({ name: "Une seule fois" }, headers)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await total()).toBe(before + 1);
  });

  it("is refused for other words, and for another operation", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const { body } = await create({ name: "Premier" }, headers);
    const other = await create({ name: "Second" }, headers);
    const elsewhere = await maker.api(`/api/items/${body.id}/duplicate`, { method: "POST", json: {}, headers });
    expect([other, elsewhere].map(({ status, body: problem }) => [status, problem.code])).toEqual([
      [422, "key_reused"],
      [422, "key_reused"],
    ]);
  });

  it("stands for what a person typed, where a program says so, whatever it makes of it by then", async () => {
    const path = `/api/items/${(await create()).body.id}`;
    const headers = { "idempotency-key": randomUUID(), "idempotency-wording": "miel --name Sapin" };
    const send = (json: object, other: object = {}) => maker.api(path, { method: "PATCH", json, headers: { ...headers, ...other } });
    const first = await send({ name: "Sapin", version: 1 });
    const again = await send({ name: "Sapin", version: 2 });
    const nothing = await send({ name: -1 });
    expect([first, again, nothing].map(({ status, body }) => [status, body.version])).toEqual(Array(3).fill([200, 2]));
    expect((await send({ name: "Sapin" }, { "idempotency-wording": "miel --name Lavande" })).body.code).toBe("key_reused");
  });

  it("belongs to one person: another's same key gets nothing of theirs", async () => {
    const neighbour = await newBusiness();
    const headers = { "idempotency-key": randomUUID() };
    const own = await create({ name: "Même clé" }, headers);
    const theirs = await create({ name: "Même clé" }, headers, neighbour);
    expect(theirs.status).toBe(201);
    expect(theirs.body.id).not.toBe(own.body.id);
  });

  it("is refused where it is empty: nothing would keep the request from being done twice", async () => {
    const before = await total();
    for (const key of ["", "  "]) {
      const { status, body } = await create({ name: "Clé vide" }, { "idempotency-key": key });
      expect([status, body.errors]).toEqual([422, [expect.objectContaining({ field: "Idempotency-Key" })]]);
    }
    expect(await total()).toBe(before);
  });

  it("is not spent by a refusal", async () => {
    const headers = { "idempotency-key": randomUUID() };
    expect((await create({ price: -1 }, headers)).status).toBe(422);
    expect((await create({ price: 1 }, headers)).status).toBe(201);
  });

  it("gives the first answer again, even when the record has moved on", async () => {
    const { body } = await create();
    const request = { method: "PATCH", json: { name: "Miel de lavande", version: 1 }, headers: { "idempotency-key": randomUUID() } };
    const first = await maker.api(`/api/items/${body.id}`, request);
    await maker.api(`/api/items/${body.id}`, { method: "PATCH", json: { name: "Miel d'acacia" } });
    const again = await maker.api(`/api/items/${body.id}`, request);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await maker.api(`/api/items/${body.id}`)).body).toMatchObject({ name: "Miel d'acacia", version: 3 });
  });
});

describe("a record's version", () => {
  it("is its entity tag, moves with every change, and saves the reader a copy", async () => {
    const created = await create();
    expect([created.headers.get("etag"), created.headers.get("location")]).toEqual(['"1"', `/api/items/${created.body.id}`]);
    const path = `/api/items/${created.body.id}`;
    expect((await maker.api(path, { headers: { "if-none-match": '"1"' } })).status).toBe(304);
    await maker.api(path, { method: "PATCH", json: { name: "Miel de sapin" } });
    const changed = await maker.api(path, { headers: { "if-none-match": '"1"' } });
    expect([changed.status, changed.headers.get("etag"), changed.body.name]).toEqual([200, '"2"', "Miel de sapin"]);
  });

  it("lets one of many writers through, whichever way they name it", async () => {
    const path = `/api/items/${(await create()).body.id}`;
    const header = (n: number) => maker.api(path, { method: "PATCH", json: { name: `Miel ${n}` }, headers: { "if-match": '"1"' } });
    const body = (n: number) => maker.api(path, { method: "PATCH", json: { name: `Miel ${n}`, version: 1 } });
    const answers = await Promise.all([header(1), header(2), body(3), body(4)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body: problem } of answers.filter(({ status }) => status !== 200)) {
      expect([409, 412]).toContain(status);
      expect(problem.code).toBe(status === 412 ? "precondition_failed" : "stale");
    }
    expect((await maker.api(path)).body.version).toBe(2);
  });

  it("takes any for a star, and nothing for what is no version", async () => {
    const path = `/api/items/${(await create()).body.id}`;
    const change = (match: string) => maker.api(path, { method: "PATCH", json: { name: "Miel" }, headers: { "if-match": match } });
    expect((await change("*")).status).toBe(200);
    expect((await change('W/"2"')).status).toBe(200);
    for (const match of ["2", '"abc"', '"2", "3"', '""', "W/2"]) expect((await change(match)).status, match).toBe(412);
    for (const version of [0, -1, 1.5, "1", 1e300]) {
      const answer = await maker.api(path, { method: "PATCH", json: { name: "Miel", version } });
      expect([answer.status, reasonsOf(answer)[0]?.split(":")[0]], String(version)).toEqual([422, "version"]);
    }
  });

  it("stands against a change to a record that was put away meanwhile", async () => {
    const { body } = await create();
    await maker.api(`/api/items/${body.id}/archive`, { method: "POST", json: {} });
    const late = await maker.api(`/api/items/${body.id}/restore`, { method: "POST", json: { version: 1 } });
    expect(late.body.code).toBe("stale");
    const message = expect.stringMatching(/^Dernier changement : Archiver.*, par \S+ \S+, \d{1,2} \S+ \d{4}/);
    expect(late.body.errors, "who did what, and when").toEqual([{ field: "version", code: "changed_by", message }]);
  });
});

describe("a cursor", () => {
  let cook: Person;
  let cursor: string;
  beforeAll(async () => {
    cook = await newBusiness();
    for (const name of ["Ail", "Basilic", "Cerfeuil"]) await create({ name }, {}, cook);
    cursor = String((await cook.api("/api/items?limit=2")).body.nextCursor);
  });

  const forged = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString("base64url");

  it("goes on where the page ended", async () => {
    const { body } = await cook.api(`/api/items?limit=2&cursor=${cursor}`);
    expect([(body.items as Item[]).map(({ name }) => name), body.nextCursor, body.total]).toEqual([["Cerfeuil"], null, 3]);
  });

  it("of another order, cut short, lengthened or made up is refused by name", async () => {
    const bad = [
      cursor.slice(0, -4),
      `${cursor}AAAA`,
      forged(["price", 1, 1]),
      forged(["name"]),
      forged(["name", "ail"]),
      forged(["name", ["ail"], 1]),
      forged(["name", null, 1]),
      forged(["name", "ail", 1.5]),
      forged({ 0: "name", 1: "ail", 2: 1 }),
      Buffer.from('["name","a\\ud800",1]').toString("base64url"),
      "bm90IGpzb24",
      "' or 1=1 --",
    ];
    for (const one of bad) {
      const answer = await cook.api(`/api/items?cursor=${encodeURIComponent(one)}`);
      expect([answer.status, reasonsOf(answer)], one).toEqual([422, ["cursor:format"]]);
    }
    expect((await cook.api(`/api/items?sort=price&cursor=${cursor}`)).status).toBe(422);
  });

  it("of somebody else shows nothing but one's own", async () => {
    const { body } = await maker.api(`/api/items?limit=100&cursor=${cursor}`);
    const own = (await maker.api("/api/items?limit=100")).body.items as Item[];
    const shown = (body.items as Item[]).map(({ id }) => id);
    expect(own.map(({ id }) => id)).toEqual(expect.arrayContaining(shown));
    const forgedPage = await cook.api(`/api/items?cursor=${forged(["name", "x' or 1=1 --", 0])}`);
    expect((forgedPage.body.items as Item[]).length).toBe(0);
  });
});
