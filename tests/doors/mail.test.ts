import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { invoicePdf, readingOf, type ScanAnswer } from "../support/documents";
import { newBusiness, type Person } from "../support/people";
import { url } from "@/tests/support/address";

let maker: Person;
let paper: Awaited<ReturnType<typeof invoicePdf>>;
beforeAll(async () => {
  [maker, paper] = await Promise.all([newBusiness(), invoicePdf(3)]);
});

interface File {
  name: string;
  type?: string;
  content: string;
  disposition?: string;
}

/** Hands a mail in as the mail server does. @returns what the sender is told when it comes back; null when it was taken */
async function hand(to: string, files: File[], { from = maker.email, writer = "", headers = [] as string[] } = {}): Promise<string | null> {
  const parts = files.map(({ name, type = "application/pdf", content, disposition = "attachment" }) =>
    [
      `Content-Type: ${type}; name="${name}"`,
      "Content-Transfer-Encoding: base64",
      `Content-Disposition: ${disposition}; filename="${name}"`,
      "",
      content.replace(/.{76}/g, "$&\r\n"),
    ].join("\r\n"),
  );
  const text = "Content-Type: text/plain; charset=utf-8\r\n\r\nBonjour, voici la facture.";
  const mail = [
    `From: Camille <${writer || from}>`,
    `To: <${to}>`,
    `Message-ID: <${randomUUID()}@cellier.test>`,
    ...headers,
    "Subject: Facture",
    "MIME-Version: 1.0",
    'Content-Type: multipart/mixed; boundary="part"',
    "",
    ...[text, ...parts].map((part) => `--part\r\n${part}`),
    "--part--",
    "",
  ].join("\r\n");
  const route = new URLSearchParams({ from, to });
  const answer = await fetch(`${url}/cdn-cgi/handler/email?${route}`, { method: "POST", body: mail });
  const reply = await answer.text();
  return answer.ok ? null : reply.replace(/^.*reason: /, "");
}

const documents = async (person = maker) => (await person.api("/api/scans")).body.items as ScanAnswer[];
async function openAddress(person = maker): Promise<string> {
  const { body } = await person.api("/api/scans/renew-inbox", { method: "POST", json: {} });
  return String(body.address);
}

describe("a business's own address", () => {
  it("is opened, is shown, and receives no more once it is changed", async () => {
    const person = await newBusiness();
    expect((await person.api("/api/scans/inbox")).body).toEqual({ address: null, documents: null, isReceiving: true });
    const first = await openAddress(person);
    expect(first).toMatch(/^scan\+[a-z2-9]{16}@/);
    expect((await person.api("/api/scans/inbox")).body.address).toBe(first);
    const second = await openAddress(person);
    expect(second).not.toBe(first);
    const reply = await hand(first, [{ name: "a.pdf", content: paper.content }], { from: person.email });
    expect(reply).toContain("n'existe plus");
    expect(reply).toContain("exists no more");
    expect(await documents(person)).toEqual([]);
  });

  it("is for plans that read documents", async () => {
    const core = await newBusiness({ plan: "core" });
    const { status, body } = await core.api("/api/scans/renew-inbox", { method: "POST", json: {} });
    expect([status, body.code]).toEqual([403, "feature_not_in_plan"]);
  });
});

