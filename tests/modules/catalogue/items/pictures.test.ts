import { beforeAll, expect, it } from "vitest";
import { items } from "@/worker/modules/catalogue/items/contract";
import { bytesOf } from "@/worker/core/contract/printing";
import { type Maker, newMaker } from "@/tests/support/in-process";
import { refusalOfCall } from "@/tests/support/refusals";
import { smallPng } from "@/tests/support/sample";

let maker: Maker;
let neighbour: Maker;
beforeAll(async () => {
  [maker, neighbour] = await Promise.all([newMaker(), newMaker()]);
});

const newItem = (name: string) => maker.call(items.create, { name });

it("is shown from its list to its sheet, replaced under another name, and taken off", async () => {
  const { id, version, pictureId } = await newItem("Rillettes de canard");
  expect(pictureId).toBeNull();
  const pictured = await maker.call(items.setPicture, { id, content: smallPng, version });
  expect(pictured.pictureId).toBeTruthy();
  const { items: listed } = await maker.call(items.list, { search: "rillettes" });
  expect(listed.map((item) => item.pictureId)).toEqual([pictured.pictureId]);

  const { mediaType, fileName, ...file } = await maker.call(items.picture, { id });
  expect([mediaType, fileName]).toEqual(["image/png", `${pictured.sku}.png`]);
  expect(Buffer.from(bytesOf(file)).toString("base64")).toBe(smallPng);
  expect(await refusalOfCall(neighbour.call(items.picture, { id }))).toBe("not_found");

  const without = await maker.call(items.removePicture, { id, version: pictured.version });
  expect(without.pictureId).toBeNull();
  expect(await refusalOfCall(maker.call(items.picture, { id }))).toBe("not_found");
  expect(await refusalOfCall(maker.call(items.removePicture, { id, version: without.version }))).toBe("not_allowed_now");
});

it("is refused where it is no picture, by what it is and not by its name, and of who has not seen the last", async () => {
  const { id, version } = await newItem("Gelée de coings");
  const markup = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>").toString("base64");
  expect(await refusalOfCall(maker.call(items.setPicture, { id, content: markup, version }))).toBe("content:picture_kind");
  await maker.call(items.setPicture, { id, content: smallPng, version });
  expect(await refusalOfCall(maker.call(items.setPicture, { id, content: smallPng, version }))).toBe("version:changed_by");
});

it("stays with the article it was taken of: a copy has none", async () => {
  const { id, version } = await newItem("Soupe de potimarron");
  await maker.call(items.setPicture, { id, content: smallPng, version });
  expect((await maker.call(items.duplicate, { id })).pictureId).toBeNull();
});
