import { expect, it } from "vitest";
import * as clients from "@/worker/modules/sell/clients/rules";
import * as suppliers from "@/worker/modules/buy/suppliers/rules";
import { addressLines } from "@/worker/core/trade/address-lines";
import { mustExist, Refusal } from "@/worker/core/errors";

const address = { street: "3 quai du Port", postcode: "47000", city: "Agen", country: "FR" };

it("a supplier is found by its names, its address and whom one calls", () => {
  const mill = { name: "Moulin Été", reference: "FOU-1", contactName: "Luc", email: "a@b.fr", address };
  expect(suppliers.derive(mill)).toEqual({ sortName: "moulin ete", searchText: "moulin ete fou-1 luc a@b.fr agen" });
  expect(suppliers.searchTextOf({ ...mill, email: null, address: null })).toBe("moulin ete fou-1 luc  ");
});

it("a client is found by its names, cities and whom one calls, each word once", () => {
  const shop = { reference: "CLI-1", companyName: "Halles", commercialName: "Halles", contactPerson: "Zoé", email: null };
  const places = { billingAddress: address, shippingAddress: { ...address, city: "Pau" } };
  expect(clients.derive({ ...shop, ...places })).toEqual({ sortName: "halles", searchText: "cli-1 halles zoe agen pau" });
  expect(clients.derive({ ...shop, billingAddress: null, shippingAddress: null }).searchText).toBe("cli-1 halles zoe");
  expect([clients.cityOf(places), clients.cityOf({ ...places, shippingAddress: null })]).toEqual(["Pau", "Agen"]);
  expect(clients.cityOf({ billingAddress: null, shippingAddress: null })).toBe("");
});

it.each([
  ["FR", ["3 quai du Port", "47000 Agen"]],
  ["BE", ["3 quai du Port", "47000 Agen", "Belgique"]],
])("an envelope to %s", (country, lines) => expect(addressLines({ ...address, country }, "fr")).toEqual(lines));

it("a record that a field names and that is not there is that field's fault; other faults stay what they are", async () => {
  expect(await mustExist("client", Promise.resolve(5))).toBe(5);
  const missing = mustExist("client", Promise.reject(new Refusal("not_found")));
  await expect(missing).rejects.toMatchObject({
    name: "Refusal",
    code: "invalid_input",
    detail: { fields: [{ field: "client", code: "not_found" }] },
  });
  await expect(mustExist("client", Promise.reject(new Refusal("stale")))).rejects.toMatchObject({ code: "stale" });
  await expect(mustExist("client", Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});