describe("a mail", () => {
  it("brings in what is attached, which reads itself; the letter's own pictures and signatures stay out", async () => {
    const to = await openAddress();
    const besides = { name: "smime.p7s", type: "application/pkcs7-signature", content: "AAAA" };
    expect(await hand(to, [{ name: "moulin.pdf", content: paper.content }, besides])).toBeNull();
    const [only, ...others] = await documents();
    expect([only?.fileName, others]).toEqual(["moulin.pdf", []]);
    expect(await readingOf(maker, only?.id ?? "")).toMatchObject({ status: "to_review", invoiceNumber: paper.truth.invoiceNumber });
  });

  it("that comes twice brings its documents in once", async () => {
    const to = await openAddress();
    const before = (await documents()).length;
    const file = { name: "deux.pdf", content: (await invoicePdf(4)).content };
    await Promise.all([hand(to, [file]), hand(to, [file])]);
    await hand(to.toUpperCase(), [file]);
    expect((await documents()).length).toBe(before + 1);
  });

  it("from a supplier of the books is taken, even handed on by another mailbox; from a stranger it comes back", async () => {
    const to = await openAddress();
    const email = `factures-${randomUUID()}@moulin.example`;
    await maker.api("/api/suppliers", { method: "POST", json: { name: "Moulin des Essais", email } });
    const file = async (at: number) => [{ name: "f.pdf", content: (await invoicePdf(at)).content }];
    expect(await hand(to, await file(5), { from: email })).toBeNull();
    const forwarded = { from: "relais@ailleurs.example", writer: email };
    expect(await hand(to, await file(6), forwarded)).toContain("suppliers it knows");
    const vouched = "Authentication-Results: mx.cloudflare.net; spf=pass; dkim=pass; dmarc=pass header.from=moulin.example";
    expect(await hand(to, await file(6), { ...forwarded, headers: [vouched] })).toBeNull();
    expect(await hand(to, await file(7), { from: maker.email.replace("@", "+transfert=scan@") })).toBeNull();
    expect(await hand(to, await file(8), { from: "inconnu@ailleurs.example" })).toContain("suppliers it knows");
  });

  it("whose sender is denied comes back, whatever it says of itself", async () => {
    const to = await openAddress();
    const before = (await documents()).length;
    const file = { name: "f.pdf", content: (await invoicePdf(10)).content };
    const outcomeOf = (results: string) => hand(to, [file], { headers: [`Authentication-Results: mx.cloudflare.net; ${results}`] });
    expect(await outcomeOf("spf=fail smtp.mailfrom=cellier.test; dmarc=none")).toContain("suppliers it knows");
    expect(await outcomeOf("spf=pass; dmarc=fail header.from=cellier.test")).toContain("suppliers it knows");
    expect((await documents()).length).toBe(before);
    expect(await outcomeOf("spf=softfail; dmarc=none")).toBeNull();
  });

  it("of parts within parts, or of headers without end, comes back unread", async () => {
    const to = await openAddress();
    const file = { name: "f.pdf", content: (await invoicePdf(11)).content };
    const deep = Array.from({ length: 400 }, (_, at) => `Content-Type: multipart/mixed; boundary="d${at}"\r\n\r\n--d${at}`).join("\r\n");
    const nested = { name: "deep", type: `multipart/mixed; boundary="d"\r\n\r\n--d\r\n${deep}\r\nX: y`, content: "" };
    expect(await hand(to, [nested, file])).toContain("Unreadable message");
    const headers = Array.from({ length: 20 }, (_, at) => `X-Strange-${at}: ${"x".repeat(10_000)}`);
    expect(await hand(to, [file], { headers })).toContain("Unreadable message");
  });

  it("tells of each file why it was refused, and takes the others", async () => {
    const to = await openAddress();
    const before = (await documents()).length;
    const program = { name: "facture.pdf.exe", content: Buffer.from([0x4d, 0x5a, 0x90, 0, 3]).toString("base64") };
    const reply = await hand(to, [program, { name: "bon.pdf", content: (await invoicePdf(9)).content }]);
    expect(reply).toMatch(/facture\.pdf\.exe : refuse\. .*bon\.pdf : recu\. \/ facture\.pdf\.exe: refused\..*bon\.pdf: received\./);
    expect((await documents()).length).toBe(before + 1);
    expect(reply).toMatch(/^[\x20-\x7e]*$/);
  });

  it("files with the documents what comes to the other address, and books nothing of it", async () => {
    const to = (await openAddress()).replace("scan+", "documents+");
    const before = (await documents()).length;
    const file = { name: "Certificat bio.pdf", content: (await invoicePdf(11)).content };
    expect(await hand(to, [file])).toBeNull();
    expect(await hand(to, [{ name: "page.html", content: Buffer.from("<html>").toString("base64"), type: "application/pdf" }])).toContain(
      "page.html",
    );
    const { items } = (await maker.api("/api/documents")).body as { items: { title: string }[] };
    expect(items.map(({ title }) => title)).toEqual(["Certificat bio"]);
    expect((await documents()).length).toBe(before);
    expect(await hand(to, [file], { from: "inconnu@ailleurs.test" })).toMatch(/suppliers it knows/);
  });

  it("without a document comes back; the answer of a machine is dropped", async () => {
    const to = await openAddress();
    expect(await hand(to, [])).toContain("No document is attached");
    expect(await hand(to, [], { headers: ["Auto-Submitted: auto-replied"] })).toBeNull();
  });

  it("beyond the plan's readings comes back with the reason", async () => {
    const small = await newBusiness({ plan: "freemium" });
    const to = await openAddress(small);
    const files = [1, 2].map(async (at) => ({ name: `${at}.pdf`, content: (await invoicePdf(at)).content }));
    expect(await hand(to, await Promise.all(files), { from: small.email })).toMatch(/1\.pdf : recu\.; 2\.pdf : refuse\./);
    expect(await documents(small)).toHaveLength(1);
  });
});
