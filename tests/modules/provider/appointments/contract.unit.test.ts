import { expect, it } from "vitest";
import { parse } from "@/worker/core/contract/parse";
import { experts } from "@/worker/modules/provider/experts/contract";
import { requireHours } from "@/worker/modules/provider/experts/records";
import { offers } from "@/worker/modules/provider/offers/contract";
import { refusedOf } from "@/tests/support/refusals";

const expert = { name: "Aurélie", headline: "Étiquetage" };
const offer = { name: "Essai", topic: "costs" };

it.each([
  [() => parse(experts.create.input, { ...expert, timeZone: "Paris" }), "timeZone:time_zone"],
  [() => parse(experts.create.input, { ...expert, timeZone: "America/Cayenne" }), null],
  [() => parse(experts.create.input, { ...expert, weekly: [{ weekday: 1, from: "09:10", to: "10:00" }] }), "weekly.0.from:quarter"],
  [() => parse(experts.create.input, { ...expert, weekly: [{ weekday: 1, from: "09:15", to: "24:00" }] }), "weekly.0.to:quarter"],
  [() => parse(offers.create.input, { ...offer, minutes: 50 }), "minutes:whole_quarters"],
  [() => parse(offers.create.input, { ...offer, minutes: 45 }), null],
  [() => requireHours("weekly", [{ from: "09:00", to: "09:00" }]), "weekly.0.to:before_start"],
  [() => requireHours("weekly", [{ from: "09:00", to: "09:15" }]), null],
  [() => requireHours("exceptions", [{ from: "09:00", to: null }]), "exceptions.0.to:before_start"],
  [() => requireHours("exceptions", [{ from: null, to: null }]), null],
])("%s", (read, refused) => expect(refusedOf(read)).toBe(refused));
